# The shop without Cloudflare: docs/operations.md, "On Node". Secrets come at run time, none is in the image.
FROM node:20-bookworm-slim

# workerd trusts the authorities of the system, of which the slim image has none.
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates \
 && rm -rf /var/lib/apt/lists/*

WORKDIR /shop

COPY package.json package-lock.json ./
# wrangler and Miniflare, which run the Worker, are packages for development in package.json.
RUN npm ci --include=dev && npm cache clean --force

COPY app ./app
COPY bff ./bff
COPY public ./public
COPY scripts ./scripts
COPY remix.config.ts tsconfig.json vite.config.ts wrangler.toml ./
RUN node scripts/start-node.mjs --build

# Owned by root, so that the process cannot change its own code; the state alone is its own.
RUN mkdir /state && chown node:node /state
VOLUME /state
USER node

ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 STATE_FOLDER=/state
EXPOSE 8787

HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "scripts/node-host/healthy.mjs"]

# Not by npm, which would take the signal for itself.
CMD ["node", "scripts/start-node.mjs"]

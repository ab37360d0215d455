import { env } from "cloudflare:workers";
import { createApp } from "./app.ts";
import { type Bindings, readSettings } from "./env.ts";
import { keepHouse } from "./queries/housekeeping.ts";

const app = createApp(readSettings(env));

export default {
  fetch: app.fetch,
  async scheduled(_controller, bindings) {
    await keepHouse(bindings.DB);
  },
} satisfies ExportedHandler<Bindings>;

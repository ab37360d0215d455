import { Hono } from "hono";
import { sandbox } from "./demo/sandbox/routes.ts";
import type { Api, Settings } from "./env.ts";
import { answerError } from "./http/errors.ts";
import { housekeeper } from "./http/housekeeper.ts";
import { home } from "./routes/home.ts";
import { listings } from "./routes/listings.ts";
import { pictures } from "./routes/pictures.ts";
import { product } from "./routes/product.ts";
import { purchase } from "./routes/purchase.ts";
import { user } from "./routes/user.ts";

/** The whole API: four groups of calls, the pictures, and the sandbox pages that simulate mail and bank. */
export function createApp(settings: Settings): Hono<Api> {
  const app = new Hono<Api>();
  app.use(async (context, next) => {
    context.set("settings", settings);
    await next();
  });
  // No CORS headers: only a backend calls this API.
  app.use("/api/*", housekeeper());
  app.route("/api/home", home);
  app.route("/api/user", user);
  app.route("/api/product", listings);
  app.route("/api/product", product);
  app.route("/api/purchase", purchase);
  app.route("/sandbox", sandbox);
  app.get("/images/*", pictures);
  app.notFound((context) => context.json({ message: "Route not found" }, 404));
  app.onError(answerError);
  return app;
}

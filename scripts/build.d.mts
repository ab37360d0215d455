/** Where the bundles are, relative to the project. */
export declare const BUNDLES: { readonly shop: string; readonly api: string };
/** What wrangler said that a deployment of a bundle would ship, relative to the project. */
export declare function deployReport(name: "shop" | "api"): string;
/** Bundles the storefront when something of it has changed. @throws Error with wrangler's output when that fails */
export declare function buildShop(root: string): void;
/** Bundles the reference API when something of it has changed. @throws Error with wrangler's output when that fails */
export declare function buildApi(root: string): void;

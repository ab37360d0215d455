/** The library's ES module, which its types do not name. */
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet";
}

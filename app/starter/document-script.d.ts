/** Made by scripts/document-scripts.mjs. */
declare module "*?document-script" {
  /** Minified JavaScript. */
  const code: string;
  export default code;
}

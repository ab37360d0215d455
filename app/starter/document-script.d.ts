/** Made by scripts/document-scripts.ts. */
declare module "*?document-script" {
  /** Minified JavaScript. */
  const code: string;
  export default code;
}

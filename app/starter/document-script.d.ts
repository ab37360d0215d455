/** Made by app/starter/document-scripts.vite.ts. */
declare module "*?document-script" {
  /** Minified JavaScript. */
  const code: string;
  export default code;
}

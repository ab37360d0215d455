/** What scripts/information-texts.ts makes of a text. */
declare module "*.md" {
  const text: import("./text.ts").InformationText;
  export default text;
}

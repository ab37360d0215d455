import { useWords } from "#app/i18n/use-words.tsx";

export default function Home() {
  return <h1>{useWords("shell").home}</h1>;
}

import { Form, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useChange } from "#app/components/use-change.ts";
import { shellWords } from "#app/words/shell.ts";
import { useWords } from "#app/words/use-words.ts";
import type { ShownSuggestion } from "./suggestions.ts";

const LIST = "suggestions";

/** What an address has room for in any script. The page says how much of it was searched for (`search.cut`). */
const MAX_QUERY_LENGTH = 300;

/**
 * The header's search: a form that needs no script. With one, an empty text does nothing, and suggestions appear while
 * typing. Without one an empty search leads to the search page, which prompts for a text.
 */
export function SearchBox() {
  const words = useWords(shellWords);
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const typed = pathname === "/search" ? (new URLSearchParams(search).get("p") ?? "") : "";
  // The search removes them too, and a page must not contain NUL.
  const searched = typed.replace(/\p{Cc}/gu, "");
  const next = location?.pathname === "/search" ? new URLSearchParams(location.search).get("p") : null;
  // Filters of the results belong to the list.
  const isSearching = next !== null && (pathname !== "/search" || next !== searched);
  const { input, list, prepare } = useSuggestions(searched);
  const onSubmit = (event: FormEvent) => {
    if (input.current?.value.trim() === "") event.preventDefault();
  };
  return (
    <search className="search">
      <Form action="/search" onSubmit={onSubmit} aria-busy={isSearching || undefined}>
        <input
          ref={input}
          className="input"
          type="search"
          name="p"
          defaultValue={searched}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={words.searchLabel}
          aria-label={words.searchLabel}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={prepare}
        />
        <button type="submit" className="search-button" title={words.search}>
          <Icon name="search" />
          <span className="visually-hidden">{words.search}</span>
        </button>
        <span className="search-wait" role="status">
          {isSearching && words.wait}
        </span>
        <div className="suggestions" id={LIST} ref={list} role="listbox" aria-label={words.suggestions} hidden />
      </Form>
    </search>
  );
}

/** The script of the suggestions, loaded when the box is first used. */
function useSuggestions(searched: string) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  const prepare = async () => {
    const { attachSuggestions } = await import("./suggestions.ts");
    if (input.current && list.current)
      attachSuggestions({ input: input.current, list: list.current, go: navigate, ask });
  };

  // It was focused before the page's script was there. In other renders what is focused is prepared.
  useEffect(() => {
    if (input.current === document.activeElement) prepare();
  });

  // The text follows the page: another search or Back changes it, hydration does not.
  useChange(searched, () => {
    if (input.current) input.current.value = searched;
  });
  return { input, list, prepare };
}

async function ask(text: string): Promise<ShownSuggestion[]> {
  const response = await fetch(`/suggestions?${new URLSearchParams({ p: text })}`);
  return response.ok ? response.json() : [];
}

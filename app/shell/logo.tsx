import logo from "../logo.svg?url";

/** The shop's mark, and its name in the shop's letters. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg aria-hidden="true">
        <use href={`${logo}#logo`} />
      </svg>
      {name}
    </span>
  );
}

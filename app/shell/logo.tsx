import { iconAddress } from "../components/ui/icon.tsx";

/** The mark, a spark of four rays, and the shop's name in the shop's letters. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg aria-hidden="true">
        <use href={iconAddress("spark")} />
      </svg>
      {name}
    </span>
  );
}

/** The mark, a spark of four rays, and the shop's name in the shop's letters. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M17 1c.6 8.6 5 13.2 14 14.5C22 17 17.6 21.5 17 31c-.9-9.3-5.2-13.9-16-15.5C11.7 14.2 16 9.7 17 1z" />
        <path d="M27 2c.2 2.3 1.3 3.5 3.6 3.9C28.3 6.3 27.2 7.5 27 10c-.3-2.4-1.5-3.6-4-4.1 2.5-.4 3.7-1.6 4-3.9z" />
      </svg>
      {name}
    </span>
  );
}

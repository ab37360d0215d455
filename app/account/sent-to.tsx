/** Where a mail was sent, so that a mistyped address is noticed. Renders nothing if it is unknown. */
export function SentTo({ label, email }: { label: string; email: string | null }) {
  if (email === null) return null;
  return (
    <p>
      {label}{" "}
      <strong>
        <bdi>{email}</bdi>
      </strong>
    </p>
  );
}

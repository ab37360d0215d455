import { useEffect, useRef } from "react";

export interface FieldFault {
  /** The control's id. */
  id: string;
  message: string;
}

/** The form's errors above it, each a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldFault[] }) {
  const box = useRef<HTMLDivElement>(null);
  // Focus again when the set of invalid fields changes, not on every render.
  const which = errors.map(({ id }) => id).join();
  useEffect(() => {
    if (which) box.current?.focus();
  }, [which]);
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface FieldFault {
  /** The control's id. */
  id: string;
  message: string;
}

/** The form's errors above it, each a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldFault[] }) {
  if (errors.length === 0) return null;
  return (
    // A new element, which takes the focus, when the set of invalid fields changes; not on every render.
    <div className="error-summary" role="alert" tabIndex={-1} key={errors.map(({ id }) => id).join()} ref={takeFocus}>
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

function takeFocus(box: HTMLElement | null): void {
  box?.focus();
}

import { useWrites } from "#app/writes/writes.tsx";
import { Button, type ButtonProps } from "./ui/button.tsx";

/**
 * The submit button of a field that submits itself on change (`cart/submit-on-change.ts`): visible until hydration and
 * without JavaScript. It keeps its space, so that nothing shifts.
 */
export function ChangeButton(props: ButtonProps) {
  const { post } = useWrites();
  return (
    <Button
      {...props}
      variant="quiet"
      size="small"
      name="intent"
      className={post ? "idle" : undefined}
      data-change=""
    />
  );
}

import { useWrites } from "#app/writes/writes.tsx";
import { Button, type ButtonProps } from "./ui/button.tsx";

/**
 * Sends what a field sends by itself once a script is there (`submit-with.ts`): seen until then, or where no script
 * comes. It keeps its place, so that nothing moves.
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

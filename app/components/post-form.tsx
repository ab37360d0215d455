import { Form, type FormProps, useRouteLoaderData } from "@remix-run/react";
import { forwardRef } from "react";
import type { loader } from "#app/root.tsx";

/**
 * A form that writes: always `post`, with the token that proves it is ours where the browser itself cannot
 * (`formToken`; null for browsers that send Sec-Fetch-Site or Origin). Every writing form of the shop is one of these.
 */
export const PostForm = forwardRef<HTMLFormElement, Omit<FormProps, "method">>(function PostForm(
  { children, ...rest },
  ref,
) {
  const token = useRouteLoaderData<typeof loader>("root")?.shell?.formToken;
  return (
    <Form {...rest} ref={ref} method="post">
      {token && <input type="hidden" name="formToken" value={token} />}
      {children}
    </Form>
  );
});

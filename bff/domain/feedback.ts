/** What a customer tells the shop: limits of the specification, and the text as a chat prints it. */

/** Longest title and longest comment, in UTF-16 units as `maxlength` counts them (rule V4). */
export const LONGEST_SUBJECT = 50;
export const LONGEST_FEEDBACK = 200;

export interface Feedback {
  subject: string;
  message: string;
}

/** What Slack, Mattermost and Discord call everybody by. */
const CALLS = /@(?=(?:all|channel|everyone|here)\b)/gi;

/**
 * Feedback as one text for a chat. What a chat would read as markup or as a call to everybody is broken: nobody but the
 * shop rings its staff.
 */
export function chatText({ subject, message }: Feedback, from: { name: string; email: string }): string {
  return `${subject}\n\n${message}\n\n— ${from.name}, ${from.email}`
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .replace(CALLS, "@\u200b");
}

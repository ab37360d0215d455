/** Feedback: the specification's limits, and the text that is posted to a chat. */

/** Longest title and longest comment, in UTF-16 units as `maxlength` counts them (rule V4). */
export const LONGEST_SUBJECT = 50;
export const LONGEST_FEEDBACK = 200;

export interface Feedback {
  subject: string;
  message: string;
}

/** The mentions by which Slack, Mattermost and Discord notify everybody. */
const CALLS = /@(?=(?:all|channel|everyone|here)\b)/gi;

/**
 * Feedback as one text for a chat. Markup and mentions are neutralised, so that a customer cannot notify the shop's
 * whole staff.
 */
export function chatText({ subject, message }: Feedback, from: { name: string; email: string }): string {
  return `${subject}\n\n${message}\n\n— ${from.name}, ${from.email}`
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .replace(CALLS, "@\u200b");
}

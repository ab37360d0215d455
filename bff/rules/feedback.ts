/** Feedback: the specification's limits, and the text that is posted to a chat. */

/** Longest title and longest comment, in UTF-16 units as `maxlength` counts them (rule V4). */
export const MAX_SUBJECT_LENGTH = 50;
export const MAX_FEEDBACK_LENGTH = 200;
/** Messages that a customer may send in an hour. */
export const MAX_FEEDBACK_PER_HOUR = 10;

export interface Feedback {
  subject: string;
  message: string;
}

/** The mentions by which Slack, Mattermost and Discord notify everybody. */
const CALLS = /@(?=(?:all|channel|everyone|here)\b)/gi;

/**
 * Feedback as one text for a chat. Markup, mentions and the brackets of Markdown's links are neutralised, so that a
 * customer can neither notify the shop's whole staff nor hide where a link leads.
 */
export function chatText({ subject, message }: Feedback, from: { name: string; email: string }): string {
  return `${subject}\n\n${message}\n\n— ${from.name}, ${from.email}`
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .replaceAll("[", "［")
    .replaceAll("]", "］")
    .replace(CALLS, "@\u200b");
}

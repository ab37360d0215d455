/** A mail as the outbox keeps it. The reference API sends none: read them at `/sandbox/outbox`. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  link?: string;
}

/** The statement that puts a mail into the outbox. */
export const mailStatement = (database: D1Database, { recipient, subject, body, link }: Mail): D1PreparedStatement =>
  database
    .prepare("INSERT INTO mail (recipient, subject, body, link) VALUES (?, ?, ?, ?)")
    .bind(recipient, subject, body, link ?? null);

/** The latest mails, newest first. */
export async function latestMails(database: D1Database, count: number) {
  const { results } = await database
    .prepare("SELECT id, recipient, subject, body, link, created_at FROM mail ORDER BY id DESC LIMIT ?")
    .bind(count)
    .all<{ id: number; recipient: string; subject: string; body: string; link: string | null; created_at: string }>();
  return results;
}

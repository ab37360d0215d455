/** Reads a posted form or JSON object ahead of the page that it is for. */

const parsed = new WeakMap<Request, Promise<Record<string, string>>>();

/**
 * The text fields of a post, from a copy of its body: the page still reads the body itself.
 * @returns name → value, the first where a name repeats; empty for a body that is neither a form nor a JSON object
 */
export function postedFields(request: Request): Promise<Record<string, string>> {
  let fields = parsed.get(request);
  if (!fields) {
    fields = read(request).catch(() => ({}));
    parsed.set(request, fields);
  }
  return fields;
}

async function read(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (request.body === null || !type) return {};
  if (type === "application/json") return texts(Object.entries(Object(JSON.parse(await request.clone().text()))));
  if (type === "application/x-www-form-urlencoded" || type === "multipart/form-data") {
    return texts([...(await request.clone().formData()).entries()]);
  }
  return {};
}

function texts(entries: [string, unknown][]): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) if (typeof value === "string") fields[name] ??= value;
  return fields;
}

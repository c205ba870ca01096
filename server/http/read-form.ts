/** Reads forms: strings by name, nothing else, within bounds. */
const MAX_FIELDS = 200;
const MAX_LENGTH = 10_000;

/**
 * The fields of a posted form, or none if it can't be read. Files and oversized fields are dropped; of repeated names
 * the last wins. NUL characters are removed: no browser sends one, and PostgreSQL can't store them.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return {};
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  const form = await request.formData().catch(() => new FormData());
  for (const [name, value] of form) {
    if (++count > MAX_FIELDS) break;
    if (typeof value === "string" && value.length <= MAX_LENGTH) {
      fields[name.replaceAll("\0", "")] = value.replaceAll("\0", "");
    }
  }
  return fields;
}

/** Reading of forms: names to strings, nothing else, within bounds. */
const MAX_FIELDS = 200;
const MAX_LENGTH = 10_000;

/**
 * The fields of a posted form; none of one that cannot be read. Files and everything over the bounds are left out; of a
 * repeated name the last wins. NULs are dropped: no browser sends one, and PostgreSQL stores none.
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

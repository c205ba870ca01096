/** Reads forms: strings by name, nothing else, within bounds. */
const MAX_FIELDS = 200;
const MAX_LENGTH = 10_000;

/**
 * The fields of a posted form in their order, repeated names included, or none if it can't be read. Files and oversized
 * fields are dropped. NUL characters are removed: no browser sends one, and PostgreSQL can't store them.
 */
export async function readFields(request: Request): Promise<[name: string, value: string][]> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return [];
  const form = await request.formData().catch(() => new FormData());
  return [...form].slice(0, MAX_FIELDS).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== "string" || value.length > MAX_LENGTH) return [];
    return [[name.replaceAll("\0", ""), value.replaceAll("\0", "")]];
  });
}

/** The same by name: of repeated names the last wins. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of await readFields(request)) fields[name] = value;
  return fields;
}

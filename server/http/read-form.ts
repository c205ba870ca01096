/** Reads forms: strings by name, nothing else, within bounds. */
const BOUNDS = { fields: 200, length: 10_000 };
/** For the office's forms: an article, and a product with all its variants. */
export const OFFICE_BOUNDS: typeof BOUNDS = { fields: 2_000, length: 200_000 };

/**
 * The fields of a posted form in their order, repeated names included, or none if it can't be read. Files and oversized
 * fields are dropped. NUL characters are removed: no browser sends one, and PostgreSQL can't store them.
 */
export const readFields = async (request: Request): Promise<FieldPairs> => (await readParts(request)).fields;

/** The same with the files that were chosen, for forms that take some. */
export async function readParts(request: Request, most = BOUNDS): Promise<{ fields: FieldPairs; files: ChosenFile[] }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return { fields: [], files: [] };
  const form = await request.formData().catch(() => new FormData());
  const parts = [...form].slice(0, most.fields);
  return {
    fields: parts.flatMap(([name, value]): FieldPairs => {
      if (typeof value !== "string" || value.length > most.length) return [];
      return [[name.replaceAll("\0", ""), value.replaceAll("\0", "")]];
    }),
    files: parts.flatMap(([name, value]): ChosenFile[] =>
      typeof value === "string" || value.size === 0 ? [] : [[name, value]],
    ),
  };
}
type FieldPairs = [name: string, value: string][];
type ChosenFile = [name: string, file: File];

/** The same by name: of repeated names the last wins. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of await readFields(request)) fields[name] = value;
  return fields;
}

/**
 * Decodes form bodies and queries with brackets, `line_items[0][price_data][currency]=usd`, as Stripe's SDKs send
 * them.
 */

export type FormInput = string | FormFields;
export type FormFields = { [name: string]: FormInput };

/**
 * Decodes a form into nested fields. `a[]` counts up from 0. If a name is both a value and a parent, the parent wins.
 */
export function parseForm(encoded: string): FormFields {
  const root = fields();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = [name.replace(/\[.*$/s, ""), ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? "")];
    place(root, path, value);
  }
  return root;
}

/** The same text for the same fields in any order; used to compare the parameters of two requests. */
export function canonicalForm(input: FormInput): string {
  if (typeof input === "string") return JSON.stringify(input);
  const names = Object.keys(input).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalForm(input[name] ?? "")}`).join()}}`;
}

/** Without a prototype, so that a field named `__proto__` does no harm. */
function fields(): FormFields {
  return Object.create(null) as FormFields;
}

function place(parent: FormFields, [first = "", ...rest]: string[], value: string) {
  const name = first === "" ? String(Object.keys(parent).length) : first;
  if (rest.length === 0) {
    parent[name] = value;
    return;
  }
  const present = parent[name];
  const child = typeof present === "object" ? present : fields();
  parent[name] = child;
  place(child, rest, value);
}

/** The forms of a page as a browser without scripts would send them. */

export type FormField = { name: string; value: string; kind: "text" | "hidden" | "choice" | "button" };
export type HtmlForm = { page: string; method: string; action: string; fields: FormField[] };

const attribute = (tag: string, name: string) => unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

export function formsIn(page: string, html: string): HtmlForm[] {
  // A button may be outside its form and name it.
  const outside = [...html.matchAll(/<(?:button|input|select|textarea)\b[^>]*\sform="([^"]+)"[^>]*>/g)];
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, open = "", inner = ""]) => {
    const id = attribute(open, "id");
    const named = outside.filter(([, of]) => id !== "" && of === id).map(([tag]) => tag);
    return {
      page,
      method: (attribute(open, "method") || "get").toUpperCase(),
      action: attribute(open, "action") || page,
      fields: fieldsIn(inner + named.join("")),
    };
  });
}

function fieldsIn(html: string): FormField[] {
  const fields: FormField[] = [];
  for (const [tag, kind] of html.matchAll(/<(input|textarea|button)\b[^>]*>/g)) {
    const name = attribute(tag, "name");
    const type = attribute(tag, "type");
    const sort =
      kind === "button" ? "button" : type === "hidden" ? "hidden" : /radio|checkbox/.test(type) ? "choice" : "text";
    if (name) fields.push({ name, value: attribute(tag, "value"), kind: sort });
  }
  for (const [, open = "", options = ""] of html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const values = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, option = ""]) => attribute(option, "value"));
    fields.push({ name: attribute(open, "name"), value: values.find(Boolean) ?? "", kind: "choice" });
  }
  return fields;
}

/** The pairs that pressing one button sends; by default the form's first button. */
export function sentBy(form: HtmlForm, button = form.fields.find(({ kind }) => kind === "button")): [string, string][] {
  const fields = form.fields.filter((field) => field.kind !== "button" || field === button);
  return fields.map(({ name, value }) => [name, value]);
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

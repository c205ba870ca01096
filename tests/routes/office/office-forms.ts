/** Forms of the office, as a browser without scripts sends them. */
import type { Browser } from "../../access/identities";
import type { Page } from "../fan";

const ENTITIES: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">" };
const plain = (text: string) => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (one) => ENTITIES[one] ?? one);

/** What a browser would send of the item's form, as if Save had been pressed. */
export function formOf(html: string): Record<string, string> {
  const form = html.match(/<form[^>]*o-form[\s\S]*?<\/form>/)?.[0] ?? "";
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const of = (name: string) => plain(tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? "");
    if (of("type") === "checkbox" && !/ checked(=| |\/|>)/.test(tag)) continue;
    if (of("name")) fields[of("name")] = of("value");
  }
  for (const [, name = "", text = ""] of form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([\s\S]*?)<\/textarea>/g)) {
    fields[name] = plain(text).replace(/^\n/, "");
  }
  for (const [, name = "", options = ""] of form.matchAll(/<select[^>]* name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)) {
    const chosen = options.match(/<option[^>]*selected[^>]*>/)?.[0] ?? options.match(/<option[^>]*>/)?.[0] ?? "";
    fields[name] = plain(chosen.match(/value="([^"]*)"/)?.[1] ?? "");
  }
  return { ...fields, intent: "save" };
}

/** What a page says, without its tags. */
export const said = ({ html }: Pick<Page, "html">): string =>
  plain(
    html
      .replace(/^[\s\S]*<main/, "<main")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " "),
  );

/** The fields of the preview that a page shows; undefined if it shows none. */
export function previewIn({ html }: Pick<Page, "html">): Record<string, string> | undefined {
  const [form] = /<form[^>]*class="preview"[\s\S]*?<\/form>/.exec(html) ?? [];
  if (!form) return undefined;
  const fields = [...form.matchAll(/<(?:input|button)[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = "", value = ""]) => [plain(name), plain(value)]));
}

/** Sends a form, and presses the button of the preview that it is answered with. */
export async function pressed(browser: Browser, path: string, fields: Record<string, string>): Promise<Page> {
  const shown = await browser.post(path, fields);
  const preview = previewIn(shown);
  if (!preview) throw new Error(`${path} showed no preview: ${shown.status} ${said(shown).slice(0, 500)}`);
  return browser.post(path, preview);
}

/** The form that a page has kept because the sign-in was too old: its address, and its fields in their order. */
export function keptIn({ html }: Pick<Page, "html">): { path: string; fields: [string, string][] } | undefined {
  const [form] = /<form[^>]*class="send-again"[\s\S]*?<\/form>/.exec(html) ?? [];
  if (!form) return undefined;
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    path: plain(/ action="([^"]*)"/.exec(form)?.[1] ?? ""),
    fields: fields.map(([, name = "", value = ""]) => [plain(name), plain(value)]),
  };
}

/**
 * Leaves the office's pages out of the browser's bundle, except for their styles: their documents load no scripts, and
 * fans should neither load nor read them. Saves some bytes on every page, since fewer modules become shared chunks.
 * Correctness; it cannot be switched off.
 */
import type { Plugin } from "vite";

const PAGE = /\/app\/routes\/office\/.+\.tsx?(\?|$)/;

export const officeStaysOnServer = (): Plugin => ({
  name: "office-stays-on-server",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr || !PAGE.test(id) || id.includes("client-route")) return undefined;
    return { code: withoutPage(code), map: null };
  },
});

/** The module's style sheets, and its exports as stubs: Remix looks at their names. */
export function withoutPage(code: string): string {
  const sheets = code.match(/^import "[^"]+\.css";$/gm) ?? [];
  const names = [...code.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name);
  const page = /^export default /m.test(code) ? ["export default function Page() { return null; }"] : [];
  return [...sheets, ...names.map((name) => `export const ${name} = undefined;`), ...page].join("\n");
}

/**
 * In a document that opens with the sign-in overlay, replaces the page's own scripts with a stand-in (page-behind.tsx).
 * A page with a hold keeps its scripts, because its timer is announced in the dialog, too.
 * Savings are stated there. Switch off with RINGSIDE_WITHOUT=page-behind.
 */
import type { EntryContext } from "@remix-run/node";
import { HOLD } from "../../domain/tickets/seats-anchors";

/** React's markup of an open modal dialog. */
const DIALOG = '<div class="veil"><dialog';
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;

type Rendered = Pick<EntryContext, "manifest" | "staticHandlerContext">;

/** `html` is Remix's document; unchanged if no dialog is open. Links keep their places, because React counts them. */
export function withPageBehind(html: string, { manifest, staticHandlerContext: { matches } }: Rendered): string {
  if (!html.includes(DIALOG) || html.includes(`id="${HOLD}"`)) return html;
  const ids = matches.map(({ route }) => route.id);
  const at = ids.length - 2;
  const id = ids[at] ?? "";
  const page = manifest.routes[id];
  if (!page) return html;
  const others = ids.filter((other) => other !== id).map((other) => manifest.routes[other]);
  const needed = new Set([manifest.entry, ...others].flatMap((part) => [part?.module, ...(part?.imports ?? [])]));
  const own = new Set([page.module, ...(page.imports ?? [])].filter((file) => !needed.has(file)));
  return html
    .replace(`import * as route${at} from ${JSON.stringify(page.module)};`, "")
    .replace(
      `${JSON.stringify(id)}:route${at}`,
      () => `${JSON.stringify(id)}:route${at + 1}.handle.pageBehind(${JSON.stringify(id)})`,
    )
    .replaceAll(PRELOAD, (link, file) => (own.has(file) ? "<link/>" : link));
}

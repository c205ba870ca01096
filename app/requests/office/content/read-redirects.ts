/** Reads several redirects, one per line: the path, a space, the target. */
import { officeTexts } from "../../../i18n/office/office-texts";

type Line = { line: number; says: string };
type RedirectItem = { path: string; target: string; external: boolean };

/** Empty lines are skipped and not counted. */
export function readRedirects(text: string): { items: RedirectItem[]; lines: Line[] } {
  const t = officeTexts("content");
  const lines: Line[] = [];
  const items = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line, index): RedirectItem[] => {
      const [path = "", target] = line.split(/[\s,;]+/);
      if (target) return [{ path, target, external: !target.startsWith("/") }];
      lines.push({ line: index + 1, says: t("redirects.noTarget") });
      return [];
    });
  return { items, lines };
}

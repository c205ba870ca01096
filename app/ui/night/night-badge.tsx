/** The state of a night as a word and a shape. */

import type { NightBadgeView } from "../../domain/shows/night-view";
import { useTexts } from "../../i18n/texts";

export function NightBadge({ badge }: { badge: NightBadgeView | undefined }) {
  const { t } = useTexts("site");
  if (!badge) return null;
  const { kind, text, n, when } = badge;
  return (
    <span className={`badge ${kind}`}>
      {text === "left" ? t("badge.left", { count: n ?? 0 }) : t(`badge.${text}`, { when })}
    </span>
  );
}

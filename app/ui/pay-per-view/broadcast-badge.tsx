/** The state of a broadcast as a word and a shape. */
import type { BroadcastBadge as Badge } from "../../domain/pay-per-view/pay-per-view-card";
import { useTexts } from "../../i18n/texts";

export function BroadcastBadge({ badge: { kind, text, n, when } }: { badge: Badge }) {
  const { t } = useTexts("watch");
  return <span className={`badge ${kind}`}>{t(`badge.${text}`, { count: n, when })}</span>;
}

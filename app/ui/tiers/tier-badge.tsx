/**
 * The state of a tier in a word: how many seats are left (only if 5 or fewer), sold out, or not on sale yet or anymore.
 */

import type { TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";

export function TierBadge({ tier }: { tier: TierView }) {
  const { t } = useTexts("tickets");
  if (tier.sale === "soldOut") return <span className="badge gone">{t("buy.soldOut")}</span>;
  if (tier.sale === "over") return <span className="badge gone">{t("buy.saleEnded")}</span>;
  if (tier.sale === "later") return <span className="badge soon">{t("buy.opens", { when: tier.opens })}</span>;
  if (tier.left === undefined) return <span />;
  // A visitor with a hold in this tier sees how many more they can add: their own seats are no longer "left".
  if (tier.held === 0) return <span className="badge few">{t("buy.left", { count: tier.left })}</span>;
  return (
    <span className="badge few">{tier.left === 0 ? t("buy.noMoreLeft") : t("buy.moreLeft", { count: tier.left })}</span>
  );
}

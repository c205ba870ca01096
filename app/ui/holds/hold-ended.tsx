/** An expired hold: when it expired, which tiers still have the seats, and that nothing was charged. */

import type { EndedHoldView } from "../../domain/tickets/held-order";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

type HoldEndedProps = {
  ended: EndedHoldView;
  locale: string;
  /** Takes the focus: the fan has just tried to pay. */
  focused?: boolean | undefined;
};

export function HoldEnded({ ended, locale, focused }: HoldEndedProps) {
  const { t } = useTexts("tickets");
  const list = (names: string[]) => new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
  const sentences = [
    t("held.ended", { at: ended.at }),
    ended.still.length > 0 && t("held.still", { count: ended.still.length, tiers: list(ended.still) }),
    ended.gone.length > 0 && t("held.gone", { tiers: list(ended.gone) }),
    t("held.nothingCharged"),
  ].filter(Boolean);

  return <Alert focused={focused}>{sentences.join(" ")}</Alert>;
}

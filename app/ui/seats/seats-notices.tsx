/** The notices above the purchase form: about the hold and its end, the fan's turn, and the result of the last form. */
import { Link } from "@remix-run/react";
import type { TurnNote } from "../../domain/line/turn-note";
import type { EndedHoldView, HeldOrder } from "../../domain/tickets/held-order";
import type { SeatsNote } from "../../domain/tickets/seats-anchors";
import { useTexts } from "../../i18n/texts";
import type { HallOfNight } from "../hall/hall-of-night-view";
import { HeldSeats } from "../hall/held-seats";
import { HoldEnded } from "../holds/hold-ended";
import { HoldTimer } from "../holds/hold-timer";
import { TurnNotice } from "./turn-notice";

export type SeatsNoticesProps = {
  held: HeldOrder | undefined;
  ended: EndedHoldView | undefined;
  /** The hold had expired when the fan tried to pay for it. */
  endedAtPress?: boolean;
  onHoldEnd(): void;
  /** The result of the last form, if the page has to mention it. */
  note: SeatsNote | undefined;
  /** Where to find goods that can't be paid for with the held seats. */
  basketNote?: { text: string; link: string } | undefined;
  /** The fan's turn in the line for this sale. */
  turn?: TurnNote | undefined;
  /** For a night with numbered seats. */
  hall?: HallOfNight | undefined;
  locale: string;
};

export function SeatsNotices({ held, ended, note, basketNote, turn, hall, locale, ...page }: SeatsNoticesProps) {
  const { t } = useTexts("tickets");
  if (!held) {
    return (
      <>
        {turn && <TurnNotice turn={turn} />}
        {ended && <HoldEnded ended={ended} locale={locale} focused={page.endedAtPress} />}
        {!ended && note === "released" && (
          <Note id="released">{`${t("buy.released")} ${t("held.nothingCharged")}`}</Note>
        )}
      </>
    );
  }
  return (
    <>
      <HoldTimer hold={held} onEnd={page.onHoldEnd}>
        {held.named && hall && <HeldSeats held={held.named} choose={hall.texts.choose} />}
      </HoldTimer>
      {note === "changed" && (
        <Note id="changed">{t("buy.changed", { amount: held.free ? t("buy.free") : held.total })}</Note>
      )}
      {basketNote && (
        <div className="alert good">
          <p>
            {basketNote.text} <Link to="/shop/basket">{basketNote.link}</Link>
          </p>
        </div>
      )}
    </>
  );
}

/** The page opens here, so it takes the focus and is labeled by its own text. */
const Note = ({ id, children }: { id: SeatsNote; children: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: the rule wants a fieldset, but this has no fields: it is a line of text that takes the focus when the page opens at it
  <p className="alert good" id={id} tabIndex={-1} role="group" aria-labelledby={id}>
    {children}
  </p>
);

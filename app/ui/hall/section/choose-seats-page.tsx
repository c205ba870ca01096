/** Choosing single seats of a section: the best of it by number first, then the table of its seats, then the total. */

import { Form, Link } from "@remix-run/react";
import { useMemo, useRef } from "react";
import { CONTENT_LANGUAGE } from "../../../domain/format/content-language";
import { price } from "../../../domain/format/money-format";
import { quantityText } from "../../../domain/format/quantity-text";
import { seatPrices } from "../../../domain/hall/picked-total";
import { placeParts } from "../../../domain/hall/seat-lines";
import { furtherField, HELD, PLACE, REST } from "../../../domain/hall/seats-fields";
import type { PlacedSeat } from "../../../domain/seating/seat-sentence";
import { quantityField } from "../../../domain/tickets/quantities";
import { useTexts } from "../../../i18n/texts";
import { announce } from "../../announcements/announce";
import { useHydrated } from "../../document/use-hydrated";
import { HoldEnded } from "../../holds/hold-ended";
import { HoldTimer } from "../../holds/hold-timer";
import { TurnNotice } from "../../seats/turn-notice";
import { Page } from "../../shell/page";
import { BestSeatsForm } from "./best-seats-form";
import { LostSeats } from "./lost-seats";
import { SeatLegend } from "./seat-legend";
import { SeatProblems } from "./seat-problems";
import { SeatTable } from "./seat-table";
import { SeatsHeading } from "./seats-heading";
import { useLostInWords, useSeatsInWords } from "./seats-in-words";
import { SeatsTotal } from "./seats-total";
import type { RefusedSeatsView, SectionFacts, SectionView } from "./section-view";
import { useLiveSeats } from "./use-live-seats";
import { usePickedSeats } from "./use-picked-seats";
import { useSeatKeys } from "./use-seat-keys";
import "./section.css";

const FORM = "seats";

export type ChooseSeatsPageProps = SectionView & {
  refused: RefusedSeatsView | undefined;
  pending: string | undefined;
  /** When the hold ends, and when the seats are no longer those that the page was loaded with. */
  reload(): void;
};

export function ChooseSeatsPage({ section, path, refused, ...page }: ChooseSeatsPageProps) {
  const { t, language } = useTexts("hall");
  const { t: tt } = useTexts("tickets");
  const inWords = useSeatsInWords();
  const lostInWords = useLostInWords();
  const grid = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const conflict = refused ? refused.conflict : page.conflict;
  const action = `${path}/seats/${encodeURIComponent(section.code)}`;

  const held = useMemo(() => [...page.mine, ...page.elsewhere.map(({ place }) => place)], [page.mine, page.elsewhere]);
  /** As sent, and what another tab has held since. */
  const ticked = useMemo(
    () => (refused ? [...refused.places, ...held.filter((place) => !refused.held.includes(place))] : held),
    [refused, held],
  );
  const { sheet, mine, ...live } = useLiveSeats({ ...page, section }, { table, went, changed, reload: page.reload });
  const lost = useMemo(() => [...(conflict?.lost ?? []), ...live.lost], [conflict, live.lost]);

  const prices = useMemo(() => {
    const here = seatPrices(section.code, sheet, page.tiers);
    for (const { place, cents } of page.elsewhere) here.set(place, cents);
    return here;
  }, [section.code, sheet, page.tiers, page.elsewhere]);
  const picked = usePickedSeats(form, { prices, further: page.further, byNumber: page.byNumber });
  useSeatKeys(table, grid, sheet);

  function changed(): void {
    picked.look();
  }
  /** Only seats that were ticked are spoken of, and only if no alert names them. */
  function went({ taken, missing }: { taken: string[]; missing: string[] }): void {
    const named = (places: string[]) =>
      places.flatMap((place) => (conflict?.lost.includes(place) ? [] : (placedSeat(place, section) ?? [])));
    const news = lostInWords({ taken: named(taken), missing: named(missing) });
    if (news) announce(news);
  }

  const total = {
    seats: picked.seats,
    amount: picked.cents === undefined ? undefined : price(picked.cents, page.currency, page.locale),
    busy: page.pending === "reserve",
    form: FORM,
  };
  const kept = { held, elsewhere: page.elsewhere, further: page.further, byNumber: page.byNumber };

  return (
    <Page bar={<SeatsTotal {...total} bar />}>
      <SeatsHeading event={page.event} section={section} path={path} tiers={page.tiers} />
      <div className="wrap purchase section-page">
        <div className="stack">
          {page.held && <HoldTimer hold={page.held} onEnd={page.reload} />}
          {!page.held && page.turn && <TurnNotice turn={page.turn} />}
          {!page.held && page.ended && <HoldEnded ended={page.ended} locale={page.locale} />}
          {refused && !conflict && <SeatProblems problems={refused.problems} tiers={page.best} />}
          {conflict && (
            <LostSeats
              conflict={conflict}
              action={action}
              clientKey={page.clientKey}
              rest={refused ? "ticked" : page.held && "held"}
              held={held}
              further={refused?.further ?? Object.fromEntries(page.further.map(({ id, held }) => [id, String(held)]))}
              byNumber={page.byNumber}
            />
          )}
          <BestSeatsForm
            action={action}
            clientKey={page.clientKey}
            tiers={page.best}
            typed={refused?.numbers}
            busy={page.pending === "best"}
            {...kept}
          />
        </div>
        <Form
          className="split"
          id={FORM}
          ref={form}
          method="post"
          action={action}
          autoComplete="off"
          onChange={picked.look}
        >
          <input type="hidden" name="clientKey" value={page.clientKey} />
          <input type="hidden" name={HELD} value={held.join()} />
          <fieldset className="stack">
            <legend>
              <h2 className="d4">{tt("buy.pick")}</h2>
            </legend>
            <SeatTable
              code={section.code}
              sheet={sheet}
              tiers={page.tiers}
              focus={section.focus}
              ticked={ticked}
              mine={mine}
              lost={lost}
              grid={grid}
              table={table}
            />
            <SeatLegend sheet={sheet} gone={lost.length > 0} tint={page.tiers[0]?.tint} />
          </fieldset>
          <div className="side stack">
            <div className="sumup stack">
              {page.elsewhere.length > 0 && (
                <fieldset className="stack">
                  <legend className="d5 display">{t("section.elsewhere")}</legend>
                  {page.elsewhere.map((seat) => (
                    <label className="check" key={seat.place}>
                      <input
                        type="checkbox"
                        name={PLACE}
                        value={seat.place}
                        defaultChecked={ticked.includes(seat.place)}
                      />
                      <bdi>{inWords([seat])}</bdi>
                    </label>
                  ))}
                </fieldset>
              )}
              {page.byNumber.map(({ definitionId, name, quantity }) => (
                <p key={definitionId} lang={CONTENT_LANGUAGE}>
                  {quantityText(quantity, name, language)}
                  <input type="hidden" name={quantityField(definitionId)} value={quantity} />
                </p>
              ))}
              {page.further.map(({ id, name, held }) => (
                <label className="count" key={id}>
                  {t("section.ofThese", { tier: name })}
                  <input
                    type="number"
                    inputMode="numeric"
                    name={furtherField(id)}
                    min={0}
                    max={page.limitPerOrder}
                    defaultValue={refused?.further[id] ?? held}
                  />
                </label>
              ))}
              <label className="check">
                <input type="checkbox" name={REST} value="hold" defaultChecked={refused?.rest ?? true} />
                {t("section.rest")}
              </label>
              <SeatsTotal {...total} />
              <Link className="link" to={path}>
                {t("section.back")}
              </Link>
            </div>
          </div>
        </Form>
      </div>
    </Page>
  );
}

/** A seat of this section, whether or not the plan still has it. */
function placedSeat(place: string, { label, entrance }: SectionFacts): PlacedSeat | undefined {
  const parts = placeParts(place);
  return parts && { sectionLabel: label, rowLabel: parts.row, seatLabel: parts.seat, entrance };
}

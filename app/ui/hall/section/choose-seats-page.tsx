/** Choosing single seats of a section: first the best ones by number, then the table of seats, then the total. */

import { Form, Link } from "@remix-run/react";
import { useRef } from "react";
import { price } from "../../../domain/format/money-format";
import { HELD, REST } from "../../../domain/hall/seats-fields";
import { useTexts } from "../../../i18n/texts";
import { useHydrated } from "../../document/use-hydrated";
import { HoldEnded } from "../../holds/hold-ended";
import { HoldTimer } from "../../holds/hold-timer";
import { TurnNotice } from "../../seats/turn-notice";
import { Page } from "../../shell/page";
import { BestSeatsForm } from "./best-seats-form";
import { LostSeats } from "./lost-seats";
import { OtherTickets } from "./other-tickets";
import { SeatLegend } from "./seat-legend";
import { SeatProblems } from "./seat-problems";
import { SeatTable } from "./seat-table";
import { SeatsHeading } from "./seats-heading";
import { SeatsTotal } from "./seats-total";
import type { RefusedSeatsView, SectionView } from "./section-view";
import { useSeatKeys } from "./use-seat-keys";
import { useSectionSeats } from "./use-section-seats";
import "./section.css";

const FORM = "seats";

export type ChooseSeatsPageProps = SectionView & {
  refused: RefusedSeatsView | undefined;
  pending: string | undefined;
  /** Called when the hold ends, and when the page's seats are outdated. */
  reload(): void;
};

export function ChooseSeatsPage({ section, path, refused, ...page }: ChooseSeatsPageProps) {
  const { t } = useTexts("hall");
  const { t: tt } = useTexts("tickets");
  const grid = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const action = `${path}/seats/${encodeURIComponent(section.code)}`;
  const { conflict, held, ticked, picked, ...seats } = useSectionSeats(
    { ...page, section, path, refused },
    { form, table },
  );
  useSeatKeys(table, grid, seats.sheet);

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
              {...seats}
              ticked={ticked}
              tiers={page.tiers}
              focus={section.focus}
              grid={grid}
              table={table}
            />
            <SeatLegend sheet={seats.sheet} gone={seats.lost.length > 0} tint={page.tiers[0]?.tint} />
          </fieldset>
          <div className="side stack">
            <div className="sumup stack">
              <OtherTickets
                elsewhere={page.elsewhere}
                byNumber={page.byNumber}
                further={page.further}
                limitPerOrder={page.limitPerOrder}
                ticked={ticked}
                typed={refused?.further}
              />
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

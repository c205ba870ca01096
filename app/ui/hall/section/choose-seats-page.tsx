/** Choosing single seats of a section: the best of it by number first, then the table of its seats, then the total. */
import { Form, Link } from "@remix-run/react";
import { useMemo, useRef, useState } from "react";
import type { SeatSection } from "../../../../server/product-api/contract";
import { CONTENT_LANGUAGE } from "../../../domain/format/content-language";
import { price } from "../../../domain/format/money-format";
import { seatPrices } from "../../../domain/hall/picked-total";
import { seatsByName } from "../../../domain/hall/seat-lines";
import { furtherField, PLACE, REST } from "../../../domain/hall/seats-fields";
import { sectionSheet } from "../../../domain/hall/section-sheet";
import { quantityField } from "../../../domain/tickets/quantities";
import { useTexts } from "../../../i18n/texts";
import { announce } from "../../announcements/announce";
import { useHydrated } from "../../document/use-hydrated";
import { HoldEnded } from "../../holds/hold-ended";
import { HoldTimer } from "../../holds/hold-timer";
import { Page } from "../../shell/page";
import { BestSeatsForm } from "./best-seats-form";
import { LostSeats } from "./lost-seats";
import { SeatLegend } from "./seat-legend";
import { SeatProblems } from "./seat-problems";
import { SeatTable } from "./seat-table";
import { SeatsHeading } from "./seats-heading";
import { useSeatsInWords } from "./seats-in-words";
import { SeatsTotal } from "./seats-total";
import type { RefusedSeatsView, SectionView } from "./section-view";
import { usePickedSeats } from "./use-picked-seats";
import { focusBeside, useSeatKeys } from "./use-seat-keys";
import { useSeatRefresh } from "./use-seat-refresh";
import "./section.css";

const FORM = "seats";

export type ChooseSeatsPageProps = SectionView & {
  refused: RefusedSeatsView | undefined;
  pending: string | undefined;
  onHoldEnd(): void;
};

export function ChooseSeatsPage({ section, path, refused, ...page }: ChooseSeatsPageProps) {
  const { t } = useTexts("hall");
  const { t: tt } = useTexts("tickets");
  const inWords = useSeatsInWords();
  const grid = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const conflict = refused ? refused.conflict : page.conflict;
  const [live, setLive] = useState<{ of: unknown; section: SeatSection; lost: string[] }>();
  // A page that was loaded since is newer.
  const now = live?.of === page.sheet ? live : undefined;
  const sheet = useMemo(() => (now ? sectionSheet(now.section) : page.sheet), [now, page.sheet]);
  const lost = useMemo(() => [...(conflict?.lost ?? []), ...(now?.lost ?? [])], [conflict, now]);
  const ticked = useMemo(() => (refused ? refused.places : page.mine), [refused, page.mine]);
  const action = `${path}/seats/${encodeURIComponent(section.code)}`;

  const prices = useMemo(() => {
    const here = seatPrices(section.code, sheet, page.tiers);
    for (const { place, cents } of page.elsewhere) here.set(place, cents);
    return here;
  }, [section.code, sheet, page.tiers, page.elsewhere]);
  const picked = usePickedSeats(form, { prices, further: page.further, byNumber: page.byNumber });
  useSeatKeys(table, grid, sheet);
  useSeatRefresh(page.event.id, section.code, refresh);

  /** Shows what was taken since. Only seats that were ticked are spoken of. */
  function refresh(newer: SeatSection): void {
    const taken = (input: HTMLInputElement) => {
      const [row, bench, index] = seatAt(newer, input.value);
      return newer.rows[row]?.benches[bench]?.state[index] === "1" && !page.mine.includes(input.value);
    };
    const inputs = [...(table.current?.querySelectorAll<HTMLInputElement>("input") ?? [])].filter(taken);
    const names = seatsByName([newer]);
    const gone = inputs.filter(({ checked }) => checked).map(({ value }) => value);
    const focused = inputs.find((input) => input === document.activeElement);
    if (focused) focusBeside(focused);
    for (const input of inputs) input.checked = false;
    setLive((last) => ({
      of: page.sheet,
      section: newer,
      lost: [...(last?.of === page.sheet ? last.lost : []), ...gone],
    }));
    picked.look();
    if (gone.length > 0) {
      announce(t("lost.went", { seats: inWords(gone.flatMap((place) => names.get(place) ?? [])) }));
    }
  }

  const total = {
    seats: picked.seats,
    amount: picked.cents === undefined ? undefined : price(picked.cents, page.currency, page.locale),
    busy: page.pending === "reserve",
    form: FORM,
  };
  const kept = { elsewhere: page.elsewhere, further: page.further, byNumber: page.byNumber };

  return (
    <Page bar={<SeatsTotal {...total} bar />}>
      <SeatsHeading event={page.event} section={section} path={path} tiers={page.tiers} />
      <div className="wrap purchase section-page">
        <div className="stack">
          {page.held && <HoldTimer hold={page.held} onEnd={page.onHoldEnd} />}
          {!page.held && page.ended && <HoldEnded ended={page.ended} locale={page.locale} />}
          {refused && !conflict && <SeatProblems problems={refused.problems} tiers={page.best} />}
          {conflict && (
            <LostSeats
              conflict={conflict}
              action={action}
              clientKey={page.clientKey}
              held={!refused}
              elsewhere={page.elsewhere.map(({ place }) => place)}
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
              mine={page.mine}
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
                        defaultChecked={refused ? refused.places.includes(seat.place) : true}
                      />
                      <bdi>{inWords([seat])}</bdi>
                    </label>
                  ))}
                </fieldset>
              )}
              {page.byNumber.map(({ definitionId, name, quantity }) => (
                <p key={definitionId} lang={CONTENT_LANGUAGE}>
                  {quantity} × {name}
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

/** Row, bench and index of a seat. */
function seatAt({ section, rows }: SeatSection, place: string): [number, number, number] {
  for (const [row, { label, benches }] of rows.entries()) {
    const start = `${section.code}-${label}-`;
    if (!place.startsWith(start)) continue;
    for (const [bench, { labels }] of benches.entries()) {
      const index = labels.indexOf(place.slice(start.length));
      if (index >= 0) return [row, bench, index];
    }
  }
  return [-1, -1, -1];
}

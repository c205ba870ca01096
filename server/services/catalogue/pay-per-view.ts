/** Broadcasts, and the plans of Premium. The stream's key is never returned from here. */

import type { Content } from "./catalogue-content";
import type { CatalogueEvent } from "./catalogue-event";
import type { ContentNow, ReadContentNow } from "./content-as-of-now";
import { agendaOf, nightById } from "./night-agenda";
import type { Answers } from "./nights";

type BroadcastRow = Content["payPerViews"][number];
export type PayPerViewState = "announced" | "onSale" | "live" | "replay" | "closed";

/** The public data of a broadcast; `event` is its night, if that may be shown. */
export type PayPerView = Omit<
  BroadcastRow,
  "streamKey" | "eventId" | "translations" | "saleStart" | "liveStart" | "liveEnd" | "replayUntil"
> & {
  event?: CatalogueEvent;
  state: PayPerViewState;
  saleStart: string;
  liveStart: string;
  liveEnd: string;
  /** Null: the replay stays available. */
  replayUntil: string | null;
  /** Of title and description, if they were translated. */
  language?: string;
};
export type PremiumPlan = Omit<Content["plans"][number], "sortIndex">;

export function payPerView(current: ReadContentNow, answers: Answers) {
  return {
    /** All broadcasts: live ones first, then upcoming ones by date, then past ones, latest first. */
    async payPerViews(): Promise<PayPerView[]> {
      const now = await current();
      const all = await views(now.payPerViews, now);
      const [live, coming, past] = [["live"], ["announced", "onSale"], ["replay", "closed"]].map((states) =>
        all.filter(({ state }) => states.includes(state)),
      );
      return [...(live ?? []), ...(coming ?? []), ...(past ?? []).reverse()];
    },

    /** One broadcast by GUID. */
    async payPerView(id: string): Promise<PayPerView | undefined> {
      const now = await current();
      const wanted = id.toLowerCase();
      const row = now.payPerViews.find((one) => one.id === wanted);
      return row && (await views([row], now))[0];
    },

    /** Prices of Premium in the operator's order. */
    premiumPlans: async (): Promise<PremiumPlan[]> => (await current()).plans.map(({ sortIndex, ...plan }) => plan),
  };

  async function views(rows: BroadcastRow[], now: ContentNow): Promise<PayPerView[]> {
    const { shown } = agendaOf(now.programme, now.now);
    const nights = rows.flatMap(({ eventId }) => (eventId && nightById(shown, eventId)) || []);
    const events = new Map((await answers(nights, now)).map((one) => [one.id, one]));
    return rows.map((row) => view(row, row.eventId ? events.get(row.eventId) : undefined, now.now));
  }
}

function view(
  { streamKey, eventId, translations, ...row }: BroadcastRow,
  event: CatalogueEvent | undefined,
  now: Date,
): PayPerView {
  return {
    ...row,
    saleStart: row.saleStart.toISOString(),
    liveStart: row.liveStart.toISOString(),
    liveEnd: row.liveEnd.toISOString(),
    replayUntil: row.replayUntil?.toISOString() ?? null,
    state: stateWith(event, row, now),
    ...(event && { event }),
  };
}

function stateWith(event: CatalogueEvent | undefined, row: Parameters<typeof stateOf>[0], now: Date): PayPerViewState {
  if (event?.status === "CANCELED") return "closed";
  // Its hours are those of the old date.
  return event?.scheduling.config.scheduleTbd ? "announced" : stateOf(row, now);
}

/** The broadcast's state at `now`. Each date belongs to the period that it begins. */
export function stateOf(
  {
    saleStart,
    liveStart,
    liveEnd,
    replayUntil,
  }: Pick<BroadcastRow, "saleStart" | "liveStart" | "liveEnd" | "replayUntil">,
  now: Date,
): PayPerViewState {
  if (now >= liveEnd) return replayUntil && now >= replayUntil ? "closed" : "replay";
  if (now >= liveStart) return "live";
  return now >= saleStart ? "onSale" : "announced";
}

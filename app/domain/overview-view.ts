/** The first page of a fan's profile: what needs her, her next night, and what she can watch at once. */
import type { Membership, SavedCard } from "../../server/services/billing";
import type { OpenHold } from "../../server/services/box-office/holds/open-holds";
import type { WatchableBroadcasts } from "../../server/services/broadcasts/watchable-broadcasts";
import type { PayPerView } from "../../server/services/catalogue/pay-per-view";
import { type CardView, cardView } from "./card-view";
import { type EventDates, eventDates } from "./event-dates";
import type { EventView } from "./event-view";
import { clockTime } from "./hold-view";
import { zoneOf } from "./pay-per-view-card";
import type { NightView } from "./ticket-view";

export type AttentionView =
  | { kind: "hold"; id: string; seats: number; title: string; until: string }
  | { kind: "failed" | "verify" }
  | ({ kind: "card" } & CardView);

/** `state` is a word of the table. */
export type WatchView = {
  id: string;
  title: string;
  href: string;
  state: "live" | "replay" | "soon";
  date: Pick<EventDates, "day" | "month" | "weekday" | "short">;
  dateTime: string;
};

export type NextNight = NightView & { bell: EventView["bell"] };

const MOST_TO_WATCH = 3;

type Known = {
  emailVerified: boolean;
  membership: Membership;
  /** The card that pays for Premium. */
  card: SavedCard | undefined;
  holds: OpenHold[];
};

/** What is most urgent comes first. A payment that failed says all there is to say of its card. */
export function attentionView(known: Known, { locale, now }: { locale: string; now: Date }): AttentionView[] {
  const failed = known.membership.state === "pastDue";
  const card = known.card && cardView(known.card, locale, now);
  return [
    ...known.holds.map(({ eventId, seats, title, expires, timeZoneId }) => ({
      kind: "hold" as const,
      id: eventId,
      seats,
      title,
      until: clockTime(expires, timeZoneId, locale),
    })),
    ...(failed ? [{ kind: "failed" as const }] : []),
    ...(card && !failed && card.standing !== "good" ? [{ kind: "card" as const, ...card }] : []),
    ...(known.emailVerified ? [] : [{ kind: "verify" as const }]),
  ];
}

/** What is on now, then what she bought and is still to come. */
export function watchViews(all: PayPerView[], hers: WatchableBroadcasts, locale: string): WatchView[] {
  const rows = all.flatMap((one): WatchView[] => {
    const bought = hers.nights.includes(one.id);
    const on = one.state === "live" || one.state === "replay";
    const soon = one.state === "onSale" || one.state === "announced";
    if (one.event?.status === "CANCELED" || !(bought || (hers.premium && one.premiumIncluded))) return [];
    if (!on && !(soon && bought)) return [];
    const { day, month, weekday, short } = eventDates(new Date(one.liveStart), zoneOf(one), locale);
    return [
      {
        id: one.id,
        title: one.title,
        href: on ? `/watch/${one.id}` : `/pay-per-view/event/${one.id}`,
        state: one.state === "live" ? "live" : on ? "replay" : "soon",
        date: { day, month, weekday, short },
        dateTime: one.liveStart,
      },
    ];
  });
  const order = ["live", "replay", "soon"];
  return rows.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state)).slice(0, MOST_TO_WATCH);
}

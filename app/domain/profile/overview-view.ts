/** The first page of a fan's profile: what needs attention, the next night, and what can be watched. */
import type { Membership, SavedCard } from "../../../server/services/billing";
import type { OpenHold } from "../../../server/services/box-office/holds/open-holds";
import type { WatchableBroadcasts } from "../../../server/services/broadcasts/watchable-broadcasts";
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { type CardView, cardView } from "../billing/card-view";
import type { RenderContext } from "../format/render-context";
import { clockTime, type ZonedDates, zonedDates } from "../format/zoned-dates";
import { broadcastZone, isUndated } from "../pay-per-view/pay-per-view-card";
import type { NightView } from "../shows/night-view";
import type { BookedNight } from "../tickets/ticket-view";

export type AttentionView =
  | { kind: "hold"; id: string; seats: number; title: string; until: string }
  | { kind: "failed" | "verify" }
  | ({ kind: "card" } & CardView);

/** `state` is also a text key. */
export type WatchView = {
  id: string;
  title: string;
  href: string;
  state: "live" | "replay" | "soon";
  /** Undefined while the new date of its night isn't known. */
  date: Pick<ZonedDates, "parts" | "short"> | undefined;
  dateTime: string | undefined;
};

export type NextNight = BookedNight & { bell: NightView["bell"] };

const MOST_TO_WATCH = 3;
const UNDATED = { date: undefined, dateTime: undefined };

type AttentionSource = {
  emailVerified: boolean;
  membership: Membership;
  /** The card that pays for Premium. */
  card: SavedCard | undefined;
  holds: OpenHold[];
};

/** Most urgent first. A failed payment replaces the warning about its card. */
export function attentionView(source: AttentionSource, { locale, now }: RenderContext): AttentionView[] {
  const failed = source.membership.state === "pastDue";
  const card = source.card && cardView(source.card, locale, now);
  return [
    ...source.holds.map(({ eventId, seats, title, expires, timeZoneId }) => ({
      kind: "hold" as const,
      id: eventId,
      seats,
      title,
      until: clockTime(expires, timeZoneId, locale),
    })),
    ...(failed ? [{ kind: "failed" as const }] : []),
    ...(card && !failed && card.standing !== "good" ? [{ kind: "card" as const, ...card }] : []),
    ...(source.emailVerified ? [] : [{ kind: "verify" as const }]),
  ];
}

/** Broadcasts that can be watched now, then bought ones that haven't started. */
export function watchViews(all: PayPerView[], entitled: WatchableBroadcasts, locale: string): WatchView[] {
  const rows = all.flatMap((one): WatchView[] => {
    const bought = entitled.nights.includes(one.id);
    const on = one.state === "live" || one.state === "replay";
    const soon = one.state === "onSale" || one.state === "announced";
    if (one.event?.status === "CANCELED" || !(bought || (entitled.premium && one.premiumIncluded))) return [];
    if (!on && !(soon && bought)) return [];
    const { parts, short } = zonedDates(new Date(one.liveStart), broadcastZone(one), locale);
    return [
      {
        id: one.id,
        title: one.title,
        href: on ? `/watch/${one.id}` : `/pay-per-view/event/${one.id}`,
        state: one.state === "live" ? "live" : on ? "replay" : "soon",
        ...(isUndated(one) ? UNDATED : { date: { parts, short }, dateTime: one.liveStart }),
      },
    ];
  });
  const order = ["live", "replay", "soon"];
  return rows.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state)).slice(0, MOST_TO_WATCH);
}

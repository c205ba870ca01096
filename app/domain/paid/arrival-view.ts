/**
 * The page after paying, in sentences: the same parts for tickets, broadcasts, Premium and goods. The server writes
 * them, so the page itself needs no texts.
 */

import type { TimeLeft } from "../format/time-left";
import type { DateParts } from "../format/zoned-dates";
import type { MeasuredEvent } from "../measured/measured-event";
import type { AddOnsView } from "../shop/add-ons";

/** Words of the promotion's own content have a language of their own. */
export type Line = { text: string; lang?: string | undefined };
/** `plain` is a link outside the pages: a calendar file, a map. `reload` is one that redirects to another site. */
export type LinkTo = { label: string; to: string; plain?: true; reload?: true };
/** One thing that the fan owns now. `number` stays on one line. `to` leads to it. */
export type Stub = {
  name: Line;
  about: Line;
  number?: string;
  tint: string | undefined;
  mark: string;
  to: string | undefined;
};
/** `at` is "Now", a day, "Later" or "Any day". */
export type NextStep = { at: string; title: string; text: string };
export type ReceiptLine = { label: Line; amount: string };

export type ArrivalView = {
  /** "Paid $178", for the eye only: `heading` says it too. */
  stamp: string;
  /** One or two words, drawn as wood type where the display face has the letters. */
  word: { text: string; svg: string | undefined };
  heading: string;
  inks: { a: string; b: string };
  picture: string;
  when: { date: { parts: DateParts }; dateTime: string } | undefined;
  what: Line;
  where: Line;
  countdown: { inMs: number; left: TimeLeft } | undefined;
  action: LinkTo;
  owned: { title: string; stubs: Stub[]; ticks: string[] };
  acts: LinkTo[];
  /** The page of what was bought, to tell others about. */
  share: { url: string; title: string } | undefined;
  mailed: string | undefined;
  next: { title: string; steps: NextStep[] };
  /** Goods that go with the tickets, each one press away from the basket. */
  addOns?: AddOnsView | undefined;
  receipt: {
    title: string;
    lines: ReceiptLine[];
    total: { label: string; amount: string };
    notes: string[];
    acts: LinkTo[];
  };
};

/**
 * What the address after a checkout shows. `waiting`: Stripe has not said how it ended. `unpaid`: nothing was bought.
 * `elsewhere`: it was paid, and another page says best how it stands.
 */
export type PaidPage =
  | { page: "arrival"; arrival: ArrivalView; measured?: MeasuredEvent | undefined }
  | { page: "waiting"; title: string; text: string; again: LinkTo; refresh: string }
  | { page: "unpaid"; title: string; text: string; action: LinkTo }
  | { page: "elsewhere"; to: string };

/** Longer ago than this, a purchase is no news: its address leads to what was bought. */
const NEWS_FOR_MS = 24 * 3_600_000;

export const isNews = (paidAt: string, now: Date): boolean => now.getTime() - Date.parse(paidAt) < NEWS_FOR_MS;

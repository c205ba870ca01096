/**
 * The page after paying, in finished sentences: the same parts for tickets, broadcasts, Premium and goods. The server
 * writes the sentences, so the page needs no text tables.
 */

import type { TimeLeft } from "../format/time-left";
import type { DateParts } from "../format/zoned-dates";
import type { MeasuredEvent } from "../measured/measured-event";
import type { AddOnsView } from "../shop/add-ons";

/** `lang` is set for the promotion's content, which may be in another language than the page. */
export type Line = { text: string; lang?: string | undefined };
/**
 * `plain` links to a file or another site, such as a calendar file or a map. `reload` links to a URL of ours that
 * redirects to another site.
 */
export type LinkTo = { label: string; to: string; plain?: true; reload?: true };
/** One thing that the fan now owns. `number` doesn't wrap. `to` links to it. */
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
  /** "Paid $178", hidden from screen readers because `heading` says it too. */
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
  /** The page about the purchase, to share. */
  share: { url: string; title: string } | undefined;
  mailed: string | undefined;
  next: { title: string; steps: NextStep[] };
  /** Goods that go with the tickets. One press adds them to the basket. */
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
 * What the page after a checkout shows. `waiting`: Stripe hasn't confirmed the payment yet. `unpaid`: nothing was
 * bought. `elsewhere`: it was paid, and another page shows its current state.
 */
/** The night that is being paid for, and when it is, for a payment that has failed or isn't settled yet. */
export type PaidFor = { what: Line; when: string | undefined };

export type PaidPage =
  | { page: "arrival"; arrival: ArrivalView; measured?: MeasuredEvent | undefined }
  | { page: "waiting"; title: string; about?: PaidFor | undefined; text: string; again: LinkTo; refresh: string }
  | { page: "unpaid"; title: string; about?: PaidFor | undefined; text: string; action: LinkTo }
  | { page: "elsewhere"; to: string };

/** After this, a purchase is no longer news, and the URL redirects to what was bought. */
const NEWS_FOR_MS = 24 * 3_600_000;

export const isNews = (paidAt: string, now: Date): boolean => now.getTime() - Date.parse(paidAt) < NEWS_FOR_MS;

/** A fan's payments as pages list them. */
import type { PaymentEntry } from "../../../server/services/billing";
import { amount } from "../format/money-format";
import { zonedDates } from "../format/zoned-dates";
import { billDate } from "./bill-date";

export type PaymentView = Pick<PaymentEntry, "kind" | "ref" | "title" | "count" | "number"> & {
  date: string;
  amount: string;
  state: "paid" | "open" | "void" | "refunded" | "partly" | "returned" | "disputed";
  /** The amount refunded. */
  back: string;
  /** Path of the page about the purchase. */
  page: string | undefined;
  invoice: { number: string | undefined; page: string | undefined; pdf: string | undefined } | undefined;
  /** Stripe's page for paying an open invoice. */
  pay: string | undefined;
  /** The refund the fan can request, and the deadline; `open` while there is none. */
  giveBack: { amount: string; until: string | "open" } | undefined;
};

const PAGES: Record<PaymentEntry["kind"], (of: string) => string | undefined> = {
  tickets: (eventId) => `/tickets/details/${eventId}`,
  night: (ppvId) => `/pay-per-view/event/${ppvId}`,
  goods: (orderId) => `/shop/order/${orderId}`,
  premium: () => "/premium",
  invoice: () => undefined,
};

const PER_PAGE = 10;
/** Upper bound for the rows that a query may ask for. */
const MOST_ROWS = 1_000_000;

export function paymentView(payment: PaymentEntry, locale: string): PaymentView {
  const { kind, ref, title, count, number, cents, currency, backCents, giveBack, invoice, payable } = payment;
  const money = (sum: number) => amount(sum, currency, locale);
  return {
    kind,
    ref,
    title,
    count,
    number,
    date: billDate(payment.created, locale),
    amount: money(cents),
    state: stateOf(payment),
    back: money(backCents),
    page: PAGES[kind](payment.of),
    invoice: invoice && {
      number: invoice.number ?? undefined,
      page: invoice.url ?? undefined,
      pdf: invoice.pdf ?? undefined,
    },
    pay: (payable && invoice?.url) || undefined,
    giveBack: giveBack && { amount: money(giveBack.cents), until: untilOf(payment, locale) },
  };
}

function stateOf({ cents, backCents, returnedCents, disputed, invoice }: PaymentEntry): PaymentView["state"] {
  if (disputed) return "disputed";
  if (returnedCents > 0) return "returned";
  if (backCents > 0) return backCents >= cents ? "refunded" : "partly";
  if (invoice?.status === "open" || invoice?.status === "uncollectible") return "open";
  return invoice?.status === "void" ? "void" : "paid";
}

function untilOf({ giveBack, timeZoneId }: PaymentEntry, locale: string): string {
  if (!giveBack || !(giveBack.until instanceof Date)) return "open";
  const { long, time, zone } = zonedDates(giveBack.until, timeZoneId, locale);
  return `${long}, ${time} ${zone}`;
}

/**
 * One page of a list. An invalid or too large page number gives the nearest page. `all` may hold only the first
 * `rowsUpTo(requested)` rows of a list of `total`.
 */
export function pageOf<T>(
  all: readonly T[],
  requested: string | null,
  total = all.length,
): { page: number; pages: number; rows: T[] } {
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(pages, numberIn(requested));
  return { page, pages, rows: all.slice((page - 1) * PER_PAGE, page * PER_PAGE) };
}

/** How many rows a list has up to the end of the requested page. */
export const rowsUpTo = (requested: string | null): number => Math.min(MOST_ROWS, numberIn(requested) * PER_PAGE);

const numberIn = (requested: string | null) => Math.max(1, Math.trunc(Number(requested)) || 1);

/** How a message to the office refers to this payment, so that the office can find it. */
export const orderReference = ({ kind, ref, number }: Pick<PaymentEntry, "kind" | "ref" | "number">): string =>
  kind === "night" ? ref : (number ?? ref);

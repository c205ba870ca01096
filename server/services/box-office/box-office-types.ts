/** What the box office needs and what it returns. Types only. */
import type Stripe from "stripe";
import type { Outbox } from "../../mail/outbox";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Reservation, Seat, Ticket } from "../../product-api/contract";
import type { Store } from "../../store/connection/open-store";
import type { Metrics } from "../../telemetry/metrics";
import type { NightPlans } from "../seating/night-plans";
import type { OrderDiscount } from "./orders/order-discount";
import type { RESERVE_PROBLEMS } from "./reserving/problem-codes";

export type BoxOfficeDeps = {
  store: Store;
  stripe: Stripe;
  clock: Clock;
  /** Origin without a slash at the end. */
  siteUrl: string;
  report: Report;
  metrics?: Metrics | undefined;
  outbox: Pick<Outbox, "sendOutbox" | "sendSoon">;
  /** Runs work that nobody waits for. */
  later(about: string, work: () => Promise<void>): void;
};

/** For the parts of the box office that name seats. */
export type SeatedOfficeDeps = BoxOfficeDeps & { plans: NightPlans };

export type Hold = {
  reservationId: string;
  eventId: string;
  /** ISO instants. */
  /** In the past while Stripe has not said how the checkout ended: then the seats are still held. */
  expires: string;
  heldFrom: string;
  checkoutOpen: boolean;
  lines: {
    definitionId: string;
    name: string;
    quantity: number;
    unitCents: number;
    /** Before a promotion code. */
    listCents?: number | undefined;
    totalCents: number;
    /** Of a tier that is sold by seat. */
    seats?: Seat[] | undefined;
  }[];
  /** Whether all its seats lie side by side. */
  together: boolean;
  /** The codes it was made with. */
  codes?: string[] | undefined;
  /** Of the seats. */
  totalCents: number;
  currency: string;
  /** An offer of the waiting list, which lasts longer than the goods beside it are set aside. */
  offered?: boolean;
  /** Goods that are paid for with the seats. Absent without any, and on a site that sells for another one. */
  goods?: GoodsBeside;
};

/** Goods beside held seats, at the prices at which they were added. */
export type GoodsBeside = {
  lines: { variantId: string; article: string; quantity: number; totalCents: number }[];
  cents: number;
  /** Names exactly these goods, at these prices. */
  seen: string;
};

/** A hold that ran out: when, and what it held, so that the numbers need not be typed again. */
export type EndedHold = { ended: { at: string; lines: { definitionId: string; quantity: number }[] } };

/** Why seats are not held. `n` belongs to the code: seats left, the limit, or how many lie together. */
export type ReserveProblem = {
  definitionId?: string;
  code: (typeof RESERVE_PROBLEMS)[number];
  n?: number;
  /** The seats, by name, that aren't available. */
  places?: string[];
  /** The code that doesn't apply. */
  text?: string;
  /** The current price of one, if it differs from the one that was shown. */
  cents?: number;
  currency?: string;
  /** With `queue`: the page of the line, if it is another site's. */
  at?: string;
};

export type ReserveOutcome =
  | { outcome: "held"; reservation: Reservation }
  | { outcome: "refused"; problems: ReserveProblem[] };

export type PayOutcome = { outcome: "checkout"; url: string } | { outcome: "done" } | { outcome: "ended" };

/**
 * What another site requests of the checkout: where Stripe returns to after paying and after canceling, and an invoice.
 */
export type CheckoutPages = { paid: string; canceled?: string | undefined; invoice?: boolean | undefined };

/**
 * `open`: Stripe has not taken the money yet. `refunded`: the money is refunded. `unknown`: Stripe has no such session,
 * or it is not ours.
 */
export type Settlement = "paid" | "open" | "refunded" | "ended" | "unknown";

/** `order` is the order in our own books; undefined if another site sells. */
export type ReturnStatus =
  | { status: "paid"; eventId: string; orderNumber: string; key: string | undefined; order?: PaidOrder }
  | { status: "confirming" | "refunded" | "ended"; eventId: string };

/** Where the tickets were mailed, and when the order was made (ISO instant). */
export type PaidOrder = {
  email: string;
  created: string;
  totalCents: number;
  currency: string;
  discount?: OrderDiscount | undefined;
};

export type OrderSummary = {
  orderNumber: string;
  eventId: string;
  eventTitle: string;
  /** ISO instant and IANA zone of the show. */
  startDate: string;
  timeZoneId: string;
  status: "FREE" | "PAID" | "REFUNDED";
  /** A bank has taken its payment back and has not decided yet. */
  disputed: boolean;
  tickets: number;
  /** The numbered seats of its valid tickets. */
  seats?: Seat[] | undefined;
  totalCents: number;
  currency: string;
  created: string;
};

export type PrintableTicket = Omit<Ticket, "price"> & {
  eventId: string;
  priceCents: number;
  currency: string;
  qrSvg: string;
};

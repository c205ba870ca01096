/** An order as the office's page shows it, in text made by the server. */
import type { OrderKind, OrderState } from "./order-rows";

export type TimelineEntry = {
  id: string;
  /** In the venue's local time, with its zone. */
  when: string;
  what: string;
  by: string | undefined;
  /** A note for staff, or what went wrong. */
  text: string | undefined;
  tone: "key" | "bad" | undefined;
};

export type OrderTicket = {
  number: string;
  seat: string;
  tier: string;
  guest: string;
  holder: string | undefined;
  price: string;
  state: "VALID" | "USED" | "CANCELED" | "TRANSFERRED";
  /** When and where it was scanned. */
  scanned: { at: string; by: string } | undefined;
};

export type GoodsArticle = { position: number; name: string; pieces: number; takenBack: number; price: string };

export type OrderView = {
  number: string;
  kind: OrderKind;
  state: OrderState;
  disputed: boolean;
  pending: boolean;
  name: string;
  email: string;
  hasAccount: boolean;
  language: string;
  what: string;
  /** The other order that was paid for with the same payment. */
  together: string | undefined;
  tickets: OrderTicket[];
  articles: GoodsArticle[];
  /** Only for goods: the address, and when they were sent. */
  address: string[];
  sent: string | undefined;
  money: { label: string; amount: string; strong?: boolean }[];
  letters: { id: string; subject: string; when: string }[];
  timeline: TimelineEntry[];
  /** Something is left to refund. */
  refundable: boolean;
};

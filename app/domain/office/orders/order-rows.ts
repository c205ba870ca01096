/** Orders of tickets and of goods, as the office lists them. */

export const ORDER_KINDS = ["tickets", "goods"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const ORDER_STATES = ["PAID", "FREE", "REFUNDED"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type OrderListRow = {
  number: string;
  kind: OrderKind;
  at: string;
  name: string;
  email: string;
  state: OrderState;
  total: string;
  /** The amount refunded, if any. */
  back: string | undefined;
  /** The night, or the articles. */
  what: string;
  when: string | undefined;
  pieces: number;
  disputed: boolean;
  /** A refund that Stripe hasn't acknowledged. */
  pending: boolean;
};

/** The lists that staff use most, as filters. */
export const ORDER_VIEWS = {
  all: {},
  tickets: { kind: "tickets" },
  goods: { kind: "goods" },
  disputed: { disputed: "1" },
  pending: { pending: "1" },
  refunded: { state: "REFUNDED" },
} as const satisfies Record<string, Record<string, string>>;
export type OrderListView = keyof typeof ORDER_VIEWS;

/** A shorter text would find too many orders. */
export const SHORTEST_TEXT = 3;

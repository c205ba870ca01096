/** The page of a refund: what can be chosen, and what would happen. */

export const REFUND_REASONS = ["cannotCome", "moved", "mistake", "quality", "other"] as const;

export type RefundOptions = {
  number: string;
  what: string;
  /** Tickets that can be taken back. */
  tickets: { number: string; seat: string; price: string }[];
  /** Articles with pieces that can be taken back. */
  articles: { position: number; name: string; left: number; price: string }[];
  /** What remains of the payment; undefined if nothing does. */
  left: string | undefined;
};

/** The choices in the URL, which the form shows again. */
export type RefundChosen = { tickets: string[]; amount: string; line: string; pieces: string; whole: boolean };

export type RefundShown = {
  amount: string;
  free: boolean;
  /** One sentence each. */
  follows: string[];
  digest: string;
  /** Why it would be refused. */
  refused: string | undefined;
  /** The limit of this staff member, if the refund exceeds it. */
  limit: string | undefined;
};

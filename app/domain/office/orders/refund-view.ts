/** The page of a refund: what may be chosen, and what would follow. */

export const REFUND_REASONS = ["cannotCome", "moved", "mistake", "quality", "other"] as const;

export type RefundOptions = {
  number: string;
  what: string;
  /** Tickets that can be taken back. */
  tickets: { number: string; seat: string; price: string }[];
  /** Articles with pieces that can be taken back. */
  articles: { position: number; name: string; left: number; price: string }[];
  /** What is left of the payment. Undefined if nothing is. */
  left: string | undefined;
};

/** What is in the address, as the form shows it again. */
export type RefundChosen = { tickets: string[]; amount: string; line: string; pieces: string; whole: boolean };

export type RefundShown = {
  amount: string;
  free: boolean;
  /** One sentence each. */
  follows: string[];
  digest: string;
  /** Why it would be refused. */
  refused: string | undefined;
  /** Up to which this member of staff may refund, if this is more. */
  limit: string | undefined;
};

/** The terms of a refund by a member of staff: its reason, and how much they may refund. */
import { amount } from "../../../app/domain/format/money-format";
import { Refused } from "../../failures/refused";
import type { Db } from "../../store/connection/open-store";
import { leftToRefund } from "./left-to-refund";
import type { PaymentRow } from "./refund-types";

export type OfficeRefund = {
  /** The form's deed, under which the refund is recorded once. */
  id?: string | undefined;
  /** The amount that the preview showed. Another one is refused. */
  shownCents?: number | undefined;
  /** The most that may have gone back of the payment in the end. No limit if absent. */
  limitCents?: number | undefined;
  reason?: string | undefined;
  /** Only for staff. */
  note?: string | undefined;
};

/** The columns of its audit row, and what they add to its detail. */
export const auditOf = ({ id, reason, note }: OfficeRefund = {}) => ({
  ...(id && { id }),
  ...(note && { personal: { note } }),
  why: reason ? { why: reason } : {},
});

/** Under the payment's lock, before the refund is issued. Throws `Refused`. */
export async function demandAllowed(
  tx: Db,
  paid: PaymentRow | undefined,
  cents: number,
  { shownCents = cents, limitCents }: OfficeRefund = {},
): Promise<void> {
  if (shownCents !== cents) throw new Refused("Something has changed since this was shown. Nothing was refunded.");
  if (limitCents === undefined || !paid || cents === 0) return;
  const back = paid.cents - (await leftToRefund(tx, paid));
  if (back + cents <= limitCents) return;
  const money = (sum: number) => amount(sum, paid.currency, "en");
  throw new Refused(
    back > 0
      ? `You may refund up to ${money(limitCents)} an order, and ${money(back)} have gone back. The owner may refund more.`
      : `You may refund up to ${money(limitCents)} an order. The owner may refund more.`,
  );
}

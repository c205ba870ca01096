/** Orders and other payments that a fan can attach to a message to the office. */
import type { PaymentEntry } from "../../../server/services/billing";
import type { PaidOrder } from "../billing/paid-orders";
import { orderReference, paymentView } from "../billing/payment-view";

export type OrderChoice = {
  /** Reference by which the office finds it. */
  order: string;
  /** "The Last Bell, Mar 14, 2026 (AAAA-BBBB)". */
  label: string;
};

/** Ticket orders come from `orders`, because free ones have no payment. `premium` is the display name of Premium. */
export function orderChoices(
  orders: readonly PaidOrder[],
  payments: readonly PaymentEntry[],
  { locale, premium }: { locale: string; premium: string },
): OrderChoice[] {
  const others = payments.filter(({ kind }) => kind !== "tickets");
  return [
    ...orders.map(({ number, title, date }) => ({ order: number, label: labelOf(title, date, number) })),
    ...others.map((payment) => {
      const { title, date, number } = paymentView(payment, locale);
      return { order: orderReference(payment), label: labelOf(title || premium, date, number) };
    }),
  ];
}

const labelOf = (title: string, date: string, number: string | undefined) =>
  number ? `${title}, ${date} (${number})` : `${title}, ${date}`;

/** What a fan may attach to a letter: her orders, and whatever else she has paid. */
import type { PaymentEntry } from "../../server/services/billing";
import type { PaidOrder } from "./paid-orders";
import { letterOrder, paymentView } from "./payment-view";

export type OrderChoice = {
  /** By which the office finds it. */
  order: string;
  /** "The Last Bell, Mar 14, 2026 (AAAA-BBBB)". */
  label: string;
};

/** Free orders have no payment, and so stand among the orders alone. `premium` is what Premium is called. */
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
      return { order: letterOrder(payment), label: labelOf(title || premium, date, number) };
    }),
  ];
}

const labelOf = (title: string, date: string, number: string | undefined) =>
  number ? `${title}, ${date} (${number})` : `${title}, ${date}`;

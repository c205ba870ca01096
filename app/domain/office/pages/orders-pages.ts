/** The office's pages about orders and messages. */
import type { OfficePageRow } from "../page-row";

export const ordersPages = {
  orders: { path: "orders", file: "orders/orders.tsx", right: "orders" },
  ordersCsv: { path: "orders.csv", file: "orders/orders-csv.ts", right: "orders", fresh: true },
  order: {
    path: "orders/:orderNumber",
    file: "orders/orders.$orderNumber.tsx",
    right: "orders",
    deeds: { resend: "orders", changeBuyer: "orders", note: "orders", undoScan: "orders" },
  },
  refund: {
    path: "orders/:orderNumber/refund",
    file: "orders/orders.$orderNumber.refund.tsx",
    right: "refund",
    deeds: { refund: "refund" },
    fresh: true,
  },
  letters: { path: "letters", file: "letters/letters.tsx", right: "orders" },
  letter: {
    path: "letters/:letterId",
    file: "letters/letters.$letterId.tsx",
    right: "orders",
    deeds: { answer: "orders", note: "orders", done: "orders", reopen: "orders", take: "orders", giveUp: "orders" },
  },
} as const satisfies Record<string, OfficePageRow>;

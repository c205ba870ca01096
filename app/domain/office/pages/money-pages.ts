/** The office's pages about money: sums, the comparison with Stripe, payouts, disputes, and downloads. */
import type { OfficePageRow } from "../page-row";

export const moneyPages = {
  money: { path: "money", file: "money/money.tsx", right: "money" },
  moneyTable: { path: "money/tables/:file", file: "money/money.table-csv.ts", right: "money" },
  payments: {
    path: "money/payments.csv",
    file: "money/money.payments-csv.ts",
    right: "payouts",
    deeds: { download: "payouts" },
    fresh: true,
  },
  payouts: { path: "money/payouts", file: "money/money.payouts.tsx", right: "payouts" },
  payout: { path: "money/payouts/:payoutId", file: "money/money.payout.tsx", right: "payouts" },
  payoutTable: { path: "money/payouts/:payoutId/entries.csv", file: "money/money.payout-csv.ts", right: "payouts" },
  reconcile: {
    path: "money/reconcile",
    file: "money/money.reconcile.tsx",
    right: "payouts",
    deeds: { repair: "payouts" },
  },
  disputes: { path: "money/disputes", file: "money/money.disputes.tsx", right: "money" },
  evidence: { path: "money/disputes/:disputeId", file: "money/money.evidence.tsx", right: "payouts" },
  campaigns: { path: "money/campaigns", file: "money/money.campaigns.tsx", right: "money" },
} as const satisfies Record<string, OfficePageRow>;

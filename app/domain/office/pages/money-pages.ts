/** The office's pages of money: sums, payouts, the comparison with Stripe, disputes, and what can be downloaded. */
import type { OfficePageRow } from "../page-row";

export const moneyPages = {
  money: { path: "money", file: "money.tsx", right: "money" },
  moneyFile: { path: "money/sums.csv", file: "money.sums-csv.ts", right: "money" },
  paymentsFile: {
    path: "money/payments.csv",
    file: "money.payments-csv.ts",
    right: "payouts",
    deeds: { download: "payouts" },
    fresh: true,
  },
  payouts: { path: "money/payouts", file: "money.payouts.tsx", right: "payouts" },
  payoutsFile: { path: "money/payouts.csv", file: "money.payouts-csv.ts", right: "payouts" },
  payout: { path: "money/payouts/:payoutId", file: "money.payout.tsx", right: "payouts" },
  payoutFile: { path: "money/payouts/:payoutId/entries.csv", file: "money.payout-csv.ts", right: "payouts" },
  reconcile: {
    path: "money/reconcile",
    file: "money.reconcile.tsx",
    right: "payouts",
    deeds: { repair: "payouts" },
  },
  reconcileFile: { path: "money/reconcile.csv", file: "money.reconcile-csv.ts", right: "payouts" },
  disputes: { path: "money/disputes", file: "money.disputes.tsx", right: "money" },
  disputesFile: { path: "money/disputes.csv", file: "money.disputes-csv.ts", right: "money" },
  evidence: { path: "money/disputes/:disputeId", file: "money.evidence.tsx", right: "payouts" },
  campaigns: { path: "money/campaigns", file: "money.campaigns.tsx", right: "money" },
  campaignsFile: { path: "money/campaigns.csv", file: "money.campaigns-csv.ts", right: "money" },
} as const satisfies Record<string, OfficePageRow>;

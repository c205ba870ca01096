/** What the office sees of money: sums, campaigns, the evidence of a dispute, and the export for the books. */
import type { Clock } from "../../../process/clock";
import type { Store } from "../../../store/db";
import { campaignFigures } from "../../sale-campaigns";
import { disputeEvidence } from "./dispute-evidence";
import { moneySums } from "./money-sums";
import { paymentExport } from "./payment-export";

export type MoneyDesk = ReturnType<typeof moneyDesk>;

export const moneyDesk = (deps: { store: Store; clock: Clock }) => ({
  ...moneySums(deps),
  ...paymentExport(deps),
  ...disputeEvidence(deps),
  campaigns: (from: Date) => campaignFigures(deps, from),
});

/** What the office sees of money: sums, campaigns, the evidence of a dispute, and the export for the books. */
import type { Clock } from "../../../process/clock";
import type { Store } from "../../../store/db";
import { type Actor, recordAudit } from "../../audit-trail";
import type { DateSpan } from "../../reconciliation/compare-books";
import { campaignFigures } from "../../sale-campaigns";
import { disputeEvidence } from "./dispute-evidence";
import { moneySums } from "./money-sums";
import { paymentExport } from "./payment-export";

export type MoneyDesk = ReturnType<typeof moneyDesk>;

export const moneyDesk = (deps: { store: Store; clock: Clock }) => ({
  ...moneySums(deps),
  ...paymentExport(deps),
  ...disputeEvidence(deps),
  /** Notes the repair in the history, and then does it: each repaired row also notes itself. */
  async repairBooks<T>(work: () => Promise<T>, { span, actor }: { span: DateSpan; actor: Actor }): Promise<T> {
    const detail = { from: span.from.toISOString(), until: span.until.toISOString() };
    await recordAudit(deps.store.db, {
      ...{ at: deps.clock.now(), actor, action: "payment.reconciled", entity: "books", detail },
    });
    return work();
  },
  campaigns: (from: Date) => campaignFigures(deps, from),
});

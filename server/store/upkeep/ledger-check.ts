/**
 * Checks whether the books balance: seats against tickets and holds, tickets against orders, goods against stock, money
 * against all of them, sequences against what they number. The rules are in checks/, by topic.
 */
import { type SQL, sql } from "drizzle-orm";
import { billingChecks } from "../checks/billing-checks";
import { views } from "../checks/check-views";
import { goodsChecks } from "../checks/goods-checks";
import { holdChecks } from "../checks/hold-checks";
import { lineChecks } from "../checks/line-checks";
import { mailChecks } from "../checks/mail-checks";
import { moneyChecks } from "../checks/money-checks";
import { seatsChecks } from "../checks/seat-checks";
import { waitingChecks } from "../checks/waiting-checks";
import type { Db } from "../db";
import { laggingSequences } from "./sequences";

const rules = {
  ...seatsChecks,
  ...holdChecks,
  ...moneyChecks,
  ...goodsChecks,
  ...mailChecks,
  ...billingChecks,
  ...waitingChecks,
  ...lineChecks,
};

/** `entity` is the id of the faulty row: a ticket definition, reservation, order, payment, variant or sequence. */
export type LedgerFault = { rule: LedgerRule; entity: string; says: string };
export type LedgerRule = keyof typeof rules | "sequenceIsAhead";

/** Every fault in the books. They balance if there is none. */
export async function checkLedger(db: Db): Promise<LedgerFault[]> {
  const { rows } = await db.execute<LedgerFault>(ledgerStatement());
  const lagging = (await laggingSequences(db)).map(
    ({ name, given, highest }): LedgerFault => ({
      rule: "sequenceIsAhead",
      entity: name,
      says: `last returned ${given}, but ${highest} is in use`,
    }),
  );
  return [...rows, ...lagging];
}

/** All row checks as one statement, which concurrent sales don't disturb, for callers that run it often. */
export function ledgerStatement(): SQL {
  const all = Object.entries(rules).map(
    ([rule, faults]) => sql`select ${rule}::text as rule, entity, says from (${faults}) as fault (entity, says)`,
  );
  return sql`${views} ${sql.join(all, sql` union all `)} order by rule, entity`;
}

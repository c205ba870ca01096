/**
 * Whether the books balance: seats against tickets and holds, tickets against what was bought, goods against their stock,
 * money against all, sequences against what they number. The rules stand in checks/, by topic.
 */
import { type SQL, sql } from "drizzle-orm";
import { billingChecks } from "./checks/billing";
import { goodsChecks } from "./checks/goods";
import { holdChecks } from "./checks/holds";
import { mailChecks } from "./checks/mails";
import { moneyChecks } from "./checks/money";
import { seatsChecks } from "./checks/seats";
import { views } from "./checks/views";
import type { Db } from "./db";
import { laggingSequences } from "./sequences";

const rules = { ...seatsChecks, ...holdChecks, ...moneyChecks, ...goodsChecks, ...mailChecks, ...billingChecks };

/** `entity` is the id of the row that is wrong: a ticket definition, a reservation, an order, a payment, a variant or a sequence. */
export type LedgerFault = { rule: Rule; entity: string; says: string };
export type Rule = keyof typeof rules | "sequenceIsAhead";

/** Every fault in the books; none means that they balance. */
export async function checkLedger(db: Db): Promise<LedgerFault[]> {
  const { rows } = await db.execute<LedgerFault>(ledgerStatement());
  const lagging = (await laggingSequences(db)).map(
    ({ name, given, highest }): LedgerFault => ({
      rule: "sequenceIsAhead",
      entity: name,
      says: `gave ${given} last, and ${highest} is in use`,
    }),
  );
  return [...rows, ...lagging];
}

/** The check of the rows as one statement, so that what is sold meanwhile disturbs nothing; for whoever asks it often. */
export function ledgerStatement(): SQL {
  const all = Object.entries(rules).map(
    ([rule, faults]) => sql`select ${rule}::text as rule, entity, says from (${faults}) as fault (entity, says)`,
  );
  return sql`${views} ${sql.join(all, sql` union all `)} order by rule, entity`;
}

/**
 * Whether the books balance: seats against tickets and holds, tickets against what was bought, goods against their stock,
 * money against all. The rules stand in checks/, by topic.
 */
import { type SQL, sql } from "drizzle-orm";
import { goodsChecks } from "./checks/goods";
import { moneyChecks } from "./checks/money";
import { seatsChecks } from "./checks/seats";
import { views } from "./checks/views";
import type { Db } from "./db";

const rules = { ...seatsChecks, ...moneyChecks, ...goodsChecks };

/** `entity` is the id of the row that is wrong: a ticket definition, a reservation, an order, a payment or a variant. */
export type LedgerFault = { rule: Rule; entity: string; says: string };
export type Rule = keyof typeof rules;

/** Every fault in the books; none means that they balance. */
export async function checkLedger(db: Db): Promise<LedgerFault[]> {
  return (await db.execute<LedgerFault>(ledgerStatement())).rows;
}

/** The check as one statement, so that what is sold meanwhile disturbs nothing; for whoever asks it often. */
export function ledgerStatement(): SQL {
  const all = Object.entries(rules).map(
    ([rule, faults]) => sql`select ${rule}::text as rule, entity, says from (${faults}) as fault (entity, says)`,
  );
  return sql`${views} ${sql.join(all, sql` union all `)} order by rule, entity`;
}

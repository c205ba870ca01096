/** The audit trail: one row per event in the life of money and tickets, written in the same transaction. */
import { randomUUID } from "node:crypto";
import type { Db } from "../store/connection/open-store";
import { audit } from "../store/schema";

export async function recordAudit(
  tx: Db,
  entry: { at: Date; actor: string; action: string; entity: string; detail: Record<string, unknown> },
): Promise<void> {
  await tx.insert(audit).values({ id: randomUUID(), ...entry });
}

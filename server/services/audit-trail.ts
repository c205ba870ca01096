/** The audit trail: one row per thing that happened to money or tickets, in the transaction in which it happened. */
import { randomUUID } from "node:crypto";
import type { Db } from "../store/open";
import { audit } from "../store/schema";

export async function recordAudit(
  tx: Db,
  entry: { at: Date; actor: string; action: string; entity: string; detail: Record<string, unknown> },
): Promise<void> {
  await tx.insert(audit).values({ id: randomUUID(), ...entry });
}

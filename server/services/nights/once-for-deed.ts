/** A form pressed twice is one deed: its id is the key of the audit row that its transaction writes. */
import type { Db } from "../../store/db";
import { isDuplicate, retryOnCollision } from "../contention";

/** "again": the deed was done before, and this time nothing was. */
export type Once<T> = T | "again";

/** Runs `work`, which records the audit with this id. */
export async function onceForDeed<T>(db: Db, deedId: string, work: (tx: Db) => Promise<T>): Promise<Once<T>> {
  if (deedId === "") throw new Error("A deed without an id");
  try {
    return await retryOnCollision(() => db.transaction(work));
  } catch (error) {
    if (isDuplicate(error, "audit_pkey")) return "again";
    throw error;
  }
}

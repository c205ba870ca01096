/** A form's deed happens once, however often its button was pressed. */
import { eq } from "drizzle-orm";
import { isGuid } from "../../../app/domain/urls/guid";
import { Refused } from "../../failures/refused";
import type { Db } from "../../store/db";
import { audit } from "../../store/schema";
import type { Actor } from "../audit-trail";
import { isDuplicate } from "../contention";

/** Who pressed, and the form's id. */
export type FormDeed = { actor: Actor; id: string };
/** `already`: an earlier press did it. */
export type Pressed = "done" | "already";
export type DeedsOnce = ReturnType<typeof deedsOnce>;

export function deedsOnce(db: Db) {
  /** `work` writes the audit row with this `id`, in its transaction. */
  return async function once(id: string, work: () => Promise<unknown>): Promise<Pressed> {
    if (!isGuid(id)) throw new Refused("This form is incomplete. Load the page again.");
    const [before] = await db.select({ id: audit.id }).from(audit).where(eq(audit.id, id));
    if (before) return "already";
    try {
      await work();
      return "done";
    } catch (error) {
      if (isDuplicate(error, "audit_pkey")) return "already";
      throw error;
    }
  };
}

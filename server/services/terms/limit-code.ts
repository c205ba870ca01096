/** Changes how often a code may be used. */
import { eq } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/connection/open-store";
import { code } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import type { TermsFault } from "./tiers-of";

type NewLimits = {
  text: string;
  /** Orders, and seats in all; what is left out stays as it is. */
  uses?: number | undefined;
  seats?: number | undefined;
  actor: Actor;
  dryRun?: boolean | undefined;
};
type Limited = { usesLeft: number | null; seatsLeft: number | null };

/** A limit never falls below what is paid or held: those orders keep the code. */
export function codeLimiting({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return (o: NewLimits): Promise<Limited | TermsFault> =>
    db.transaction(async (tx) => {
      const [found] = await tx.select().from(code).where(eq(code.text, o.text)).for("no key update");
      if (!found) return { fault: `There is no code ${o.text}.` };
      if ((o.uses !== undefined && found.uses === null) || (o.seats !== undefined && found.seats === null)) {
        return {
          fault: `${o.text} has no such limit. Its orders so far are not counted: stop it, and add another one.`,
        };
      }
      const used = (found.uses ?? 0) - (found.usesLeft ?? 0);
      const seated = (found.seats ?? 0) - (found.seatsLeft ?? 0);
      if ((o.uses ?? used) < used) return { fault: `${o.text} is in use ${used} times already.` };
      if ((o.seats ?? seated) < seated) return { fault: `${o.text} has ${seated} seats already.` };
      const next = {
        ...(o.uses !== undefined && { uses: o.uses, usesLeft: o.uses - used }),
        ...(o.seats !== undefined && { seats: o.seats, seatsLeft: o.seats - seated }),
      };
      const left = { usesLeft: next.usesLeft ?? found.usesLeft, seatsLeft: next.seatsLeft ?? found.seatsLeft };
      if (o.dryRun || Object.keys(next).length === 0) return left;
      await tx.update(code).set(next).where(eq(code.id, found.id));
      const detail = { uses: o.uses, seats: o.seats };
      await recordAudit(tx, { at: clock.now(), actor: o.actor, action: "codes.limited", entity: o.text, detail });
      return left;
    });
}

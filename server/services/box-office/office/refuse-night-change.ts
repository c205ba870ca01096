/** When the box office refuses to move a night or to call it off, for its commands, its pages and its previews. */
import { Refused } from "../../../failures/refused";
import type { event } from "../../../store/schema";

type MovedNight = Pick<typeof event.$inferSelect, "title" | "status" | "startAt" | "scheduleTbd">;

/** Throws `Refused` with the reason. `startAt` is undefined while the new date is unknown. */
export function refuseMove({ title, status, ...old }: MovedNight, startAt: Date | undefined, now: Date): void {
  // Moved, it would be public.
  if (status === "DRAFT") throw new Refused("A draft's date is changed on its page.");
  // Its tickets were refunded, so a new date would be for nobody.
  if (status === "CANCELED") throw new Refused(`${title} is called off, and stays so: make a new night.`);
  if (!startAt && old.scheduleTbd) throw new Refused("It has no date already.");
  if (startAt && startAt <= now) throw new Refused("The new date is over already.");
  if (startAt && !old.scheduleTbd && startAt.getTime() === old.startAt.getTime()) {
    throw new Refused("That is the date that it has.");
  }
}

/** Throws `Refused` if the night is a draft: called off, it would be public. */
export function refuseCallOff({ title, status }: Pick<MovedNight, "title" | "status">): void {
  if (status === "DRAFT") throw new Refused(`${title} is a draft that fans don't see: there is nothing to call off.`);
}

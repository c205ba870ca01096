/** A steward's pass that no link was made for. */
import { randomUUID } from "node:crypto";
import type { DoorPass } from "../../server/services/door/door-passes";

export const testPass = (eventId: string, label = "North door", terms: Partial<DoorPass> = {}): DoorPass => ({
  id: randomUUID(),
  eventId,
  label,
  mode: "steward",
  names: true,
  offline: true,
  until: new Date(Date.now() + 400 * 24 * 60 * 60_000),
  ...terms,
});

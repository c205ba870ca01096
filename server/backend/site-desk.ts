/** The desk of the running site, for its pages and its API. */
import type { Runtime } from "../process/runtime";
import { type Desk, deskOf } from "../services/desk";

const desks = new WeakMap<Runtime, Desk>();

/** The desk of the running site. Undefined in remote mode. */
export function deskOfSite(parts: Runtime): Desk | undefined {
  const { sales } = parts;
  if (!sales) return undefined;
  let desk = desks.get(parts);
  if (!desk) {
    desk = deskOf({ ...parts, ...sales }, parts.config);
    desks.set(parts, desk);
  }
  return desk;
}

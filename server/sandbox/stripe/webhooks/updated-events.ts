/** `*.updated` events: what an object was before it changed. */

import type { Ledger } from "../stripe-account";
import type { EventName } from "./event-resource";

/** Does `change` to `object` and tells about it, with the former values. Nothing is told when nothing changed. */
export function changing<T extends object>(ledger: Ledger, type: EventName, object: T, change: () => void) {
  const before = structuredClone(object);
  change();
  const former = formerly(before, object);
  if (Object.keys(former).length > 0) ledger.emit(type, object, former);
}

function formerly<T extends object>(before: T, after: T): object {
  const changed = Object.entries(before).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof T]),
  );
  return Object.fromEntries(changed);
}

/** `*.updated` events, which include the previous values. */

import type { StripeAccount } from "../account-state";
import type { EventName } from "./event-resource";

/** Applies `change` to `object` and emits an event with the previous values. Emits nothing if nothing changed. */
export function changeAndEmit<T extends object>(
  account: StripeAccount,
  type: EventName,
  object: T,
  change: () => void,
) {
  const before = structuredClone(object);
  change();
  const former = formerly(before, object);
  if (Object.keys(former).length > 0) account.emit(type, object, former);
}

function formerly<T extends object>(before: T, after: T): object {
  const changed = Object.entries(before).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof T]),
  );
  return Object.fromEntries(changed);
}

/** `*.updated` events: what an object was before it changed. */

import type { StripeAccount } from "../stripe-account";
import type { EventName } from "./event-resource";

/** Does `change` to `object` and tells about it, with the former values. Nothing is told when nothing changed. */
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

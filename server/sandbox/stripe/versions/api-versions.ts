/**
 * Older API versions, done the way Stripe does it: all code uses the newest version, and each breaking change since
 * the requested one is applied to the request and undone in the response. https://stripe.com/blog/api-versioning
 */

import type { StripeAccount } from "../account-state";
import type { FormFields } from "../api/form-encoding";
import type { JsonNode } from "../api/json-types";
import { acaciaAndOlder } from "./acacia-and-older";
import { basil } from "./basil";
import { clover } from "./clover";
import { dahlia } from "./dahlia";
import { endive } from "./endive";
import type { VersionChange } from "./version-change";
import { isBefore } from "./version-names";

/** Oldest first. */
const changes: VersionChange[] = [...acaciaAndOlder, basil, clover, dahlia, endive];

const changesSince = (version: string) => changes.filter(({ since }) => isBefore(version, since));

/** Translates a request's fields from `version` to the current API. */
export function upgradeRequest(
  version: string,
  fields: FormFields,
  call: { method: string; path: string },
): FormFields {
  return changesSince(version).reduce((read, { request }) => request?.(read, call) ?? read, fields);
}

/** Translates a response and everything in it to `version`. Modifies `answer` in place. */
export function downgradeResponse<T extends object>(version: string, account: StripeAccount, answer: T): T {
  const older = changesSince(version).toReversed();
  if (older.length > 0) rewrite(answer as JsonNode, older, account);
  return answer;
}

function rewrite(node: JsonNode, older: VersionChange[], account: StripeAccount) {
  // The object in an event keeps the event's own version.
  if (node.object === "event") return;
  for (const { objects } of older) objects?.[String(node.object)]?.(node, account);
  for (const value of Object.values(node))
    if (typeof value === "object" && value !== null) rewrite(value as JsonNode, older, account);
}

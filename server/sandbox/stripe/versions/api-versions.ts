/**
 * Older API versions, the way Stripe itself keeps them: everything inside speaks the newest version, and each breaking
 * change since the one asked for is undone on the way out and caught up with on the way in.
 * https://stripe.com/blog/api-versioning
 */
import type { FormFields } from "../api/form-encoding";
import type { StripeAccount } from "../stripe-account";
import { acaciaAndOlder } from "./acacia-and-older";
import { basil } from "./basil";
import { clover } from "./clover";
import { dahlia } from "./dahlia";
import { endive } from "./endive";
import type { JsonNode, VersionChange } from "./version-change";
import { isBefore } from "./version-names";

/** The oldest first. */
const changes: VersionChange[] = [...acaciaAndOlder, basil, clover, dahlia, endive];

const changesSince = (version: string) => changes.filter(({ since }) => isBefore(version, since));

/** The fields of a request in `version` as today's API names them. */
export function upgradeRequest(
  version: string,
  fields: FormFields,
  call: { method: string; path: string },
): FormFields {
  return changesSince(version).reduce((read, { request }) => request?.(read, call) ?? read, fields);
}

/** Puts an answer, with everything in it, into the form of `version`. Changes `answer` itself. */
export function downgradeResponse<T extends object>(version: string, account: StripeAccount, answer: T): T {
  const older = changesSince(version).toReversed();
  if (older.length > 0) rewrite(answer as JsonNode, older, account);
  return answer;
}

function rewrite(node: JsonNode, older: VersionChange[], account: StripeAccount) {
  // What an event carries keeps the version that the event names.
  if (node.object === "event") return;
  for (const { objects } of older) objects?.[String(node.object)]?.(node, account);
  for (const value of Object.values(node))
    if (typeof value === "object" && value !== null) rewrite(value as JsonNode, older, account);
}

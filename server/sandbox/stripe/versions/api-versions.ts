/**
 * Older API versions, the way Stripe itself keeps them: everything inside speaks the newest version, and each breaking
 * change since the one asked for is undone on the way out and caught up with on the way in.
 * https://stripe.com/blog/api-versioning
 */
import type { Fields } from "../api/form-encoding";
import type { Ledger } from "../stripe-account";
import { acaciaAndOlder } from "./acacia-and-older";
import { basil } from "./basil";
import { clover } from "./clover";
import { dahlia } from "./dahlia";
import { endive } from "./endive";
import type { Node, VersionChange } from "./version-change";
import { isBefore } from "./version-names";

/** The oldest first. */
const changes: VersionChange[] = [...acaciaAndOlder, basil, clover, dahlia, endive];

const changesSince = (version: string) => changes.filter(({ since }) => isBefore(version, since));

/** The fields of a request in `version` as today's API names them. */
export function requestNow(version: string, fields: Fields, call: { method: string; path: string }): Fields {
  return changesSince(version).reduce((read, { request }) => request?.(read, call) ?? read, fields);
}

/** Puts an answer, with everything in it, into the form of `version`. Changes `answer` itself. */
export function answerThen<T extends object>(version: string, ledger: Ledger, answer: T): T {
  const older = changesSince(version).toReversed();
  if (older.length > 0) rewrite(answer as Node, older, ledger);
  return answer;
}

function rewrite(node: Node, older: VersionChange[], ledger: Ledger) {
  // What an event carries keeps the version that the event names.
  if (node.object === "event") return;
  for (const { objects } of older) objects?.[String(node.object)]?.(node, ledger);
  for (const value of Object.values(node))
    if (typeof value === "object" && value !== null) rewrite(value as Node, older, ledger);
}

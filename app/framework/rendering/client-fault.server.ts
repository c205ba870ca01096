/**
 * Recognizes the errors with which Remix refuses a request that no page of ours makes: wrong methods, unknown routes,
 * malformed form posts. They are the client's fault, so nothing is reported.
 * Correctness, saves nothing; it cannot be switched off. Remix gives some of these errors no class and no status, so
 * their text decides.
 */
import { isRouteErrorResponse } from "@remix-run/react";

export function isClientFault(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500;
  return error instanceof Error && /Aborting the action\.$|^Warning: Single fetch/.test(error.message);
}

/**
 * Recognizes the errors with which Remix refuses requests that none of our pages make: wrong methods, unknown routes,
 * malformed form posts. They are the client's fault, so they aren't reported.
 * Correctness, saves nothing; it cannot be switched off. Some of these errors have neither a class nor a status, so we
 * match their text.
 */
import { isRouteErrorResponse } from "@remix-run/react";

export function isClientFault(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500;
  return error instanceof Error && /Aborting the action\.$|^Warning: Single fetch/.test(error.message);
}

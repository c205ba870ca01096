/** What may be written about an error: names, codes, messages and stacks, and none of the values that caused it. */

export type Failure = { name: string; message: string; code?: string; stack?: string; cause?: Failure };

/** Errors that hang on one another in a circle must not hang the log. */
const MAX_CAUSES = 5;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * Describes any thrown value. Queries are named without their parameters; of PostgreSQL's own messages the quoted value
 * is dropped ("invalid input syntax for type uuid"). A provider's exception carries the request, and with it what was
 * typed, so nothing else of an error is copied.
 */
export function failureOf(error: unknown, depth = 0): Failure {
  if (!(error instanceof Error)) return { name: "Thrown", message: described(error) };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const message = messageOf(error, code);
  const frames = error.stack?.slice(error.stack.indexOf("\n    at "));
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  const cause = error.cause ?? first;
  return {
    name: error.name,
    message,
    ...(code && { code }),
    stack: `${error.name}: ${message}${frames?.startsWith("\n    at ") ? frames : ""}`,
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: failureOf(cause, depth + 1) }),
  };
}

/** The same as an Error, for a service that takes nothing else. */
export function asError({ cause, ...failure }: Failure): Error {
  return Object.assign(new Error(failure.message), failure, cause && { cause: asError(cause) });
}

function messageOf(error: Error, code: string | undefined): string {
  if ("query" in error && typeof error.query === "string") return `Failed query: ${error.query}`;
  if (code && SQLSTATE.test(code)) return error.message.replace(/: ".*$/s, "");
  return error.message;
}

/** Loaders and actions may throw a Response, and Remix throws the like of one. */
function described(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  if ("status" in thrown) return [thrown.status, "statusText" in thrown && thrown.statusText].filter(Boolean).join(" ");
  return `an object with ${Object.keys(thrown).join(", ") || "nothing"}`;
}

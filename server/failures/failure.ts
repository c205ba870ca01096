/** What we may log about an error: names, codes, messages and stacks, but none of the values that caused it. */

type Failure = {
  name: string;
  message: string;
  /** ECONNREFUSED, a SQLSTATE, or a provider's own code. */
  code?: string;
  /** The provider's HTTP or SMTP status, and the request id that its support asks for. */
  status?: number;
  providerRequestId?: string;
  stack?: string;
  cause?: Failure;
};

/** Guards against circular causes. */
const MAX_CAUSES = 5;
/** In characters. The log drops a line that is far too long. */
const LONGEST_TEXT = 10_000;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * Describes any thrown value. Queries appear without their parameters, and PostgreSQL's messages without the quoted
 * value ("invalid input syntax for type uuid"). A provider's exception contains the request, and so what was typed;
 * nothing else of an error is copied.
 */
export function failureOf(error: unknown, depth = 0): Failure {
  if (!(error instanceof Error)) return { name: "Thrown", message: cut(described(error)) };
  const code = "code" in error && typeof error.code === "string" ? cut(error.code) : undefined;
  const name = cut(error.name);
  const message = cut(messageOf(error, code));
  const frames = error.stack?.slice(error.stack.indexOf("\n    at "));
  const cause = causeOf(error);
  return {
    name,
    message,
    ...(code && { code }),
    ...providerFields(error),
    stack: `${name}: ${message}${frames?.startsWith("\n    at ") ? cut(frames) : ""}`,
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: failureOf(cause, depth + 1) }),
  };
}

/** The innermost error code: ECONNREFUSED rather than the error that wraps it. */
export function codeOf(error: unknown): string | undefined {
  let code: string | undefined;
  for (let failure: Failure | undefined = failureOf(error); failure; failure = failure.cause)
    code = failure.code ?? code;
  return code;
}

/** The same as an Error, for services that only take errors. */
export function asError({ cause, ...failure }: Failure): Error {
  return Object.assign(new Error(failure.message), failure, cause && { cause: asError(cause) });
}

/**
 * Stripe's SDK puts the underlying error in `detail`, and an AggregateError has a list, of which we follow the first.
 */
function causeOf(error: Error): unknown {
  if (error.cause !== undefined) return error.cause;
  if ("detail" in error && error.detail instanceof Error) return error.detail;
  return error instanceof AggregateError ? error.errors[0] : undefined;
}

type ProviderFields = {
  /** Stripe */
  statusCode?: unknown;
  requestId?: unknown;
  /** AWS */
  $metadata?: { httpStatusCode?: unknown; requestId?: unknown };
  /** SMTP */
  responseCode?: unknown;
};

function providerFields(error: Error): Pick<Failure, "status" | "providerRequestId"> {
  const { statusCode, requestId, $metadata: aws, responseCode } = error as ProviderFields;
  const status = statusCode ?? aws?.httpStatusCode ?? responseCode;
  const id = requestId ?? aws?.requestId;
  return {
    ...(typeof status === "number" && { status }),
    ...(typeof id === "string" && { providerRequestId: cut(id) }),
  };
}

/** `text` may be no string, whatever its type says: anybody's code may throw. */
function cut(text: string): string {
  const whole = String(text);
  return whole.length > LONGEST_TEXT ? `${whole.slice(0, LONGEST_TEXT)}…` : whole;
}

function messageOf(error: Error, code: string | undefined): string {
  if ("query" in error && typeof error.query === "string") return `Failed query: ${error.query}`;
  if (code && SQLSTATE.test(code)) return error.message.replace(/: ".*$/s, "");
  return error.message;
}

/** Loaders and actions may throw a Response, and Remix throws something like one. */
function described(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  if ("status" in thrown) return [thrown.status, "statusText" in thrown && thrown.statusText].filter(Boolean).join(" ");
  return `an object with ${Object.keys(thrown).join(", ") || "nothing"}`;
}

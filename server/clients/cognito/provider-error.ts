/** The one error for failures of Cognito: a name, the service's message, and a severity. */

import { isUnreachable } from "../../failures/unreachable";

/** `none`: the visitor's own mistake. `debug`: Cognito refused. `critical`: Cognito is unreachable or broken. */
type Severity = "none" | "debug" | "critical";

export class ProviderError extends Error {
  constructor(
    /** Cognito's exception name, or `NetworkError` if it could not be reached. */
    override readonly name: string,
    message: string,
    readonly severity: Severity,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const OWN_MISTAKES = new Set([
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
  "UsernameExistsException",
  "AliasExistsException",
  "CodeMismatchException",
  "ExpiredCodeException",
  "InvalidPasswordException",
  "PasswordHistoryPolicyViolationException",
  "RefreshTokenReuseException",
  "EnableSoftwareTokenMFAException",
]);

/** The error as a ProviderError, or undefined if it has nothing to do with Cognito. */
export function asProviderError(error: unknown): ProviderError | undefined {
  if (error instanceof ProviderError) return error;
  return isUnreachable(error)
    ? new ProviderError("NetworkError", "Network error", "critical", { cause: error })
    : undefined;
}

type SdkError = Error & { $fault?: "client" | "server"; $metadata?: { httpStatusCode?: number } };

/** The ProviderError for an SDK error. Any other error is returned unchanged. */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ProviderError) return error;
  const { name, message, $fault: fault, $metadata: metadata } = error as SdkError;
  const options = { cause: error };

  if (fault) return new ProviderError(name, message, severityOf(name, message, fault), options);
  if (name === "AbortError" || name === "TimeoutError" || (metadata && !metadata.httpStatusCode)) {
    return new ProviderError("NetworkError", "Network error", "critical", options);
  }
  if (metadata) return new ProviderError("UnreadableAnswer", `HTTP ${metadata.httpStatusCode}`, "critical", options);
  return error;
}

/** True for throttling, server errors and broken connections: a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  if (error.name === "TooManyRequestsException" || error.name === "NetworkError") return true;
  return error.severity === "critical" && (error.cause as SdkError).$metadata?.httpStatusCode !== 400;
}

const UNREACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** True if no connection was made, so that the request can't have been received. */
export function neverSent({ cause }: ProviderError): boolean {
  return UNREACHED.has((cause as { code?: string } | undefined)?.code ?? "");
}

function severityOf(name: string, message: string, fault: "client" | "server"): Severity {
  // A wrong client id or secret is a mistake in our configuration, whatever the exception's name.
  if (fault === "server" || name === "ResourceNotFoundException" || /secret/i.test(message)) return "critical";
  return OWN_MISTAKES.has(name) ? "none" : "debug";
}

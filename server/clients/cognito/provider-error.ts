/** What a failure of Cognito becomes for the rest of the product: a name, the service's message, and who must hear of it. */

import { isUnreachable } from "../../unreachable";

/** `none`: the visitor's own mistake. `debug`: the provider refused. `critical`: it cannot be reached or is broken. */
export type Severity = "none" | "debug" | "critical";

export class ProviderError extends Error {
  constructor(
    /** The provider's exception name; `NetworkError` where it could not be reached. */
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
  "EnableSoftwareTokenMFAException",
]);

/** What was thrown, as a failure of the provider's; undefined for anything else. */
export function asProviderError(error: unknown): ProviderError | undefined {
  if (error instanceof ProviderError) return error;
  return isUnreachable(error)
    ? new ProviderError("NetworkError", "Network error", "critical", { cause: error })
    : undefined;
}

type SdkError = Error & { $fault?: "client" | "server"; $metadata?: { httpStatusCode?: number } };

/** The named error for what the SDK throws. Whatever is not the provider's comes back as it was. */
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

/** True for throttling, server errors and a connection that broke: what a repeated call may get past. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  if (error.name === "TooManyRequestsException" || error.name === "NetworkError") return true;
  return error.severity === "critical" && (error.cause as SdkError).$metadata?.httpStatusCode !== 400;
}

const UNREACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** True when the request cannot have got there: no connection was made. */
export function neverSent({ cause }: ProviderError): boolean {
  return UNREACHED.has((cause as { code?: string } | undefined)?.code ?? "");
}

function severityOf(name: string, message: string, fault: "client" | "server"): Severity {
  // A wrong client id or secret is our configuration's fault, whatever the exception is called.
  if (fault === "server" || name === "ResourceNotFoundException" || /secret/i.test(message)) return "critical";
  return OWN_MISTAKES.has(name) ? "none" : "debug";
}

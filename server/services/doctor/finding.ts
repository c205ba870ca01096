/** One result of doctor's checks, and the wording of why a call failed. */

export type Finding = {
  state: "ok" | "warning" | "failure";
  /** What was checked: "User pool". */
  about: string;
  says: string;
  /** What to do; absent if nothing is wrong. */
  remedy?: string;
};

export const fine = (about: string, says: string): Finding => ({ state: "ok", about, says });
export const warning = (about: string, says: string, remedy: string): Finding => ({
  state: "warning",
  about,
  says,
  remedy,
});
export const failure = (about: string, says: string, remedy: string): Finding => ({
  state: "failure",
  about,
  says,
  remedy,
});
/** For something that cannot be checked from here. */
export const unchecked = (about: string, why: string, remedy: string): Finding =>
  warning(about, `Not checked: ${why}`, remedy);

/** The time limit of each call that doctor makes. */
export const PATIENCE_MS = 10_000;
export const patience = () => AbortSignal.timeout(PATIENCE_MS);

const REASONS: Record<string, string> = {
  ENOTFOUND: "its name is not in DNS",
  EAI_AGAIN: "its name cannot be looked up: DNS does not answer",
  ECONNREFUSED: "nobody listens there",
  ECONNRESET: "it closed the connection",
  ETIMEDOUT: "it does not answer",
  EHOSTUNREACH: "there is no route to it",
  ENETUNREACH: "there is no route to it",
  UND_ERR_CONNECT_TIMEOUT: "it does not answer",
  UND_ERR_SOCKET: "it closed the connection",
  UND_ERR_HEADERS_OVERFLOW: "its headers are too large",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed; NODE_EXTRA_CA_CERTS names your own authority",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is of an unknown authority; NODE_EXTRA_CA_CERTS names your own",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate comes without the chain to its authority",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  EPROTO: "it does not speak TLS on that port",
  ERR_SSL_WRONG_VERSION_NUMBER: "it does not speak TLS on that port",
};

/** Why a call failed, in words; follows nested causes. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError" || error.name === "AbortError") return `no answer in ${PATIENCE_MS / 1000} s`;
  const { code } = error as NodeJS.ErrnoException;
  if (code && REASONS[code]) return REASONS[code];
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  if (first !== undefined) return reasonOf(first);
  // Some packages put the system's error code into the message only.
  const [named = ""] = /\bE[A-Z_]{4,}\b/.exec(error.message) ?? [];
  return REASONS[named] ?? error.message;
}

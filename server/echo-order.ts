/** What `doctor` asks of a running site: a header that only who knows a session secret can sign, good for minutes. */
import type { Signer } from "./signature";

export const ECHO_PATH = "/healthz/request";
export const ECHO_HEADER = "x-ringside-doctor";

const GOOD_FOR_MS = 5 * 60_000;
/** Longer than any header that a server accepts. */
const MAX_BYTES = 16_000;

/** A request as the site saw it. */
export type Echoed = {
  /** Address of the socket's other end. */
  peer: string;
  /** Whether TRUST_PROXY names it, so that its X-Forwarded-For counts. */
  peerTrusted: boolean;
  forwardedFor: string | null;
  /** The visitor's address, after TRUST_PROXY. */
  address: string;
  host: string | null;
  /** Whether the site answers under that Host. */
  hostKnown: boolean;
  cookieBytes: number;
};

/** The header's value for a response with a header of `bytes`. */
export function echoOrder({ sign }: Signer, bytes: number, now: number): string {
  const facts = [String(now + GOOD_FOR_MS), String(bytes)];
  return [...facts, sign(facts)].join(".");
}

export function readEchoOrder(value: string, { holds }: Signer, now: number): { bytes: number } | undefined {
  const [until = "", bytes = "", signature = ""] = value.split(".");
  // Twice, since the clocks of two machines may differ.
  const fresh = Math.abs(Number(until) - now) < 2 * GOOD_FOR_MS;
  if (!fresh || !holds([until, bytes], signature)) return undefined;
  return { bytes: Math.min(Number(bytes), MAX_BYTES) };
}

/**
 * The request that `doctor` sends to a running site: a header, valid for minutes, that only the holder of a session
 * secret can sign.
 */
import type { Signer } from "../session/signed-values";

export const ECHO_PATH = "/healthz/request";
export const ECHO_HEADER = "x-ringside-doctor";

const GOOD_FOR_MS = 5 * 60_000;
/** Longer than any header that servers accept. */
const MAX_BYTES = 16_000;

/** A request as the site received it. */
export type Echoed = {
  /** The address of the socket's peer. */
  peer: string;
  /** Whether TRUST_PROXY names it, so that its X-Forwarded-For counts. */
  peerTrusted: boolean;
  forwardedFor: string | null;
  /** The visitor's address according to TRUST_PROXY. */
  address: string;
  host: string | null;
  /** True if the site answers under that Host. */
  hostKnown: boolean;
  cookieBytes: number;
};

/** The header's value that asks for a response with a header of `bytes`. */
export function echoOrder({ sign }: Signer, bytes: number, now: number): string {
  const facts = [String(now + GOOD_FOR_MS), String(bytes)];
  return [...facts, sign(facts)].join(".");
}

export function readEchoOrder(value: string, { holds }: Signer, now: number): { bytes: number } | undefined {
  const [until = "", bytes = "", signature = ""] = value.split(".");
  // Doubled, because two machines' clocks may differ.
  const fresh = Math.abs(Number(until) - now) < 2 * GOOD_FOR_MS;
  if (!fresh || !holds([until, bytes], signature)) return undefined;
  return { bytes: Math.min(Number(bytes), MAX_BYTES) };
}

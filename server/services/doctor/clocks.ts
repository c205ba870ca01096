/** Compares this machine's clock with others. AWS and Stripe signatures and all tokens depend on it. */
import type { Settings } from "../../config/config";
import { poolIssuer } from "../../session/verify-tokens";
import { type Finding, failure, fine, patience, warning } from "./finding";

const ABOUT = "Clock";
/** A `Date` header has no fractions. */
const WORTH_A_WORD_MS = 3_000;
/** AWS refuses signatures that are five minutes off, and a token that lives for a minute expires too early. */
const HARMFUL_MS = 30_000;
const REMEDY = "Synchronize the clock by NTP (timedatectl set-ntp true).";

export async function checkClocks(settings: Partial<Settings>): Promise<Finding[]> {
  if (!settings.COGNITO_USER_POOL_ID) return [];
  const began = Date.now();
  try {
    const response = await fetch(`${poolIssuer(settings)}/.well-known/jwks.json`, { signal: patience() });
    await response.arrayBuffer();
    const date = response.headers.get("date");
    return date ? [clockFinding("Cognito", new Date(date), began)] : [];
  } catch {
    // Another check reports that it cannot be reached.
    return [];
  }
}

/** `theirs` is their time, read between `began` and now. */
export function clockFinding(who: string, theirs: Date, began: number): Finding {
  const now = Date.now();
  const off = theirs.getTime() < began ? theirs.getTime() - began : Math.max(0, theirs.getTime() - now);
  const seconds = Math.round(Math.abs(off) / 1000);
  if (Math.abs(off) < WORTH_A_WORD_MS) return fine(ABOUT, `It agrees with the clock of ${who}.`);
  const says = `It is ${seconds} s ${off > 0 ? "behind" : "ahead of"} the clock of ${who}.`;
  return Math.abs(off) < HARMFUL_MS ? warning(ABOUT, says, REMEDY) : failure(ABOUT, says, REMEDY);
}

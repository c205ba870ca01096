/**
 * Modular powers in a thread: a sign-in needs three, and together they would hold up every other request for 5 ms.
 */
import { getDiffieHellman } from "node:crypto";
import type { ThreadTask } from "../../process/job-thread";
import { restingThread } from "../../process/resting-thread";
import { power, powerBy } from "../../srp/modular-power";

const TASK: ThreadTask = {
  program: `
const power = (${powerBy})(require("node:crypto"), data.prime);
return { work: ([base, exponent]) => power(base, exponent), rest() {} };`,
  data: { prime: new Uint8Array(getDiffieHellman("modp15").getPrime()) },
  failed: "A modular power could not be computed",
  name: "The thread of modular powers",
};
/** Above the number of sign-ins that the front processes concurrently. */
const MOST_WAITING = 1_000;

const thread = restingThread<[base: bigint, exponent: bigint], bigint>(TASK, MOST_WAITING);

/** The same as `power`. Without a thread, this one computes it, since a slow sign-in is better than none. */
export async function powerInThread(base: bigint, exponent: bigint): Promise<bigint> {
  const result = await thread.run([base, exponent]).catch(() => "busy" as const);
  return result === "busy" ? power(base, exponent) : result;
}

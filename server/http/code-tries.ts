/** Limits how many codes a visitor may try. Codes that are known cost no try. */
import type { Visitor } from "../ports";
import type { Limits } from "./rate-limits";

export type CodeLimits = Pick<Limits, "allowVisitor" | "giveBack">;

const WRONG: readonly unknown[] = ["codeUnknown"];

/**
 * Does `work` with these codes, unless too many were wrong: then undefined. `problemsOf` names what is wrong with them.
 * A try is counted before the codes are looked at, so that requests at the same time can't try more.
 */
export async function withCodes<T>(
  limits: CodeLimits,
  visitor: Visitor,
  codes: readonly string[],
  work: () => Promise<T>,
  problemsOf: (done: T) => (string | null)[],
): Promise<T | undefined> {
  if (codes.length === 0) return work();
  if (!(await limits.allowVisitor("code", visitor))) return undefined;
  const done = await work();
  if (!problemsOf(done).some((problem) => WRONG.includes(problem))) await limits.giveBack("code", visitor);
  return done;
}

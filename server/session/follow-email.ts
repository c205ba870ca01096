/** What we send to a fan follows their account to a new address. */
import type { Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import type { Session } from "./session";

/**
 * Call this when `user` has just come from the provider: at sign-in, after a change, and when a session was outdated.
 * The provider has the new address by then, so a failure is only reported, and the next call tries again.
 */
export async function followNewEmail(
  { following, billing, report }: Runtime,
  visitor: Visitor,
  { user, confirmedAt }: Pick<Session, "user" | "confirmedAt">,
): Promise<void> {
  const fan = { ...visitor, user, userAsOf: new Date(confirmedAt) };
  const works = [following?.moveFollows(fan), billing.followEmail?.(fan)];
  for (const done of await Promise.allSettled(works)) {
    if (done.status === "rejected") report(done.reason, "critical", "sending mails to a fan's new address");
  }
}

/** Data that the flow cookie carries next to the current flow. */
import { randomUUID } from "node:crypto";
import { after, type Flow, lifetimeMinutes, type PendingAccountChanges } from "../../app/domain/authenticator/flow";
import type { Clock } from "../process/clock";
import type { Jar } from "./cookies/cookie-jar";

/** If no flow is under way, an empty one carries the data, and the account's changes of the one that has ended. */
export function keepBeside({ clock }: { clock: Clock }, jar: Jar, kept: Pick<Flow, "oauth" | "account">): void {
  const now = clock.now();
  const known = jar.read("flow");
  const flow: Flow =
    known && new Date(known.expires) > now
      ? known
      : {
          id: randomUUID(),
          state: "signIn",
          authAttributes: { username: known?.authAttributes.username ?? "" },
          expires: after(now, lifetimeMinutes("signIn")),
          ...(known?.account && { account: known.account }),
        };
  jar.write("flow", { ...flow, ...kept });
}

/** The changes in the flow cookie if they are this fan's own: a cookie can be copied to another fan's browser. */
export function changesOf(jar: Jar, userId: string): PendingAccountChanges | undefined {
  const { account } = jar.read("flow") ?? {};
  return account?.owner === userId ? account : undefined;
}

/** Beginning a session clears the flow. The changes that it carried stay if they are the fan's own. */
export function keepAccountChanges(parts: { clock: Clock }, jar: Jar, account: Flow["account"]): void {
  if (account?.owner && account.owner === jar.read("session")?.user.userId) keepBeside(parts, jar, { account });
}

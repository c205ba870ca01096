/** Data that the flow cookie carries next to the current flow. */
import { randomUUID } from "node:crypto";
import { after, type Flow, lifetimeMinutes } from "../../app/domain/authenticator/flow";
import type { Clock } from "../process/clock";
import type { Jar } from "./cookies/cookie-jar";
import type { Session } from "./session";

/** If no flow is under way, an empty one carries the data. */
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
        };
  jar.write("flow", { ...flow, ...kept });
}

/**
 * Beginning a session clears the flow. What it carried for the account stays if the same fan was signed in `before`, or
 * typed it in a session that had ended.
 */
export function keepAccountChanges(
  parts: { clock: Clock },
  jar: Jar,
  { account, before }: Pick<Flow, "account"> & { before: Session | undefined },
): void {
  const owner = account?.typedBy ?? before?.user.userId;
  if (account && owner !== undefined && owner === jar.read("session")?.user.userId) keepBeside(parts, jar, { account });
}

/** What the flow cookie keeps beside whatever flow is under way. */
import { randomUUID } from "node:crypto";
import { after, type Flow, lifetimeMinutes } from "../app/domain/authenticator/flow";
import type { Clock } from "./clock";
import type { Jar } from "./jar";

/** Without a flow under way, one that has not begun carries it. */
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

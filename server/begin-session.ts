/** The start of a signed-in session, the same for whichever way led to its tokens: password, code or hosted pages. */
import type { Jar } from "./jar";
import type { Visitor } from "./ports";
import type { Runtime } from "./runtime";
import type { Session, Tokens } from "./session";
import { claimsOf, userOf } from "./tokens";
import { isUnreachable } from "./unreachable";
import { confirm } from "./visit";

/**
 * A signed-in session takes the flow's place in `jar`; the guest's hold and her orders become the fan's. Throws, and
 * leaves the jar as it was, when the tokens are not genuine or the provider does not confirm them. `attributes` are
 * what GetUser has just said; without them it is asked. `since` is when the sign-in began.
 */
export async function beginSession(
  parts: Runtime,
  jar: Jar,
  visitor: Visitor,
  given: Omit<Tokens, "username">,
  { attributes, since }: { attributes?: Record<string, string> | undefined; since?: number | undefined } = {},
): Promise<void> {
  const { username } = userOf(claimsOf(given.idToken));
  const tokens = {
    idToken: given.idToken,
    accessToken: given.accessToken,
    refreshToken: given.refreshToken,
    username,
    ...(given.deviceKey && { deviceKey: given.deviceKey }),
  };
  const session = await confirm(parts, { tokens, since }, attributes);
  await claim(parts, jar, visitor, session);
  jar.clear("flow");
  jar.write("session", session);
  leaveRoom(jar);
}

/** Nothing belongs yet to a visitor id that this very request made up, and a response with tokens has no room for it. */
export function leaveRoom(jar: Jar): void {
  if (!jar.came("guest")) jar.drop("guest");
}

/**
 * The session that a newer one of the same browser took the place of. It is ended at the provider alone, so that a
 * request that is on its way with its cookie signs nobody out.
 */
export async function endSession({ cognito, report }: Runtime, { tokens }: Session): Promise<void> {
  await cognito.revokeToken(tokens.refreshToken).catch((error: unknown) => report(error, "debug", "session"));
}

/** A product API elsewhere knows the guest by her token; while it is away, she signs in all the same. */
async function claim(parts: Runtime, jar: Jar, visitor: Visitor, { tokens, user }: Session): Promise<void> {
  const fan = { ...visitor, signedIn: true, user };
  const held = jar.read("guest")?.identityId !== undefined;
  const bearers = { bearer: async () => tokens.idToken, ...(held && { guestBearer: visitor.bearer }) };
  await parts.boxOffice.claim({ ...fan, ...bearers }).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
  });
}

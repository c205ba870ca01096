/** Starts a signed-in session from its tokens, whether they come from a password, a code or the hosted pages. */

import { isUnreachable } from "../failures/unreachable";
import type { Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import type { Jar } from "./cookies/cookie-jar";
import { followNewEmail } from "./follow-email";
import type { Session, Tokens } from "./session";
import { claimsOf, userOf } from "./verify-tokens";
import { confirm, freshTokens } from "./visitor";

/**
 * Replaces the flow in `jar` with a session and moves the guest's hold and orders to the fan. Throws without touching
 * the jar if the tokens aren't genuine or the provider doesn't confirm them. `attributes` are what GetUser
 * or the new token has just said; without them we ask. `since` is when the sign-in began.
 */
export async function beginSession(
  parts: Runtime,
  jar: Jar,
  visitor: Visitor,
  given: Omit<Tokens, "username">,
  { attributes, since }: { attributes?: Record<string, string> | undefined; since?: number | undefined } = {},
): Promise<void> {
  const { username } = userOf(claimsOf(given.idToken));
  // The fan may have stayed on the sign-in's last screen for longer than its tokens last.
  const tokens = await freshTokens(parts, {
    idToken: given.idToken,
    accessToken: given.accessToken,
    refreshToken: given.refreshToken,
    username,
    ...(given.deviceKey && { deviceKey: given.deviceKey }),
  });
  const session = await confirm(parts, { tokens, since }, attributes);
  await claim(parts, jar, visitor, session);
  await followNewEmail(parts, visitor, session);
  jar.clear("flow");
  jar.write("session", session);
  leaveRoom(jar);
}

/** A visitor id created by this very request owns nothing yet, and a response with tokens has no room for it. */
export function leaveRoom(jar: Jar): void {
  if (!jar.came("guest")) jar.drop("guest");
}

/**
 * Ends the session that a newer one in the same browser replaced. Only the provider ends it, so that a request in
 * flight with the old cookie doesn't sign the fan out.
 */
export async function endSession({ cognito, report }: Runtime, { tokens }: Session): Promise<void> {
  await cognito.revokeToken(tokens.refreshToken).catch((error: unknown) => report(error, "debug", "session"));
}

/** In remote mode the other site knows the guest by their token. If it is down, the fan signs in anyway. */
async function claim(parts: Runtime, jar: Jar, visitor: Visitor, { tokens, user }: Session): Promise<void> {
  const fan = { ...visitor, signedIn: true, user };
  const held = jar.read("guest")?.identityId !== undefined;
  const bearers = { bearer: async () => tokens.idToken, ...(held && { guestBearer: visitor.bearer }) };
  await parts.boxOffice.claim({ ...fan, ...bearers }).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
  });
  await parts.billing.claimGoods?.(fan);
}

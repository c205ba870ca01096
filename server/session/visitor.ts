/**
 * A request's visitor: the session is opened once, refreshed when due, and confirmed when its last confirmation is old.
 */
import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isAboutFan } from "../failures/about-fan";
import type { User, Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import type { Jar } from "./cookies/cookie-jar";
import { followNewEmail } from "./follow-email";
import type { Guest, Session, Tokens } from "./session";
import { claimsOf, type SessionMark, sessionOf, userOf } from "./verify-tokens";

/** How long we trust a session after GetUser confirmed it. */
export const CONFIRMED_MS = 5 * 60_000;
/** Tokens are renewed slightly early, so that none expires in transit. */
const RENEW_BEFORE_MS = 10_000;

/** Refusals of the provider that mean the session is over. Any other error is temporary and signs nobody out. */
const SESSION_ENDS = new Set([
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
  // With rotation, the refresh token was used up longer ago than the grace period: by this fan or by a thief.
  "RefreshTokenReuseException",
]);
const ended = (error: unknown) => error instanceof Error && SESSION_ENDS.has(error.name) && isAboutFan(error);

/** A new browser's id. 128 random bits, because whoever knows it owns its holds. */
const newGuest = (): Guest => ({ visitorId: randomBytes(16).toString("base64url"), orderKeys: {} });

/**
 * The visitor behind `jar`. With `writes` the session is confirmed whatever its age, because an account or money is
 * about to change. A session that is over is cleared from the jar, and the visitor becomes a guest.
 */
export async function openVisit(
  parts: Runtime,
  jar: Jar,
  { address, locale, writes, tokensMs }: VisitOptions,
): Promise<Visitor> {
  const opened = await openSession(parts, jar, { writes, tokensMs });
  const known = jar.read("guest");
  const guest = known ?? newGuest();
  if (opened && guest.identityId) jar.write("guest", withoutIdentity(guest));
  const visitor: Visitor = {
    signedIn: opened !== undefined,
    user: opened?.session.user,
    userAsOf: opened && new Date(opened.session.confirmedAt),
    authenticatedAt: opened && authenticatedAt(opened.session.tokens),
    ...(opened && { groups: groupsOf(opened.session.tokens) }),
    confirmed: opened?.confirmed === true,
    visitorId: guest.visitorId,
    newBrowser: known === undefined,
    orderKeys: guest.orderKeys,
    address,
    locale,
  };
  if (opened?.changed) await followNewEmail(parts, visitor, opened.session);
  return visitor;
}

type VisitOptions = {
  address: string;
  locale: string;
  writes: boolean;
  /** Tokens older than this are refreshed first, so that a group that was taken away is gone. */
  tokensMs?: number | undefined;
};

/** Stores the visitor's id in the cookie, so that the visitor owns what they reserve next. */
export function keepVisitor(jar: Jar, visitor: Visitor): Guest {
  const known = jar.read("guest");
  if (known) return known;
  const guest: Guest = { visitorId: visitor.visitorId, orderKeys: {} };
  jar.write("guest", guest);
  return guest;
}

/** A fan has tokens of their own, and the Cookie header has to stay under 7 kB. */
const withoutIdentity = ({ visitorId, orderKeys, doorPass }: Guest): Guest => ({
  visitorId,
  orderKeys,
  ...(doorPass && { doorPass }),
});

const authenticatedAt = ({ idToken }: Tokens) => new Date(Number(claimsOf(idToken).auth_time) * 1000);

/** Group names as the provider has put them into the ID token. */
export function groupsOf({ idToken }: Pick<Tokens, "idToken">): readonly string[] {
  const groups = claimsOf(idToken)["cognito:groups"];
  return Array.isArray(groups) ? groups.filter((name): name is string => typeof name === "string") : [];
}

/** `changed`: the provider knows more about the fan than the cookie did. */
type OpenedVisit = { session: Session; confirmed: boolean; changed?: boolean };

async function openSession(
  parts: Runtime,
  jar: Jar,
  { writes, tokensMs }: Pick<VisitOptions, "writes" | "tokensMs">,
): Promise<OpenedVisit | undefined> {
  const session = jar.read("session");
  if (!session) return undefined;
  if (await isOver(parts, jar, session)) return undefined;
  let current = session;
  try {
    const tokens = await freshTokens(parts, session.tokens, tokensMs);
    if (tokens !== session.tokens) {
      // Stored right away: with rotation on, the old tokens are used up whatever happens next.
      current = { ...session, tokens };
      jar.write("session", current);
    } else if (!writes && parts.clock.now().getTime() - parts.confirmed.last(session) < CONFIRMED_MS) {
      return { session, confirmed: false };
    }
    current = await confirm(parts, { ...session, tokens });
    // A password reset ends the sessions of the email in effect, which an older copy of the cookie doesn't know.
    if (current.user.email !== session.user.email && (await isOver(parts, jar, current))) return undefined;
    parts.confirmed.note(current);
    const changed = !isDeepStrictEqual(current.user, session.user);
    if (tokens !== session.tokens || changed) jar.write("session", current);
    return { session: current, confirmed: true, changed };
  } catch (error) {
    if (!ended(error)) {
      parts.report(error, "critical", "session");
      return { session: current, confirmed: false };
    }
    parts.report(error, "debug", "session");
    jar.clear("session");
    // The sign-in screen shows the reason, in the error catalogue's words.
    const refusal = parts.authenticator.refused(error, session.user.email);
    if (refusal && !jar.read("flow")) jar.write("flow", refusal.flow);
    return undefined;
  }
}

/** Whether `session` ended before its tokens expire. If it did so a while ago, it is cleared from the jar. */
async function isOver(parts: Runtime, jar: Jar, session: Session): Promise<boolean> {
  const state = await parts.endedSessions.state(markOf(session), parts.clock.now());
  // Another tab's request may carry the cookie from before a password change. It must not sign out the new session.
  if (state === "over") jar.clear("session");
  return state !== "live";
}

/** What distinguishes `session` from other sessions. It knows its start more exactly than its tokens do. */
export function markOf({ tokens, since, user }: Session): SessionMark {
  const mark = sessionOf(claimsOf(tokens.idToken));
  return { ...mark, startedAt: since ?? mark.startedAt, loginNames: [...mark.loginNames, user.email] };
}

/** The same tokens, or new ones if they expire soon or are older than `mostMs`. Throws the provider's refusal. */
export async function freshTokens(parts: Runtime, tokens: Tokens, mostMs = Number.POSITIVE_INFINITY): Promise<Tokens> {
  const age = Date.now() - Number(claimsOf(tokens.idToken).iat) * 1000;
  return renewalDue(tokens) > Date.now() && age <= mostMs ? tokens : parts.refresh(tokens);
}

/** When tokens must be renewed, in epoch milliseconds of the machine's clock. */
export const renewalDue = ({ accessToken }: Tokens): number =>
  Number(claimsOf(accessToken).exp) * 1000 - RENEW_BEFORE_MS;

/**
 * The session of `tokens`, with the user's attributes from GetUser or from `just`. Verifies the ID token's signature.
 */
export async function confirm(
  parts: Runtime,
  { tokens, since }: Pick<Session, "tokens" | "since">,
  just?: Record<string, string>,
): Promise<Session> {
  // Before we ask: a change during the answer is newer than what the answer says.
  const confirmedAt = parts.clock.now().getTime();
  const [claims, attributes] = await Promise.all([
    parts.verify.idToken(tokens.idToken),
    just ?? parts.cognito.getUser(tokens.accessToken).then((user) => user.attributes),
  ]);
  const user: User = {
    ...userOf(claims),
    email: (attributes.email ?? "").toLowerCase(),
    emailVerified: attributes.email_verified === "true",
    name: attributes.name ?? "",
  };
  return { tokens, user, since, confirmedAt };
}

/** Sessions of the hosted pages: a one-hour cookie, so that the next client doesn't have to ask again. */
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type CognitoPool, HOUR_MS } from "../pool/cognito-pool";
import type { PoolUser } from "../pool/pool-state";
import { hashOf } from "./authorization-request";

const COOKIE = "cognito";
/** Cookies ignore ports: with a wider path, the site on the same host would receive this one too. */
const PATH = "/oauth2";

/** The caller saves. */
export function openSession(pool: CognitoPool, context: Context, user: PoolUser) {
  const id = randomBytes(24).toString("base64url");
  pool.state.hostedSessions[hashOf(id)] = { sub: user.sub, expires: pool.now() + HOUR_MS };
  setCookie(context, COOKIE, id, { httpOnly: true, sameSite: "Lax", path: PATH });
}

export function sessionUser(pool: CognitoPool, context: Context): PoolUser | undefined {
  const session = pool.state.hostedSessions[hashOf(getCookie(context, COOKIE) ?? "")];
  if (!session || pool.now() >= session.expires) return undefined;
  const user = pool.state.users[session.sub];
  return user?.enabled ? user : undefined;
}

export async function closeSession(pool: CognitoPool, context: Context) {
  delete pool.state.hostedSessions[hashOf(getCookie(context, COOKIE) ?? "")];
  deleteCookie(context, COOKIE, { path: PATH });
  await pool.save();
}

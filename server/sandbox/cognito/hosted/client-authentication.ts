/** Authenticates the app client at the token and revocation endpoints; also OAuth's error responses. */
import type { Context } from "hono";
import type { CognitoPool } from "../pool/cognito-pool";

/** The body of a form post. */
export async function formOf(context: Context): Promise<Record<string, string>> {
  const type = context.req.header("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return {};
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}

/**
 * The client authenticates with HTTP Basic or form fields. The secret must match, and be absent if the client has
 * none.
 */
export function isClientAuthenticated(pool: CognitoPool, context: Context, form: Record<string, string>): boolean {
  const [, basic] = /^Basic (.+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
  const [id, secret = ""] = basic
    ? Buffer.from(basic, "base64").toString("utf8").split(":").map(formDecoded)
    : [form.client_id, form.client_secret];
  return id === pool.clientId && secret === (pool.state.settings.clientSecret ?? "");
}

const formDecoded = (text: string) => decodeURIComponent(text.replaceAll("+", " "));

/** RFC 6749, 5.2; Cognito uses status 400 for all of them. */
export function oauthError(context: Context, error: string) {
  context.header("cache-control", "no-store");
  return context.json({ error }, 400);
}

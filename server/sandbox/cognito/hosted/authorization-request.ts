/** Checks a client's request to the hosted pages, and issues authorization codes. */
import { createHash, randomUUID } from "node:crypto";
import { USER_SCOPE } from "../credentials/pool-tokens";
import { type CognitoPool, MINUTE_MS } from "../pool/cognito-pool";
import type { PoolUser } from "../pool/pool-state";

export const SCOPES = ["openid", "email", "phone", "profile", USER_SCOPE];
const CODE_LIFE_MS = 5 * MINUTE_MS;

type AuthorizationRequest = {
  redirectUri: string;
  state: string | undefined;
  scope: string;
  nonce: string | undefined;
  codeChallenge: string | undefined;
  provider: string | undefined;
};

/** The only addresses that the app client may be redirected to. */
export const redirectUris = (pool: CognitoPool) => [`${pool.sandbox.siteUrl}/oauth/callback`];
export const logoutUris = (pool: CognitoPool) => [`${pool.sandbox.siteUrl}/oauth/signed-out`];

/**
 * Reads the parameters of /oauth2/authorize and /login. `stop` is an error to show to the visitor, because the
 * redirect address can't be trusted; `back` redirects any other error to the client.
 */
export function readRequest(
  pool: CognitoPool,
  query: URLSearchParams,
): { request: AuthorizationRequest } | { stop: string } | { back: string } {
  const get = (name: string) => query.get(name) || undefined;
  const redirectUri = get("redirect_uri") ?? "";
  if (get("client_id") !== pool.clientId) return { stop: "invalid_request: the client does not exist." };
  if (!redirectUris(pool).includes(redirectUri)) return { stop: "redirect_mismatch" };

  const state = get("state");
  const scope = get("scope") ?? SCOPES.join(" ");
  const codeChallenge = get("code_challenge");
  const provider = get("identity_provider");
  const refuse = (error: string, description?: string) => ({
    back: returnTo({ redirectUri, state }, { error, ...(description && { error_description: description }) }),
  });
  if (get("response_type") !== "code") return refuse("unauthorized_client");
  if (scope.split(" ").some((each) => !SCOPES.includes(each))) return refuse("invalid_scope");
  if (codeChallenge && get("code_challenge_method") !== "S256")
    return refuse("invalid_request", "code_challenge_method must be S256");
  if (provider && provider !== "COGNITO" && !pool.state.settings.providers.some((each) => each === provider))
    return refuse("invalid_request", "identity provider does not exist");
  return { request: { redirectUri, state, scope, nonce: get("nonce"), codeChallenge, provider } };
}

/** The client's address with the result and the client's `state`. */
export function returnTo(
  { redirectUri, state }: Pick<AuthorizationRequest, "redirectUri" | "state">,
  outcome: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...outcome, ...(state && { state }) }))
    url.searchParams.set(name, value);
  return url.href;
}

/**
 * Issues a code for `user`, which works once within five minutes. Returns the client's address with the code. Saves.
 */
export async function grantCode(pool: CognitoPool, user: PoolUser, request: AuthorizationRequest): Promise<string> {
  const code = randomUUID();
  const { redirectUri, scope, nonce, codeChallenge } = request;
  pool.state.authorizationCodes[hashOf(code)] = {
    sub: user.sub,
    redirectUri,
    scope,
    ...(nonce && { nonce }),
    ...(codeChallenge && { codeChallenge }),
    expires: pool.now() + CODE_LIFE_MS,
  };
  await pool.save();
  return returnTo(request, { code });
}

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

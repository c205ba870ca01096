/**
 * How the user pool's hosted pages are reached (section 7): the way there, the exchange of the code that comes back,
 * and the way out. Authorization code with PKCE; openid-client judges the answers.
 */
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  None,
  ResponseBodyError,
} from "openid-client";
import { IDENTITY_PROVIDERS } from "../../../app/domain/authenticator/identity-providers";
import type { SocialProvider } from "../../../app/domain/authenticator/options";
import { OAUTH_WAIT_MS } from "../../../app/domain/limits";
import type { Tokens } from "../../session";
import { type Observe, unobserved } from "../../telemetry/calls";
import { ProviderError } from "./provider-error";

/** Without the last one GetUser refuses the access token. */
const SCOPE = "openid email profile aws.cognito.signin.user.admin";

type HostedUiSettings = {
  /** Address of the hosted pages, with its scheme. */
  domain: string;
  /** Who signs the pool's tokens. */
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  siteUrl: string;
  waitMs?: number;
  observe?: Observe;
};
/** What is made up at the start and has to come back. */
type OAuthSecrets = { state: string; nonce: string; verifier: string };

export function hostedUi(settings: HostedUiSettings) {
  const { domain, issuer, clientId, clientSecret, siteUrl, waitMs = OAUTH_WAIT_MS, observe = unobserved } = settings;
  const callback = `${siteUrl}/oauth/callback`;
  const client = new Configuration(
    { issuer, authorization_endpoint: `${domain}/oauth2/authorize`, token_endpoint: `${domain}/oauth2/token` },
    clientId,
    undefined,
    clientSecret ? ClientSecretPost(clientSecret) : None(),
  );
  client.timeout = waitMs / 1000;
  if (domain.startsWith("http:")) allowInsecureRequests(client);

  return {
    /** Where the browser goes to sign in at `provider`; `again` has the provider ask although it knows her. */
    async authorizeAddress(
      provider: SocialProvider,
      { state, nonce, verifier }: OAuthSecrets,
      { again = false } = {},
    ): Promise<string> {
      return buildAuthorizationUrl(client, {
        response_type: "code",
        redirect_uri: callback,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        identity_provider: IDENTITY_PROVIDERS[provider],
        ...(again && { prompt: "login" }),
      }).href;
    },

    /**
     * The tokens for what came back to the callback. Throws ProviderError: `OAuthRefused` for a refusal at the provider
     * or a code that was used, `OAuthTimeout` after 10 s, `NetworkError`, and `OAuthFailed` for an answer that is not
     * to be believed. The ID token's signature is not looked at here.
     */
    async exchange(
      answer: URLSearchParams,
      { state, nonce, verifier }: OAuthSecrets,
    ): Promise<Omit<Tokens, "username">> {
      try {
        const grant = () =>
          authorizationCodeGrant(client, new URL(`${callback}?${answer}`), {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          });
        const given = await observe("hosted-pages", "token", grant, {
          // A visitor may bring back anything; only what never reached the pages, or timed out there, is their fault.
          error: (error) =>
            ["NetworkError", "OAuthTimeout"].includes(toProviderError(error).name) ? "failed" : "refused",
        });
        if (!given.id_token || !given.refresh_token) throw new Error("The code was answered without all three tokens");
        return { idToken: given.id_token, accessToken: given.access_token, refreshToken: given.refresh_token };
      } catch (error) {
        throw toProviderError(error);
      }
    },

    /** Where the browser goes to end the session that the hosted pages keep for themselves. */
    logoutAddress(): string {
      return `${domain}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: `${siteUrl}/oauth/signed-out` })}`;
    },
  };
}
export type HostedUi = ReturnType<typeof hostedUi>;

function toProviderError(error: unknown): ProviderError {
  const options = { cause: error };
  if (error instanceof AuthorizationResponseError) {
    const severity = error.error === "access_denied" ? "none" : "debug";
    return new ProviderError("OAuthRefused", error.error_description ?? error.error, severity, options);
  }
  if (error instanceof ResponseBodyError) {
    if (error.error === "invalid_grant") return new ProviderError("OAuthRefused", error.error, "debug", options);
    return new ProviderError("OAuthFailed", error.error_description ?? error.error, "critical", options);
  }
  if (error instanceof ClientError && error.code === "OAUTH_TIMEOUT") {
    return new ProviderError("OAuthTimeout", error.message, "critical", options);
  }
  // `fetch` says so of an address that does not answer.
  if (error instanceof TypeError) return new ProviderError("NetworkError", "Network error", "critical", options);
  return new ProviderError("OAuthFailed", error instanceof Error ? error.message : String(error), "critical", options);
}

/**
 * Client for the user pool's hosted pages (section 7): the sign-in address, the exchange of the code for tokens, and
 * the sign-out address. Uses the authorization code grant with PKCE; openid-client validates the responses.
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
import type { Tokens } from "../../session/session";
import { type Observe, unobserved } from "../../telemetry/calls";
import { ProviderError } from "./provider-error";

/** Without the last scope, GetUser rejects the access token. */
const SCOPE = "openid email profile aws.cognito.signin.user.admin";

type HostedUiSettings = {
  /** Address of the hosted pages, including the scheme. */
  domain: string;
  /** Issuer of the pool's tokens. */
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  siteUrl: string;
  waitMs?: number;
  observe?: Observe;
};
/** Generated when the sign-in starts and checked when the browser returns. */
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
    /** Where the browser goes to sign in at `provider`. With `again`, the provider asks even if it knows the user. */
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
     * Exchanges the callback's parameters for tokens. Throws ProviderError: `OAuthRefused` if the provider refused or
     * the code was already used, `OAuthTimeout` after 10 s, `NetworkError`, and `OAuthFailed` for an invalid
     * response. Does not check the ID token's signature.
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
        const tokens = await observe("hosted-pages", "token", grant, {
          // A visitor can send any parameters; only a failed or timed-out connection is the hosted pages' fault.
          error: (error) =>
            ["NetworkError", "OAuthTimeout"].includes(toProviderError(error).name) ? "failed" : "refused",
        });
        if (!tokens.id_token || !tokens.refresh_token) throw new Error("The token response lacks a token");
        return { idToken: tokens.id_token, accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
      } catch (error) {
        throw toProviderError(error);
      }
    },

    /** Where the browser goes to end the hosted pages' own session. */
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
  // `fetch` throws a TypeError if the address can't be reached.
  if (error instanceof TypeError) return new ProviderError("NetworkError", "Network error", "critical", options);
  return new ProviderError("OAuthFailed", error instanceof Error ? error.message : String(error), "critical", options);
}

/** The user pool's domain: sign-in pages for people, OAuth and OpenID Connect for programs, published keys. */
import { Hono } from "hono";
import type { CognitoPool } from "../pool/cognito-pool";
import { authorizePage } from "./authorize-page";
import { confirmPage } from "./confirm-page";
import { discoveryEndpoints } from "./discovery-endpoints";
import { loginPage } from "./login-page";
import { logoutPage } from "./logout-page";
import { providerPage } from "./provider-page";
import { revokeEndpoint } from "./revoke-endpoint";
import { tokenEndpoint } from "./token-endpoint";
import { userInfoEndpoint } from "./user-info-endpoint";

export function poolDomain(pool: CognitoPool): Hono {
  const app = new Hono();
  const parts = [
    discoveryEndpoints,
    authorizePage,
    loginPage,
    providerPage,
    tokenEndpoint,
    userInfoEndpoint,
    revokeEndpoint,
    logoutPage,
    confirmPage,
  ];
  for (const part of parts) app.route("/", part(pool));
  return app;
}

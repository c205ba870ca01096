/** The domain of the user pool: sign-in pages for people, OAuth and OpenID Connect for programs, published keys. */
import { Hono } from "hono";
import type { Pool } from "../pool";
import { authorizePage } from "./authorize";
import { confirmPage } from "./confirm-page";
import { discovery } from "./discovery";
import { loginPage } from "./login";
import { logoutPage } from "./logout";
import { providerPage } from "./provider-page";
import { revokeEndpoint } from "./revoke";
import { tokenEndpoint } from "./token";
import { userInfo } from "./user-info";

export function hostedPages(pool: Pool): Hono {
  const app = new Hono();
  const parts = [
    discovery,
    authorizePage,
    loginPage,
    providerPage,
    tokenEndpoint,
    userInfo,
    revokeEndpoint,
    logoutPage,
    confirmPage,
  ];
  for (const part of parts) app.route("/", part(pool));
  return app;
}

/** `/oauth2/userInfo`: the attributes of the user behind the access token. */
import { Hono } from "hono";
import { CognitoError } from "../cognito-errors";
import { userOfAccessToken } from "../credentials/pool-tokens";
import type { CognitoPool } from "../pool/cognito-pool";
import { attributesOf, usernameOf } from "../pool/pool-users";

export function userInfoEndpoint(pool: CognitoPool): Hono {
  return new Hono().on(["GET", "POST"], "/oauth2/userInfo", async (context) => {
    const [, token] = /^Bearer (.+)$/i.exec(context.req.header("authorization") ?? "") ?? [];
    try {
      const user = await userOfAccessToken(pool, token, "openid");
      return context.json({ ...attributesOf(user), username: usernameOf(user) });
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      const body = { error: "invalid_token", error_description: error.message };
      context.header("www-authenticate", `Bearer error="invalid_token", error_description="${error.message}"`);
      return context.json(body, 401);
    }
  });
}

/** Decides who may call an operation of the office: the bearer of a token for it. */
import type { TokenScope } from "../../app/domain/office/machines/token-scopes";
import { type Limits, retryAfterOf } from "../http/rate-limits";
import { type AccessTokens, isAccessToken, type TokenBearer } from "../services/machines/access-tokens";
import type { ApiRequest } from "./operations";
import { type ApiAnswer, problem, unauthorized } from "./problems";

/**
 * The token's bearer, or a refusal: 401 without a token, and for one that is wrong, has ended or was revoked; 403 if it
 * is not for `scope`; 429 for too many calls.
 */
export const tokenAccess =
  (tokens: Pick<AccessTokens, "open">, limits: Pick<Limits, "allow">) =>
  async ({ header, address }: ApiRequest, scope: TokenScope): Promise<TokenBearer | ApiAnswer> => {
    const authorization = header("authorization");
    if (!authorization) return unauthorized();
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    const bearer = token ? await tokens.open(token) : undefined;
    if (!bearer) {
      // Only what looks like a token was looked up in the store.
      const within = !isAccessToken(token) || (await limits.allow("officeToken", `address:${address}`));
      return within ? unauthorized('error="invalid_token"') : tooMany("officeToken");
    }
    if (!(await limits.allow("officeApi", `account:token:${bearer.id}`))) return tooMany("officeApi");
    if (bearer.scopes.includes(scope)) return bearer;
    return problem(
      403,
      { detail: `This token is not for ${scope}.` },
      { "www-authenticate": `Bearer realm="api", error="insufficient_scope", scope="${scope}"` },
    );
  };

const tooMany = (purpose: "officeApi" | "officeToken") =>
  problem(429, { detail: "Too many calls in a short time." }, retryAfterOf(purpose));

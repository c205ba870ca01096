/** Verification of the two bearers: the user pool's ID token and the guest's OpenID token of the identity pool. */
import { JwtVerifier } from "aws-jwt-verify";
import { JwksValidationError, JwkValidationError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import type { JwtPayload } from "aws-jwt-verify/jwt-model";
import type { Config } from "./config";
import { keysFetcher } from "./keys-fetcher";
import type { User } from "./ports";
import { Unreachable } from "./unreachable";

/** Issuer of every identity pool's OpenID tokens, in every region. */
const IDENTITY_ISSUER = "https://cognito-identity.amazonaws.com";

export type IdClaims = JwtPayload & { sub: string };
export type Verified = { kind: "user"; user: User; session: SessionMark } | { kind: "guest"; identityId: string };

/**
 * Both verifiers share one cache of keys; nothing is fetched before the first token comes. A key that is not in the
 * cache makes it fetch them anew, at most every ten seconds. Without keys no token can be judged, which throws
 * `Unreachable`: an outage of the provider's must not look like a bad token.
 */
export function tokenVerifier(config: Config) {
  const jwksCache = new SimpleJwksCache({ fetcher: keysFetcher() });
  const issuer = poolIssuer(config);
  const identityHost = config.AWS_ENDPOINT_URL_COGNITO_IDENTITY ?? IDENTITY_ISSUER;

  const pool = JwtVerifier.create(
    {
      issuer,
      audience: config.COGNITO_CLIENT_ID ?? "",
      jwksUri: `${issuer}/.well-known/jwks.json`,
      customJwtCheck: ({ payload }) => {
        if (payload.token_use !== "id") throw new Error("not an ID token");
      },
    },
    { jwksCache },
  );
  const identity = JwtVerifier.create(
    {
      issuer: IDENTITY_ISSUER,
      audience: config.COGNITO_IDENTITY_POOL_ID ?? "",
      jwksUri: `${identityHost.replace(/\/$/, "")}/.well-known/jwks_uri`,
    },
    { jwksCache },
  );

  return {
    /** The claims of a genuine, unexpired ID token of our client; throws on any other. */
    async idToken(token: string): Promise<IdClaims> {
      return (await pool.verify(token).catch(unlessKeysAreBroken)) as IdClaims;
    },

    /** Whose `Authorization: Bearer …` this is; undefined for a token that is not genuine. Throws `Unreachable`. */
    async bearer(token: string): Promise<Verified | undefined> {
      if (issuerOf(token) === IDENTITY_ISSUER) {
        const claims = await identity.verify(token).catch(undefinedForBadToken);
        return claims?.sub ? { kind: "guest", identityId: claims.sub } : undefined;
      }
      const claims = (await pool.verify(token).catch(undefinedForBadToken)) as IdClaims | undefined;
      return claims ? { kind: "user", user: userOf(claims), session: sessionOf(claims) } : undefined;
    },
  };
}
export type TokenVerifier = ReturnType<typeof tokenVerifier>;

function unlessKeysAreBroken(error: unknown): never {
  const broken = error instanceof JwksValidationError || error instanceof JwkValidationError;
  throw broken ? new Unreachable("The provider's keys cannot be read", { cause: error }) : error;
}

function undefinedForBadToken(error: unknown): undefined {
  try {
    unlessKeysAreBroken(error);
  } catch (told) {
    if (told instanceof Unreachable) throw told;
  }
}

/** Who signs the user pool's tokens. */
type PoolPlace = Partial<Pick<Config, "COGNITO_ISSUER" | "AWS_REGION" | "COGNITO_USER_POOL_ID">>;
export function poolIssuer(config: PoolPlace): string {
  const { COGNITO_ISSUER, AWS_REGION, COGNITO_USER_POOL_ID = "" } = config;
  return COGNITO_ISSUER ?? `https://cognito-idp.${AWS_REGION}.amazonaws.com/${COGNITO_USER_POOL_ID}`;
}

/** The fan that an ID token names. `wixUserId` is the claim, else `custom:wixUserId`, else `sub` (specification, section 3). */
export function userOf(claims: IdClaims): User {
  return {
    userId: text(claims.wixUserId) ?? text(claims["custom:wixUserId"]) ?? claims.sub,
    username: text(claims["cognito:username"]) ?? claims.sub,
    email: (text(claims.email) ?? "").toLowerCase(),
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    name: text(claims.name) ?? "",
  };
}

/** What tells one session from another: its own id, whose it is, and since when (epoch milliseconds). */
export type SessionMark = {
  originJti: string | undefined;
  username: string;
  /** Everything that the fan may type as a name at sign-in. */
  loginNames: string[];
  startedAt: number;
};

/**
 * `auth_time` has no fractions of a second, so a token counts as of the second's beginning: one that was issued in the
 * second in which all sessions ended is refused, because it may have come before.
 */
export function sessionOf(claims: IdClaims): SessionMark {
  const { username, email } = userOf(claims);
  const others = [claims.phone_number, claims.preferred_username, username].flatMap((name) => text(name) ?? []);
  return {
    originJti: text(claims.origin_jti),
    username,
    loginNames: [...(email ? [email] : []), ...others],
    startedAt: Number(claims.auth_time ?? 0) * 1000,
  };
}

/** The payload of a token that is already trusted, such as one from our own sealed cookie. */
export function claimsOf(token: string): IdClaims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as IdClaims;
}

function issuerOf(token: string): string | undefined {
  try {
    return claimsOf(token).iss;
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

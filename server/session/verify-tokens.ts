/** Verifies both kinds of bearer token: the user pool's ID token and a guest's OpenID token from the identity pool. */
import { createHash } from "node:crypto";
import { JwtVerifier } from "aws-jwt-verify";
import { JwksValidationError, JwkValidationError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import type { JwtPayload } from "aws-jwt-verify/jwt-model";
import { LRUCache } from "lru-cache";
import type { Config } from "../config/config";
import { Unreachable } from "../failures/unreachable";
import type { User } from "../ports";
import { keysFetcher } from "./public-keys-fetcher";

/** The issuer of all identity pools' OpenID tokens, in every region. */
const IDENTITY_ISSUER = "https://cognito-identity.amazonaws.com";

/** Genuine bearer tokens that we remember until they expire. Each takes about 1 kB. */
const MOST_KNOWN = 10_000;

type IdClaims = JwtPayload & { sub: string };
type Verified =
  | { kind: "user"; user: User; issuedAt: Date; session: SessionMark }
  | { kind: "guest"; identityId: string };

/**
 * Both verifiers share one key cache. Nothing is fetched before the first token; an unknown key triggers a fetch, at
 * most every ten seconds. Without keys no token can be verified, which throws `Unreachable`: an outage at the provider
 * must not look like a bad token.
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

  /** Under a hash, so that no token lies around in memory. Whether a session has ended is not known here. */
  const known = new LRUCache<string, { who: Verified; until: number }>({ max: MOST_KNOWN });

  async function verified(token: string): Promise<{ who: Verified; until: number } | undefined> {
    if (issuerOf(token) === IDENTITY_ISSUER) {
      const claims = await identity.verify(token).catch(undefinedForBadToken);
      return claims?.sub ? { who: { kind: "guest", identityId: claims.sub }, until: endOf(claims) } : undefined;
    }
    const claims = (await pool.verify(token).catch(undefinedForBadToken)) as IdClaims | undefined;
    if (!claims) return undefined;
    const issuedAt = new Date((claims.iat ?? 0) * 1000);
    return { who: { kind: "user", user: userOf(claims), issuedAt, session: sessionOf(claims) }, until: endOf(claims) };
  }

  return {
    /** The claims of a genuine, unexpired ID token of our client. Throws for any other. */
    async idToken(token: string): Promise<IdClaims> {
      return (await pool.verify(token).catch(unlessKeysAreBroken)) as IdClaims;
    },

    /** Identifies who a bearer token belongs to. Undefined if it isn't genuine. Throws `Unreachable`. */
    async bearer(token: string): Promise<Verified | undefined> {
      const key = createHash("sha256").update(token).digest("base64url");
      const before = known.get(key);
      if (before && Date.now() < before.until) return before.who;
      const found = await verified(token);
      if (found) known.set(key, found);
      return found?.who;
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
  } catch (thrown) {
    if (thrown instanceof Unreachable) throw thrown;
  }
}

/** Identifies the user pool's issuer. */
type PoolPlace = Partial<Pick<Config, "COGNITO_ISSUER" | "AWS_REGION" | "COGNITO_USER_POOL_ID">>;
export function poolIssuer(config: PoolPlace): string {
  const { COGNITO_ISSUER, AWS_REGION, COGNITO_USER_POOL_ID = "" } = config;
  return COGNITO_ISSUER ?? `https://cognito-idp.${AWS_REGION}.amazonaws.com/${COGNITO_USER_POOL_ID}`;
}

/** The fan named by an ID token. `wixUserId` is the claim, else `custom:wixUserId`, else `sub` (section 3). */
export function userOf(claims: IdClaims): User {
  return {
    userId: text(claims.wixUserId) ?? text(claims["custom:wixUserId"]) ?? claims.sub,
    username: text(claims["cognito:username"]) ?? claims.sub,
    email: (text(claims.email) ?? "").toLowerCase(),
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    name: text(claims.name) ?? "",
  };
}

/** What distinguishes sessions: the session's id, its user, and its start in epoch milliseconds. */
export type SessionMark = {
  originJti: string | undefined;
  username: string;
  /** Every name that the fan may type at sign-in. */
  loginNames: string[];
  startedAt: number;
};

/**
 * `auth_time` has no fractions, so a token counts from the start of its second: a token issued in the same second as
 * "sign out everywhere" is refused, because it may be older.
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

/** The payload of a token that is already trusted, such as one from our sealed cookie. */
export function claimsOf(token: string): IdClaims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as IdClaims;
}

/** When a token expires, in epoch milliseconds. One that doesn't say is verified each time. */
const endOf = ({ exp = 0 }: JwtPayload): number => exp * 1000;

function issuerOf(token: string): string | undefined {
  try {
    return claimsOf(token).iss;
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

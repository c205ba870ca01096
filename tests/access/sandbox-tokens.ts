/** Tokens of a running site's Cognito stand-in, and tokens that only look like them. */
import { createHmac, generateKeyPairSync } from "node:crypto";
import { CognitoIdentityClient, GetIdCommand, GetOpenIdTokenCommand } from "@aws-sdk/client-cognito-identity";
import { CognitoIdentityProviderClient, InitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from "jose";
import type { Site } from "../routes/site";

const REGION = "us-east-2";
const CLIENT_ID = "4v1ringsidesandboxclient20";
const POOL_ID = "us-east-2:5a4d80b0-7c15-4e2f-9b3c-52696e677369";

export const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;
export const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;

export function sandboxTokens(site: Pick<Site, "sandbox">) {
  async function signedIn([username, password]: readonly [string, string]) {
    const pool = new CognitoIdentityProviderClient({ region: REGION, endpoint: site.sandbox });
    const parameters = { USERNAME: username, PASSWORD: password };
    const command = { AuthFlow: "USER_PASSWORD_AUTH", ClientId: CLIENT_ID, AuthParameters: parameters } as const;
    const { AuthenticationResult } = await pool.send(new InitiateAuthCommand(command));
    return { id: AuthenticationResult?.IdToken ?? "", access: AuthenticationResult?.AccessToken ?? "" };
  }

  return {
    fan: async (who: readonly [string, string] = FAN) => (await signedIn(who)).id,
    access: async (who: readonly [string, string] = FAN) => (await signedIn(who)).access,

    async guest(): Promise<string> {
      const identities = new CognitoIdentityClient({ region: REGION, endpoint: site.sandbox });
      const { IdentityId } = await identities.send(new GetIdCommand({ IdentityPoolId: POOL_ID }));
      const { Token } = await identities.send(new GetOpenIdTokenCommand({ IdentityId }));
      return Token ?? "";
    },

    /** A genuine token that has expired by the time this resolves. */
    async expired(who: readonly [string, string] = FAN): Promise<string> {
      const settings = (change: object) =>
        fetch(`${site.sandbox}/cognito/settings`, { method: "POST", body: JSON.stringify(change) });
      await settings({ tokenSeconds: 2 });
      const { id } = await signedIn(who);
      await settings({ tokenSeconds: 3_600 });
      const { exp = 0 } = decodeJwt(id);
      await new Promise((resolve) => setTimeout(resolve, exp * 1_000 - Date.now() + 1_000));
      return id;
    },
  };
}

/** Forgeries of a genuine token, by method. */
export async function forgeries(genuine: string): Promise<Record<string, string>> {
  const [head = "", body = "", signature = ""] = genuine.split(".");
  const claims = decodeJwt(genuine);
  const { kid = "" } = decodeProtectedHeader(genuine);
  const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = (tokenClaims: JWTPayload, header: Record<string, unknown> = {}) =>
    new SignJWT(tokenClaims).setProtectedHeader({ alg: "RS256", kid, ...header }).sign(own.privateKey);
  const hmac = (secret: string) => {
    const text = `${part({ alg: "HS256", kid })}.${body}`;
    return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
  };
  const last = signature.at(-1) === "A" ? "Q" : "A";
  return {
    "another signature": `${head}.${body}.${signature.slice(0, -2)}${last}A`,
    "no signature": `${head}.${body}.`,
    "alg none": `${part({ alg: "none" })}.${body}.`,
    "alg none, in capitals, with the old signature": `${part({ alg: "NONE", kid })}.${body}.${signature}`,
    "another key": await signed(claims),
    "another key that is in the token": await signed(claims, { jwk: own.publicKey.export({ format: "jwk" }) }),
    "a key at the forger's address": await signed(claims, { jku: "http://127.0.0.1:1/keys", kid: "forged" }),
    "a key whose name is a path": await signed(claims, { kid: "../../../../dev/null" }),
    "a symmetric key": hmac("a key of the forger's own, long enough"),
    "an empty symmetric key": hmac("\0"),
    "other claims under a genuine signature": `${head}.${part({ ...claims, sub: "somebody" })}.${signature}`,
    "another pool": await signed({ ...claims, iss: `${claims.iss}x` }),
    "another client": await signed({ ...claims, aud: "anotherclient" }),
    "a critical extension": await signed(claims, { crit: ["b64"], b64: true }),
    "two tokens in one": `${genuine}.${genuine}`,
    nonsense: "nonsense",
  };
}

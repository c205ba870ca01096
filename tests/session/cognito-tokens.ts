/** Tokens as Cognito issues them, with the same claims and length, signed with RS256 under a 2,048-bit key. */
import { createSign, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { claimsOf } from "../../server/session/verify-tokens";

/** A fan in ten groups with custom attributes on a tracked device, in a pool that can revoke tokens. */
export function cognitoTokens({ name = "Alexandra Feathers", email = "alexandra.feathers@example.com" } = {}) {
  const region = "us-east-2";
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${region}_${letters(9)}`;
  const clientId = letters(26).toLowerCase();
  const sub = randomUUID();
  const now = Math.floor(Date.now() / 1000);
  const deviceKey = `${region}_${randomUUID()}`;
  const common = { origin_jti: randomUUID(), event_id: randomUUID(), auth_time: now, exp: now + 3600, iat: now };
  const { origin_jti, event_id, auth_time, exp, iat } = common;

  const idToken = signed({
    sub,
    "cognito:groups": GROUPS,
    email_verified: true,
    iss: issuer,
    phone_number_verified: true,
    "cognito:username": sub,
    origin_jti,
    aud: clientId,
    event_id,
    token_use: "id",
    auth_time,
    phone_number: "+12025550188",
    "custom:wixUserId": randomUUID(),
    ...CUSTOM_ATTRIBUTES,
    name,
    exp,
    iat,
    jti: randomUUID(),
    email,
  });
  const accessToken = signed({
    sub,
    device_key: deviceKey,
    "cognito:groups": GROUPS,
    iss: issuer,
    client_id: clientId,
    origin_jti,
    event_id,
    token_use: "access",
    scope: "aws.cognito.signin.user.admin",
    auth_time,
    exp,
    iat,
    jti: randomUUID(),
    username: sub,
  });
  const userId = String(claimsOf(idToken)["custom:wixUserId"]);
  return {
    tokens: { idToken, accessToken, refreshToken: refreshToken(), username: sub, deviceKey },
    user: { userId, username: sub, email, emailVerified: true, name },
    since: Date.now(),
    confirmedAt: Date.now(),
  };
}

/** Group names as real pools have them: a word or two. */
export const GROUPS = [
  ...["vip", "members", "season-tickets", "press", "ringside-club"],
  ...["moderators", "beta", "newsletter", "venue-staff", "partners"],
];

export const CUSTOM_ATTRIBUTES = {
  "custom:favorite_show": "friday-night-ringside",
  "custom:seat": "floor, near the ramp",
  "custom:joined": "2026-03-01",
};

/** A token of RFC 7516. Cognito's have about 1,850 characters with a tracked device, else 1,700. */
export function refreshToken(ciphertextBytes = 1_061): string {
  const header = encoded({ cty: "JWT", enc: "A256GCM", alg: "RSA-OAEP" });
  return [header, ...[256, 12, ciphertextBytes, 16].map((length) => randomBytes(length).toString("base64url"))].join(
    ".",
  );
}

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Cognito signs ID and access tokens with separate keys. */
function signed(claims: object): string {
  const text = `${encoded({ kid: randomBytes(32).toString("base64"), alg: "RS256" })}.${encoded(claims)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(privateKey, "base64url")}`;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const letters = (length: number) =>
  randomBytes(length * 3)
    .toString("base64")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, length);

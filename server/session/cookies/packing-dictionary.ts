/**
 * What all packed sessions have in common, as deflate's preset dictionary, most likely text last. It must never change,
 * because no cookie packed with it would open any more: a better one needs a new format.
 */

/** The pool whose tokens a value contains. The value only opens if the pool is the same. */
export type TokenSource = { issuer: string; clientId: string; region: string };

const ANY: TokenSource = {
  issuer: "https://cognito-idp.us-east-2.amazonaws.com/us-east-2_",
  clientId: "",
  region: "us-east-2",
};

/** Control characters, which JSON never contains, mark what was taken out of the text. */
export const MARKS = {
  /** Followed by base64url of JSON. */
  json: "\u0001",
  /** Base64url and base64 of as many bytes as the following number says. */
  raw: "\u0003",
  base64: "\u0004",
  /** A new UUID, and a repeated one. */
  uuid: "\u0005",
  sameUuid: "\u0006",
  end: "\u0002",
} as const;

const { json, raw, base64, uuid, sameUuid, end } = MARKS;
const header = `${json}{"kid":"${base64}32${end}","alg":"RS256"}${end}`;
const signature = `${raw}256${end}`;

const flow = [
  `{"id":"${uuid}","state":"signIn","authAttributes":{"username":"`,
  `"},"challengeName":"SMS_MFA","codeDeliveryDetails":{"DeliveryMedium":"EMAIL","Destination":"+***`,
  `"},"mfaTypes":["SMS_MFA","SOFTWARE_TOKEN_MFA","EMAIL"],"unverifiedContactMethods":{"unverified":{"phone_number":"+1`,
  `"},"verified":{"email":"`,
  `"}},"sealedPassword":{"sealed":"","until":"2026-`,
  `"},"session":"","knownAs":"${sameUuid}a","startedAt":"2026-`,
  `Z","expires":"2026-`,
].join("");

const guest = [
  `{"visitorId":"${raw}16${end}","identityId":"us-east-2:${uuid}","openIdToken":"`,
  `${json}{"kid":"us-east-2-1","typ":"JWS","alg":"RS512"}${end}.`,
  `${json}{"sub":"us-east-2:","aud":"us-east-2:${sameUuid}","amr":["unauthenticated"],`,
  `"iss":"https://cognito-identity.amazonaws.com","https://cognito-identity.amazonaws.com/identity-pool-arn":`,
  `"arn:aws:cognito-identity:us-east-2:","exp":17,"iat":17}${end}.${signature}","refreshAt":17`,
  `,"orderKeys":{},"doorPass":"`,
].join("");

const rareClaims = [
  `"arn:aws:iam::role/","cognito:roles":["arn:aws:iam::","cognito:preferred_role":"`,
  `"identities":[{"dateCreated":"17","userId":"","providerName":"Google","providerType":"Google",`,
  `"issuer":null,"primary":"true"}],"at_hash":"","nonce":"","custom:`,
  `"given_name":"","family_name":"","locale":"en","birthdate":"","zoneinfo":"","address":{"formatted":"`,
  `"cognito:mfa_enabled":true,"updated_at":17,"preferred_username":"`,
].join("");

const refreshToken = [
  `${json}{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}${end}.`,
  `${raw}256${end}.${raw}12${end}.${raw}1061${end}.${raw}16${end}`,
].join("");

export function packDictionary({ issuer, clientId, region }: TokenSource = ANY): string {
  const device = [
    `{"ownCounters":{"@gmail.com":"`,
    `"},"known":{"@gmail.com":{"key":"${region}_${uuid}","groupKey":"-`,
    `","password":"${base64}40${end}","remembered":true}}}`,
  ].join("");

  const idClaims = [
    `${json}{"sub":"${uuid}","cognito:groups":["","`,
    `"],"email_verified":true,`,
    `"iss":"${issuer}","phone_number_verified":true,"cognito:username":"${sameUuid}a",`,
    `"origin_jti":"${uuid}","aud":"${clientId}`,
    `","event_id":"${uuid}","token_use":"id","auth_time":17`,
    `,"custom:wixUserId":"${uuid}","wixUserId":"`,
    `","phone_number":"+1`,
    `","name":"","exp":17`,
    `,"iat":17`,
    `,"jti":"${uuid}","email":"@gmail.com"}${end}.${signature}`,
  ].join("");

  const accessClaims = [
    `${json}{"sub":"${sameUuid}a","device_key":"${region}_${uuid}","cognito:groups":["`,
    `"],"iss":"${issuer}","version":2,"client_id":"${clientId}`,
    `","origin_jti":"${sameUuid}c","event_id":"${sameUuid}d","token_use":"access",`,
    `"scope":"phone openid profile aws.cognito.signin.user.admin email","auth_time":17`,
    `,"exp":17`,
    `,"iat":17`,
    `,"jti":"${uuid}","username":"${sameUuid}a"}${end}.${signature}`,
  ].join("");

  const session = [
    `"user":{"userId":"","email":"@gmail.com","emailVerified":true,"name":"`,
    `{"tokens":{"idToken":"${header}.${idClaims}","accessToken":"${header}.${accessClaims}",`,
    `"refreshToken":"${refreshToken}"},"since":17,"confirmedAt":17`,
  ].join("");

  return [flow, guest, rareClaims, device, session].join("");
}

/** The checks of WebAuthn (https://www.w3.org/TR/webauthn-3/#sctn-rp-operations) on a new passkey and on its use. */
import { createHash, createPublicKey, type JsonWebKey, timingSafeEqual, verify } from "node:crypto";
import { CognitoError } from "../cognito-errors";
import { type Cbor, readCbor } from "./cbor";

/** What a passkey has to be made or used for. */
type Expected = { challenge: string; rpId: string };

/** A registered passkey; `algorithm` is COSE's. */
export type PasskeyKey = { key: JsonWebKey; algorithm: number; signCount: number };

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;
const [ES256, RS256] = [-7, -257] as const;
export const ALGORITHMS = [ES256, RS256];

const bytesOf = (text: unknown): Buffer => Buffer.from(typeof text === "string" ? text : "", "base64url");
const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();
const notSupported = (message: string) => new CognitoError("WebAuthnCredentialNotSupportedException", message);

/** Checks who asked, for what, and on which page. */
function checkClientData(raw: Buffer, type: string, { challenge, rpId }: Expected): void {
  const data = JSON.parse(raw.toString("utf8")) as { type?: string; challenge?: string; origin?: string };
  if (data.type !== type) throw notSupported(`The client data is not of type ${type}`);
  if (!data.challenge || !same(bytesOf(data.challenge), bytesOf(challenge)))
    throw new CognitoError("WebAuthnChallengeNotFoundException", "The challenge was not found");
  const host = URL.canParse(data.origin ?? "") ? new URL(data.origin ?? "").hostname : "";
  if (host !== rpId && !host.endsWith(`.${rpId}`))
    throw new CognitoError("WebAuthnOriginNotAllowedException", "The origin is not allowed for this relying party");
}

function checkAuthenticatorData(data: Buffer, rpId: string): { flags: number; signCount: number } {
  if (data.length < 37) throw notSupported("The authenticator data is too short");
  if (!same(data.subarray(0, 32), sha256(rpId)))
    throw new CognitoError("WebAuthnRelyingPartyMismatchException", "The relying party does not match");
  const flags = data.readUInt8(32);
  if (!(flags & USER_PRESENT)) throw notSupported("The user was not present");
  return { flags, signCount: data.readUInt32BE(33) };
}

type RegistrationResponse = { clientDataJSON?: unknown; attestationObject?: unknown };

/** The id and the key of a new passkey. Its maker's attestation is not checked, as we ask for none. */
export function newPasskey(response: RegistrationResponse, expected: Expected): PasskeyKey & { id: string } {
  checkClientData(bytesOf(response.clientDataJSON), "webauthn.create", expected);
  const attestation = mapIn(readCbor(bytesOf(response.attestationObject)).value);
  const data = attestation.get("authData");
  if (!Buffer.isBuffer(data)) throw notSupported("The attestation has no authenticator data");
  const { flags, signCount } = checkAuthenticatorData(data, expected.rpId);
  if (!(flags & HAS_CREDENTIAL)) throw notSupported("There is no credential");
  // After the 37 bytes: the authenticator's model (16), the length of the id (2), the id, and the key.
  const length = data.readUInt16BE(53);
  const id = data.subarray(55, 55 + length).toString("base64url");
  const cose = mapIn(readCbor(data, 55 + length).value);
  return { id, signCount, ...keyOf(cose) };
}

type AssertionResponse = { clientDataJSON?: unknown; authenticatorData?: unknown; signature?: unknown };

/** Whether the passkey's owner signed the challenge; returns the new count of signatures. Throws if not. */
export function usedPasskey(response: AssertionResponse, passkey: PasskeyKey, expected: Expected): number {
  const clientData = bytesOf(response.clientDataJSON);
  checkClientData(clientData, "webauthn.get", expected);
  const data = bytesOf(response.authenticatorData);
  const { signCount } = checkAuthenticatorData(data, expected.rpId);
  const signed = Buffer.concat([data, sha256(clientData)]);
  const key = createPublicKey({ key: passkey.key, format: "jwk" });
  if (!verify("sha256", signed, key, bytesOf(response.signature))) throw notSupported("The signature is wrong");
  // A count that does not grow means that the passkey was copied.
  if (signCount > 0 && signCount <= passkey.signCount) throw notSupported("The signature count did not grow");
  return signCount;
}

/** COSE's keys (RFC 9053) as JWK: 1 is the type, 3 the algorithm, and negative labels the numbers. */
function keyOf(cose: Map<number | string, Cbor>): { key: JsonWebKey; algorithm: number } {
  const part = (label: number): string => {
    const bytes = cose.get(label);
    if (!Buffer.isBuffer(bytes)) throw notSupported("The key is incomplete");
    return bytes.toString("base64url");
  };
  switch (cose.get(3)) {
    case ES256:
      return { key: { kty: "EC", crv: "P-256", x: part(-2), y: part(-3) }, algorithm: ES256 };
    case RS256:
      return { key: { kty: "RSA", n: part(-1), e: part(-2) }, algorithm: RS256 };
  }
  throw notSupported("The key's algorithm is not supported");
}

function mapIn(value: Cbor): Map<number | string, Cbor> {
  if (!(value instanceof Map)) throw notSupported("The credential cannot be read");
  return value;
}

const same = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

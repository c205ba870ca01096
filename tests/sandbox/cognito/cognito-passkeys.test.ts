/** Passkeys of the stand-in: made, used and refused as WebAuthn says, by an authenticator in software. */
import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import {
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  StartWebAuthnRegistrationCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CognitoWorld, cognitoWorld, refusal } from "./cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());

const ORIGIN = "http://localhost:3000";
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString("base64url");

/** Definite-length CBOR of what an authenticator sends. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, size: number) =>
    size < 24 ? Buffer.from([(kind << 5) | size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  const pairs = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, pairs.length), ...pairs.flat().map(cbor)]);
}

/** An authenticator with one ES256 key. */
function authenticator(rpId = "localhost") {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = Buffer.from("a passkey in software");
  let count = 0;
  const data = (flags: number, more = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(++count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, more]);
  };
  const client = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    make(challenge: string, origin = ORIGIN) {
      const length = Buffer.from([0, id.length]);
      const authData = data(0x45, Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const clientDataJSON = text(client("webauthn.create", challenge, origin));
      return {
        ...{ id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject: text(cbor(attestation)), transports: ["internal"] },
      };
    },
    use(challenge: string, { origin = ORIGIN, with: key = privateKey }: { origin?: string; with?: KeyObject } = {}) {
      const authenticatorData = data(0x05);
      const clientData = client("webauthn.get", challenge, origin);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), key);
      const parts = { clientDataJSON: clientData, authenticatorData, signature };
      return {
        ...{ id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {} },
        response: Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, text(bytes)])),
      };
    },
  };
}

function coseOf(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const key: [number, unknown][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ];
  return cbor(new Map(key));
}

async function start(AccessToken: string) {
  const { CredentialCreationOptions } = await world.provider.send(
    new StartWebAuthnRegistrationCommand({ AccessToken }),
  );
  return CredentialCreationOptions as { challenge: string; rp: { id: string } };
}
const complete = (AccessToken: string, Credential: object) =>
  world.provider.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential: Credential as never }));
const list = async (AccessToken: string) =>
  (await world.provider.send(new ListWebAuthnCredentialsCommand({ AccessToken }))).Credentials ?? [];
const begin = (USERNAME: string) =>
  world.provider.send(
    new InitiateAuthCommand({
      ClientId: world.ClientId,
      AuthFlow: "USER_AUTH",
      AuthParameters: { USERNAME, PREFERRED_CHALLENGE: "WEB_AUTHN" },
    }),
  );
const challengeIn = (parameters: Record<string, string> | undefined) =>
  JSON.parse(parameters?.CREDENTIAL_REQUEST_OPTIONS ?? "{}") as { challenge: string; allowCredentials: object[] };

async function member() {
  const email = await world.someone();
  const { access } = await world.tokensOf(email);
  const device = authenticator();
  await complete(access, device.make((await start(access)).challenge));
  return { email, access, device };
}

test("a passkey is made, listed, used and deleted", async () => {
  const { email, access, device } = await member();
  const [listed] = await list(access);
  expect(listed).toMatchObject({ RelyingPartyId: "localhost", CreatedAt: expect.any(Date) });
  const { ChallengeName, Session, ChallengeParameters } = await begin(email);
  expect(ChallengeName).toBe("WEB_AUTHN");
  const { challenge, allowCredentials } = challengeIn(ChallengeParameters);
  expect(allowCredentials).toEqual([{ type: "public-key", id: listed?.CredentialId, transports: ["internal"] }]);
  const CREDENTIAL = JSON.stringify(device.use(challenge));
  const signedIn = await world.respond("WEB_AUTHN", Session, { USERNAME: email, CREDENTIAL });
  expect(signedIn.AuthenticationResult?.AccessToken).toBeTruthy();
  // A Session works once.
  expect((await refusal(world.respond("WEB_AUTHN", Session, { USERNAME: email, CREDENTIAL }))).name).toBe(
    "NotAuthorizedException",
  );

  const CredentialId = listed?.CredentialId;
  await world.provider.send(new DeleteWebAuthnCredentialCommand({ AccessToken: access, CredentialId }));
  expect(await list(access)).toEqual([]);
  expect((await begin(email)).ChallengeName).toBe("SELECT_CHALLENGE");
});

test.each<[string, (device: ReturnType<typeof authenticator>, challenge: string) => object, string]>([
  ["another challenge", (device) => device.use(text(Buffer.from("another"))), "WebAuthnChallengeNotFoundException"],
  [
    "another site",
    (device, challenge) => device.use(challenge, { origin: "https://evil.example" }),
    "WebAuthnOriginNotAllowedException",
  ],
  [
    "another key",
    (device, challenge) =>
      device.use(challenge, { with: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }),
    "WebAuthnCredentialNotSupportedException",
  ],
])("a signature for %s is refused", async (_, sign, name) => {
  const { email, device } = await member();
  const { Session, ChallengeParameters } = await begin(email);
  const CREDENTIAL = JSON.stringify(sign(device, challengeIn(ChallengeParameters).challenge));
  expect((await refusal(world.respond("WEB_AUTHN", Session, { USERNAME: email, CREDENTIAL }))).name).toBe(name);
});

test("a passkey is made only for this site, within the minute, and where the pool takes any", async () => {
  const { access } = await world.tokensOf(await world.someone());
  const device = authenticator();
  const wrongPage = device.make((await start(access)).challenge, "https://evil.example");
  expect((await refusal(complete(access, wrongPage))).name).toBe("WebAuthnOriginNotAllowedException");
  const elsewhere = authenticator("evil.example").make((await start(access)).challenge);
  expect((await refusal(complete(access, elsewhere))).name).toBe("WebAuthnRelyingPartyMismatchException");
  const late = device.make((await start(access)).challenge);
  await complete(access, late);
  expect((await refusal(complete(access, late))).name).toBe("WebAuthnChallengeNotFoundException");
  await world.set({ firstFactors: ["PASSWORD"] });
  expect((await refusal(start(access))).name).toBe("WebAuthnNotEnabledException");
  await world.set({ firstFactors: ["PASSWORD", "WEB_AUTHN"] });
});

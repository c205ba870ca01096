/** Passkeys of the stand-in: made, used and refused as WebAuthn says, by an authenticator in software. */
import { generateKeyPairSync } from "node:crypto";
import {
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  StartWebAuthnRegistrationCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CognitoWorld, cognitoWorld, refusal } from "./cognito-world";
import { passkeyAuthenticator } from "./passkey-authenticator";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());

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
  const device = passkeyAuthenticator();
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

test.each<[string, (device: ReturnType<typeof passkeyAuthenticator>, challenge: string) => object, string]>([
  [
    "another challenge",
    (device) => device.use(Buffer.from("another").toString("base64url")),
    "WebAuthnChallengeNotFoundException",
  ],
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
  const device = passkeyAuthenticator();
  const wrongPage = device.make((await start(access)).challenge, "https://evil.example");
  expect((await refusal(complete(access, wrongPage))).name).toBe("WebAuthnOriginNotAllowedException");
  const elsewhere = passkeyAuthenticator("evil.example").make((await start(access)).challenge);
  expect((await refusal(complete(access, elsewhere))).name).toBe("WebAuthnRelyingPartyMismatchException");
  const late = device.make((await start(access)).challenge);
  await complete(access, late);
  expect((await refusal(complete(access, late))).name).toBe("WebAuthnChallengeNotFoundException");
  await world.set({ firstFactors: ["PASSWORD"] });
  expect((await refusal(start(access))).name).toBe("WebAuthnNotEnabledException");
  await world.set({ firstFactors: ["PASSWORD", "WEB_AUTHN"] });
});

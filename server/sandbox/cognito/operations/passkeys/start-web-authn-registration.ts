/** StartWebAuthnRegistration: what the browser needs to make a passkey for the signed-in user. */
import { randomBytes } from "node:crypto";
import type {
  StartWebAuthnRegistrationCommandInput,
  StartWebAuthnRegistrationCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { ALGORITHMS } from "../../passkeys/passkey-proof";
import { checkPasskeysAllowed, PASSKEY_TIMEOUT_MS, relyingPartyOf } from "../../passkeys/relying-party";

export const startWebAuthnRegistration: CognitoOperation<
  StartWebAuthnRegistrationCommandInput,
  StartWebAuthnRegistrationCommandOutput
> = async (pool, { AccessToken }) => {
  checkPasskeysAllowed(pool);
  const user = await userOfAccessToken(pool, AccessToken);
  const challenge = randomBytes(32).toString("base64url");
  user.passkeyChallenge = { challenge, expires: pool.now() + PASSKEY_TIMEOUT_MS };
  await pool.save();
  const id = relyingPartyOf(pool);
  return {
    CredentialCreationOptions: {
      rp: { id, name: id },
      user: { id: Buffer.from(user.sub).toString("base64url"), name: user.email, displayName: user.email },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout: PASSKEY_TIMEOUT_MS,
      excludeCredentials: Object.keys(user.passkeys ?? {}).map((each) => ({ type: "public-key", id: each })),
      authenticatorSelection: { requireResidentKey: true, residentKey: "required", userVerification: "preferred" },
      attestation: "none",
    },
  };
};

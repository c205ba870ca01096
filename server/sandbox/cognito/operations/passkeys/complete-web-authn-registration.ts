/** CompleteWebAuthnRegistration: stores the passkey that the browser has made. */
import type {
  CompleteWebAuthnRegistrationCommandInput,
  CompleteWebAuthnRegistrationCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoError } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { newPasskey } from "../../passkeys/passkey-proof";
import { checkPasskeysAllowed, relyingPartyOf } from "../../passkeys/relying-party";

type Credential = {
  authenticatorAttachment?: string;
  response?: { clientDataJSON?: string; attestationObject?: string; transports?: string[] };
};

export const completeWebAuthnRegistration: CognitoOperation<
  CompleteWebAuthnRegistrationCommandInput,
  CompleteWebAuthnRegistrationCommandOutput
> = async (pool, { AccessToken, Credential }) => {
  checkPasskeysAllowed(pool);
  const user = await userOfAccessToken(pool, AccessToken);
  const { passkeyChallenge: asked } = user;
  if (!asked || pool.now() >= asked.expires)
    throw new CognitoError("WebAuthnChallengeNotFoundException", "The challenge was not found");
  const { response = {}, authenticatorAttachment: attachment } = (Credential ?? {}) as Credential;
  const { id, ...key } = newPasskey(response, { challenge: asked.challenge, rpId: relyingPartyOf(pool) });
  delete user.passkeyChallenge;
  const { transports = [] } = response;
  user.passkeys = {
    ...user.passkeys,
    [id]: { ...key, transports, created: pool.now(), ...(attachment && { attachment }) },
  };
  await pool.save();
  return {};
};

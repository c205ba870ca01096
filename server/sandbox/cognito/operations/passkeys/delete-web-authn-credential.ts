/** DeleteWebAuthnCredential: removes a passkey of the signed-in user. */
import type {
  DeleteWebAuthnCredentialCommandInput,
  DeleteWebAuthnCredentialCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoError, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";

export const deleteWebAuthnCredential: CognitoOperation<
  DeleteWebAuthnCredentialCommandInput,
  DeleteWebAuthnCredentialCommandOutput
> = async (pool, { AccessToken, CredentialId }) => {
  const id = required(CredentialId, "credentialId");
  const user = await userOfAccessToken(pool, AccessToken);
  const { [id]: found, ...others } = user.passkeys ?? {};
  if (!found) throw new CognitoError("ResourceNotFoundException", "Credential does not exist.");
  user.passkeys = others;
  await pool.save();
  return {};
};

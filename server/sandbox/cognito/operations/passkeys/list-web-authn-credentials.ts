/** ListWebAuthnCredentials: the passkeys of the signed-in user. All of them fit on one page. */
import type {
  ListWebAuthnCredentialsCommandInput,
  ListWebAuthnCredentialsCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { relyingPartyOf } from "../../passkeys/relying-party";

type Listed = Omit<ListWebAuthnCredentialsCommandOutput, "Credentials"> & { Credentials: object[] };

export const listWebAuthnCredentials: CognitoOperation<ListWebAuthnCredentialsCommandInput, Listed> = async (
  pool,
  { AccessToken },
) => {
  const user = await userOfAccessToken(pool, AccessToken);
  return {
    Credentials: Object.entries(user.passkeys ?? {}).map(([CredentialId, { attachment, transports, created }]) => ({
      CredentialId,
      FriendlyCredentialName: "Passkey",
      RelyingPartyId: relyingPartyOf(pool),
      ...(attachment && { AuthenticatorAttachment: attachment }),
      AuthenticatorTransports: transports,
      CreatedAt: created / 1000,
    })),
  };
};

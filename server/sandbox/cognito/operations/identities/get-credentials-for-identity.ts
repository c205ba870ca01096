/** GetCredentialsForIdentity: AWS credentials for an identity. Nothing in the sandbox accepts them. */
import { randomBytes } from "node:crypto";
import type {
  GetCredentialsForIdentityCommandInput,
  GetCredentialsForIdentityCommandOutput,
} from "@aws-sdk/client-cognito-identity";
import type { CognitoOperation } from "../../cognito-operation";
import { openIdentity } from "../../pool/pool-identities";

const LIFE_SECONDS = 3600;

/** JSON carries times as seconds. */
type CredentialsJson = Omit<GetCredentialsForIdentityCommandOutput, "Credentials"> & {
  Credentials: { AccessKeyId: string; SecretKey: string; SessionToken: string; Expiration: number };
};

export const getCredentialsForIdentity: CognitoOperation<
  GetCredentialsForIdentityCommandInput,
  CredentialsJson
> = async (pool, input) => {
  const { identityId } = await openIdentity(pool, input.IdentityId, input.Logins);
  return {
    IdentityId: identityId,
    Credentials: {
      AccessKeyId: `ASIA${randomBytes(8).toString("hex").toUpperCase()}`,
      SecretKey: randomBytes(30).toString("base64"),
      SessionToken: randomBytes(600).toString("base64"),
      Expiration: Math.floor(Date.now() / 1000) + LIFE_SECONDS,
    },
  };
};

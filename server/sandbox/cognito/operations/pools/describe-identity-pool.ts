/** DescribeIdentityPool: whether guests get identities, and by which flow. */
import type {
  DescribeIdentityPoolCommandInput,
  DescribeIdentityPoolCommandOutput,
} from "@aws-sdk/client-cognito-identity";
import { CognitoError, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { loginOf } from "../../pool/pool-identities";

export const describeIdentityPool: CognitoOperation<
  DescribeIdentityPoolCommandInput,
  DescribeIdentityPoolCommandOutput
> = async (pool, input) => {
  const id = required(input.IdentityPoolId, "identityPoolId");
  if (id !== pool.identityPoolId)
    throw new CognitoError("ResourceNotFoundException", `IdentityPool '${id}' not found.`);
  return {
    IdentityPoolId: id,
    IdentityPoolName: "Ringside",
    AllowUnauthenticatedIdentities: true,
    AllowClassicFlow: true,
    CognitoIdentityProviders: [{ ProviderName: loginOf(pool), ClientId: pool.clientId, ServerSideTokenCheck: false }],
  };
};

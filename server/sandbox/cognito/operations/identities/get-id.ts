/** GetId: a new guest identity, or the identity of the user in the ID token. */
import { randomUUID } from "node:crypto";
import type { GetIdCommandInput, GetIdCommandOutput } from "@aws-sdk/client-cognito-identity";
import { CognitoError, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { subOfLogins } from "../../pool/pool-identities";

export const getId: CognitoOperation<GetIdCommandInput, GetIdCommandOutput> = async (pool, input) => {
  const poolId = required(input.IdentityPoolId, "identityPoolId");
  if (poolId !== pool.identityPoolId)
    throw new CognitoError("ResourceNotFoundException", `IdentityPool '${poolId}' not found.`);
  const sub = await subOfLogins(pool, input.Logins);
  const known = sub && Object.keys(pool.state.identities).find((id) => pool.state.identities[id] === sub);
  if (known) return { IdentityId: known };

  const IdentityId = `${pool.sandbox.region}:${randomUUID()}`;
  pool.state.identities[IdentityId] = sub ?? null;
  await pool.save();
  return { IdentityId };
};

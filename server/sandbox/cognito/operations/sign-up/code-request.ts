/** A request for a code: checks the app client and finds the user. */
import type { CodeDeliveryDetailsType } from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkSecretHash } from "../../app-client";
import { noSuchUser, required } from "../../cognito-errors";
import { deliveryDetails } from "../../credentials/verification-codes";
import type { CognitoPool } from "../../pool/cognito-pool";
import type { PoolUser } from "../../pool/pool-state";
import { findUser } from "../../pool/pool-users";

type CodeRequest = { ClientId: string | undefined; Username: string | undefined; SecretHash?: string | undefined };

/** The user, or for an unknown user a response that looks as if a code had been sent. */
export function userOfCodeRequest(
  pool: CognitoPool,
  input: CodeRequest,
): { user: PoolUser; simulated?: never } | { user?: never; simulated: SimulatedDelivery } {
  checkClient(pool, input.ClientId);
  const username = required(input.Username, "username");
  checkSecretHash(pool, username, input.SecretHash);
  const user = findUser(pool, username);
  if (user) return { user };
  if (!pool.state.settings.preventUserExistenceErrors) throw noSuchUser();
  return { simulated: simulatedDelivery(username) };
}

type SimulatedDelivery = { CodeDeliveryDetails: CodeDeliveryDetailsType };

export const simulatedDelivery = (username: string): SimulatedDelivery => ({
  CodeDeliveryDetails: deliveryDetails({ name: "email", value: username }),
});

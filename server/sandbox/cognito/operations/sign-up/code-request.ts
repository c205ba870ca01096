/** A request for a code: checks the app client and finds the user. */
import { checkClient, checkSecretHash } from "../../app-client";
import { noSuchUser, required } from "../../cognito-errors";
import { deliveryDetails } from "../../credentials/verification-codes";
import type { CognitoPool } from "../../pool/cognito-pool";
import { findUser } from "../../pool/pool-users";

type CodeRequest = { ClientId: string | undefined; Username: string | undefined; SecretHash?: string | undefined };

/** The user, or for an unknown user a response that looks as if a code had been sent. */
export function userOfCodeRequest(pool: CognitoPool, input: CodeRequest) {
  checkClient(pool, input.ClientId);
  const username = required(input.Username, "username");
  checkSecretHash(pool, username, input.SecretHash);
  const user = findUser(pool, username);
  if (user) return { user };
  if (!pool.state.settings.preventUserExistenceErrors) throw noSuchUser();
  return { simulated: { CodeDeliveryDetails: deliveryDetails({ name: "email", value: username }) } };
}

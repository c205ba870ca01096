/**
 * Client for the Cognito user pool: one method per API call, on top of the AWS SDK. Failures are thrown as
 * ProviderError.
 */

import { type CognitoSettings, cognitoConnection } from "./cognito-connection";
import { deviceCalls } from "./cognito-devices";
import { ownAccountCalls } from "./cognito-own-account";
import { passkeyCalls } from "./cognito-passkeys";
import { sessionCalls } from "./cognito-session";
import { signInCalls } from "./cognito-sign-in";
import { signUpCalls } from "./cognito-sign-up";

export function cognitoClient(settings: CognitoSettings) {
  const connection = cognitoConnection(settings);
  return {
    ...signUpCalls(connection),
    ...signInCalls(connection),
    ...sessionCalls(connection),
    ...deviceCalls(connection),
    ...passkeyCalls(connection),
    ...ownAccountCalls(connection),
  };
}
export type Cognito = ReturnType<typeof cognitoClient>;

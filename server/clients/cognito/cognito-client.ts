/** How the user pool is reached: one verb per use, the real SDK underneath, and failures as named errors. */

import { type CognitoSettings, cognitoConnection } from "./cognito-connection";
import { deviceCalls } from "./cognito-devices";
import { ownAccountCalls } from "./cognito-own-account";
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
    ...ownAccountCalls(connection),
  };
}
export type Cognito = ReturnType<typeof cognitoClient>;

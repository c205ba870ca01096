/** How the user pool is reached: one verb per use, the real SDK underneath, and failures as named errors. */

import { type CognitoSettings, connection } from "./cognito-connection";
import { deviceVerbs } from "./cognito-devices";
import { selfVerbs } from "./cognito-own-account";
import { sessionVerbs } from "./cognito-session";
import { signInVerbs } from "./cognito-sign-in";
import { accountVerbs } from "./cognito-sign-up";

export function cognitoClient(settings: CognitoSettings) {
  const wire = connection(settings);
  return {
    ...accountVerbs(wire),
    ...signInVerbs(wire),
    ...sessionVerbs(wire),
    ...deviceVerbs(wire),
    ...selfVerbs(wire),
  };
}
export type Cognito = ReturnType<typeof cognitoClient>;

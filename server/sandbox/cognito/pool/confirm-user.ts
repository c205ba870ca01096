/** Confirms a sign-up with its code, either typed or from a link. */

import { notAuthorized } from "../cognito-errors";
import { takeCode } from "../credentials/verification-codes";
import type { CognitoPool } from "./cognito-pool";
import { markModified } from "./managed-users";
import type { PoolUser } from "./pool-state";

/** Throws the service's exception if the code is wrong or the user is already confirmed. The caller saves. */
export async function confirmUser(pool: CognitoPool, user: PoolUser, code: string) {
  if (user.status !== "UNCONFIRMED") throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  await takeCode(pool, user, "signUp", code);
  user.status = "CONFIRMED";
  markModified(pool, user);
  const byPhone = pool.state.settings.autoVerify.includes("phone_number") && user.attributes.phone_number;
  if (byPhone) user.phoneVerified = true;
  else user.emailVerified = true;
}

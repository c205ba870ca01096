/** ChangePassword: the current password proves the user. Wrong ones count like those of a sign-in. */
import type {
  ChangePasswordCommandInput,
  ChangePasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import {
  checkLockout,
  checkPasswordPolicy,
  passwordMatches,
  recordPasswordAttempt,
  storedPassword,
} from "../../credentials/pool-passwords";
import { userOfAccessToken } from "../../credentials/pool-tokens";
import { markModified } from "../../pool/managed-users";

export const changePassword: CognitoOperation<ChangePasswordCommandInput, ChangePasswordCommandOutput> = async (
  pool,
  input,
) => {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const previous = required(input.PreviousPassword, "previousPassword");
  const proposed = required(input.ProposedPassword, "proposedPassword");
  checkLockout(pool, user);
  await recordPasswordAttempt(pool, user, await passwordMatches(user.password, previous));
  checkPasswordPolicy(proposed);
  user.password = await storedPassword(pool, user.sub, proposed);
  markModified(pool, user);
  await pool.save();
  return {};
};

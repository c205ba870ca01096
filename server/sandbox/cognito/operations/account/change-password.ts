/** ChangePassword: the old one proves who asks. Wrong ones count like those of a sign-in. */
import type {
  ChangePasswordCommandInput,
  ChangePasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { required } from "../../cognito-errors";
import type { Operation } from "../../cognito-operation";
import {
  checkLock,
  checkPolicy,
  passwordMatches,
  settleAttempt,
  storedPassword,
} from "../../credentials/pool-passwords";
import { bearerOf } from "../../credentials/pool-tokens";
import { touch } from "../../pool/managed-users";

export const changePassword: Operation<ChangePasswordCommandInput, ChangePasswordCommandOutput> = async (
  pool,
  input,
) => {
  const user = await bearerOf(pool, input.AccessToken);
  const previous = required(input.PreviousPassword, "previousPassword");
  const proposed = required(input.ProposedPassword, "proposedPassword");
  checkLock(pool, user);
  await settleAttempt(pool, user, await passwordMatches(user.password, previous));
  checkPolicy(proposed);
  user.password = await storedPassword(pool, user.sub, proposed);
  touch(pool, user);
  await pool.save();
  return {};
};

/** ChangePassword: the old one proves who asks. Wrong ones count like those of a sign-in. */
import type {
  ChangePasswordCommandInput,
  ChangePasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { touch } from "../administration";
import { required } from "../errors";
import type { Operation } from "../operation";
import { checkLock, checkPolicy, passwordMatches, settleAttempt, storedPassword } from "../passwords";
import { bearerOf } from "../tokens";

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

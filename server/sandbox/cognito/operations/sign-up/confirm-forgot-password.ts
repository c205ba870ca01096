/** ConfirmForgotPassword: sets a new password with the code of ForgotPassword or AdminResetUserPassword. */
import type {
  ConfirmForgotPasswordCommandInput,
  ConfirmForgotPasswordCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkSecretHash } from "../../app-client";
import { CognitoError, noSuchUser, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { checkPasswordPolicy, storedPassword } from "../../credentials/pool-passwords";
import { takeCode } from "../../credentials/verification-codes";
import { markModified } from "../../pool/managed-users";
import { findUser } from "../../pool/pool-users";

export const confirmForgotPassword: CognitoOperation<
  ConfirmForgotPasswordCommandInput,
  ConfirmForgotPasswordCommandOutput
> = async (pool, input) => {
  checkClient(pool, input.ClientId);
  const username = required(input.Username, "username");
  const code = required(input.ConfirmationCode, "confirmationCode");
  const password = required(input.Password, "password");
  checkSecretHash(pool, username, input.SecretHash);
  checkPasswordPolicy(password);
  const user = findUser(pool, username);
  if (!user?.enabled) {
    if (!user && !pool.state.settings.preventUserExistenceErrors) throw noSuchUser();
    throw new CognitoError("CodeMismatchException", "Invalid verification code provided, please try again.");
  }
  await takeCode(pool, user, "reset", code);
  user.password = await storedPassword(pool, user.sub, password);
  user.wrongPasswords = { count: 0, lockedUntil: 0 };
  if (user.status === "RESET_REQUIRED") user.status = "CONFIRMED";
  markModified(pool, user);
  await pool.save();
  return {};
};

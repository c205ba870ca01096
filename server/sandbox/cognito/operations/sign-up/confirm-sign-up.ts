/**
 * ConfirmSignUp: the code confirms the user and the email. With the sign-up's Session, the response allows signing in
 * next.
 */
import type { ConfirmSignUpCommandInput, ConfirmSignUpCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkSecretHash } from "../../app-client";
import { expiredCode, noSuchUser, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { challengeOf, openChallenge, takeChallenge } from "../../credentials/challenge-sessions";
import { confirmUser } from "../../pool/confirm-user";
import { findUser } from "../../pool/pool-users";

export const confirmSignUp: CognitoOperation<ConfirmSignUpCommandInput, ConfirmSignUpCommandOutput> = async (
  pool,
  input,
) => {
  checkClient(pool, input.ClientId);
  const username = required(input.Username, "username");
  const code = required(input.ConfirmationCode, "confirmationCode");
  checkSecretHash(pool, username, input.SecretHash);
  const user = findUser(pool, username);
  if (!user) throw pool.state.settings.preventUserExistenceErrors ? expiredCode() : noSuchUser();

  // A wrong code leaves the Session open for the next try, so the Session is taken only after the code.
  if (input.Session) challengeOf(pool, input.Session, "signUp", user.sub);
  await confirmUser(pool, user, code);
  if (input.Session) takeChallenge(pool, input.Session, "signUp", user.sub);
  const Session = input.Session ? openChallenge(pool, { step: "autoSignIn", sub: user.sub }) : undefined;
  await pool.save();
  return { Session };
};

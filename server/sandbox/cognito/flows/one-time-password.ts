/**
 * EMAIL_OTP and SMS_OTP: a code in place of the password, if the pool's sign-in policy allows it. EMAIL_OTP is also a
 * second factor; then `progress` is what the sign-in has passed before.
 */

import { CognitoError, incorrectPassword, parameter } from "../cognito-errors";
import { countWrongAnswer, openChallenge } from "../credentials/challenge-sessions";
import { sendCodeMessage } from "../credentials/code-message";
import { maskedRecipient, newCode } from "../credentials/verification-codes";
import type { CognitoPool } from "../pool/cognito-pool";
import type { OneTimePassword, PoolUser, SignInProgress } from "../pool/pool-state";
import { contactOf, usernameOf } from "../pool/pool-users";
import type { AnswerChallenge, AuthOutcome } from "./flow-types";
import { openStep } from "./open-step";

const CONTACTS = { EMAIL_OTP: "email", SMS_OTP: "phone_number" } as const;
/** What the pool itself writes. */
export const AUTHENTICATION = {
  occasion: "Authentication",
  subject: "Your sign-in code",
  text: "Your authentication code is",
};

const MEDIA = { EMAIL_OTP: "EMAIL", SMS_OTP: "SMS" } as const;

export async function askOneTimePassword(
  pool: CognitoPool,
  user: PoolUser | undefined,
  step: OneTimePassword,
  { progress, metadata }: { progress?: SignInProgress; metadata?: Record<string, string> | undefined } = {},
): Promise<AuthOutcome> {
  const to = user && contactOf(user, CONTACTS[step]);
  if (!user || !to) throw incorrectPassword();
  const code = newCode();
  const Session = openChallenge(pool, { step, sub: user.sub, code, ...(progress && { progress }) });
  await pool.save();
  const medium = MEDIA[step];
  await sendCodeMessage(pool, user, { ...AUTHENTICATION, to, medium, code, metadata });
  return {
    ChallengeName: step,
    Session,
    ChallengeParameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: medium,
      CODE_DELIVERY_DESTINATION: maskedRecipient({ name: CONTACTS[step], value: to }),
      USERNAME: usernameOf(user),
    },
  };
}

export const answerOneTimePassword =
  (name: OneTimePassword): AnswerChallenge =>
  async (pool, input) => {
    const code = parameter(input.ChallengeResponses, `${name}_CODE`);
    const { user, session, challenge, end } = openStep(pool, input, name);
    if (challenge.code !== code) {
      await countWrongAnswer(pool, session);
      throw new CognitoError("CodeMismatchException", "Invalid code or auth state for the user.");
    }
    end();
    await pool.save();
    return { user, progress: challenge.progress ? { ...challenge.progress, factor: true } : {} };
  };

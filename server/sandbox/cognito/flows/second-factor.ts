/** SMS_MFA, SOFTWARE_TOKEN_MFA, EMAIL_OTP and the choice between them, SELECT_MFA_TYPE. */

import { CognitoError, invalidParameter, parameter } from "../cognito-errors";
import { countWrongAnswer, openChallenge } from "../credentials/challenge-sessions";
import { sendCodeMessage } from "../credentials/code-message";
import { totpStep } from "../credentials/totp";
import { maskedRecipient, newCode } from "../credentials/verification-codes";
import type { CognitoPool } from "../pool/cognito-pool";
import type { MfaType, PoolUser } from "../pool/pool-state";
import { usernameOf } from "../pool/pool-users";
import type { AnswerChallenge, AuthOutcome, StepPassed } from "./flow-types";
import { AUTHENTICATION, askOneTimePassword } from "./one-time-password";
import { type OpenStep, openStep } from "./open-step";

/** The factor that `user` is asked for; undefined if none is set up or the pool has no MFA. */
export function factorOf(pool: CognitoPool, user: PoolUser): MfaType | "SELECT_MFA_TYPE" | undefined {
  const { mfa } = pool.state.settings;
  if (mfa === "OFF") return undefined;
  const { enabled, preferred } = user.mfa;
  if (preferred && enabled.includes(preferred)) return preferred;
  if (enabled.length > 1) return "SELECT_MFA_TYPE";
  return enabled[0] ?? (mfa === "ON" && user.attributes.phone_number ? "SMS_MFA" : undefined);
}

export async function askFactor(
  pool: CognitoPool,
  user: PoolUser,
  step: MfaType | "SELECT_MFA_TYPE",
  { progress, metadata }: Omit<StepPassed, "user">,
): Promise<AuthOutcome> {
  if (step === "EMAIL_OTP") return askOneTimePassword(pool, user, step, { progress, metadata });
  const code = step === "SMS_MFA" ? newCode() : undefined;
  const Session = openChallenge(pool, { step, sub: user.sub, progress, ...(code && { code }) });
  await pool.save();
  const to = user.attributes.phone_number ?? "";
  if (code) await sendCodeMessage(pool, user, { ...AUTHENTICATION, to, medium: "SMS", code, metadata });
  const parameters: Record<typeof step, Record<string, string>> = {
    SMS_MFA: {
      CODE_DELIVERY_DELIVERY_MEDIUM: "SMS",
      CODE_DELIVERY_DESTINATION: maskedRecipient({ name: "phone_number", value: to }),
    },
    SOFTWARE_TOKEN_MFA: {},
    SELECT_MFA_TYPE: { MFAS_CAN_CHOOSE: JSON.stringify(user.mfa.enabled) },
  };
  return {
    ChallengeName: step,
    Session,
    ChallengeParameters: { ...parameters[step], USER_ID_FOR_SRP: usernameOf(user) },
  };
}

export const answerSms: AnswerChallenge = async (pool, input) => {
  const code = parameter(input.ChallengeResponses, "SMS_MFA_CODE");
  const step = openStep(pool, input, "SMS_MFA");
  if (step.challenge.code !== code) return wrong(pool, step, "Invalid code or auth state for the user.");
  return passed(pool, step);
};

export const answerTotp: AnswerChallenge = async (pool, input) => {
  const code = parameter(input.ChallengeResponses, "SOFTWARE_TOKEN_MFA_CODE");
  const step = openStep(pool, input, "SOFTWARE_TOKEN_MFA");
  const { mfa } = step.user;
  const used = totpStep(mfa.secret ?? "", code);
  if (used === undefined) return wrong(pool, step, "Invalid code received for user");
  if (pool.state.settings.totpOnce && used <= (mfa.usedStep ?? 0))
    throw new CognitoError("ExpiredCodeException", "Your software token has already been used once.");
  mfa.usedStep = used;
  return passed(pool, step);
};

export const answerMfaType: AnswerChallenge = async (pool, input) => {
  const answer = parameter(input.ChallengeResponses, "ANSWER");
  const { user, progress, end } = openStep(pool, input, "SELECT_MFA_TYPE");
  const type = user.mfa.enabled.find((each) => each === answer);
  if (!type) throw invalidParameter("Invalid MFA type selected");
  end();
  return askFactor(pool, user, type, { progress, metadata: input.ClientMetadata });
};

async function wrong(pool: CognitoPool, { session }: OpenStep, message: string): Promise<never> {
  await countWrongAnswer(pool, session);
  throw new CognitoError("CodeMismatchException", message);
}

async function passed(pool: CognitoPool, { user, progress, end }: OpenStep) {
  end();
  await pool.save();
  return { user, progress: { ...progress, factor: true } };
}

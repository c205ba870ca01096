/** RespondToAuthChallenge: one handler for each challenge, then the next challenge or tokens. */
import type {
  RespondToAuthChallengeCommandInput,
  RespondToAuthChallengeCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { checkClient } from "../../app-client";
import { invalidParameter, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { answerCustom } from "../../flows/custom-challenge";
import { answerDevicePassword, answerDeviceSrp } from "../../flows/device-challenge";
import { type AnswerChallenge, isStepPassed } from "../../flows/flow-types";
import { answerMfaSetup } from "../../flows/mfa-setup";
import { answerNewPassword } from "../../flows/new-password";
import { nextChallengeOrTokens } from "../../flows/next-challenge";
import { answerOneTimePassword } from "../../flows/one-time-password";
import { answerPasskey } from "../../flows/passkey-auth";
import { answerMfaType, answerSms, answerTotp } from "../../flows/second-factor";
import { answerPasswordVerifier } from "../../flows/srp-auth";
import { answerSelectChallenge } from "../../flows/user-auth";

const answers: Record<string, AnswerChallenge> = {
  SELECT_CHALLENGE: answerSelectChallenge,
  EMAIL_OTP: answerOneTimePassword("EMAIL_OTP"),
  SMS_OTP: answerOneTimePassword("SMS_OTP"),
  WEB_AUTHN: answerPasskey,
  PASSWORD_VERIFIER: answerPasswordVerifier,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  SMS_MFA: answerSms,
  SOFTWARE_TOKEN_MFA: answerTotp,
  SELECT_MFA_TYPE: answerMfaType,
  MFA_SETUP: answerMfaSetup,
  CUSTOM_CHALLENGE: answerCustom,
  DEVICE_SRP_AUTH: answerDeviceSrp,
  DEVICE_PASSWORD_VERIFIER: answerDevicePassword,
};

export const respondToAuthChallenge: CognitoOperation<
  RespondToAuthChallengeCommandInput,
  RespondToAuthChallengeCommandOutput
> = async (pool, input) => {
  checkClient(pool, input.ClientId);
  const name = required(input.ChallengeName, "challengeName");
  const answer = answers[name];
  if (!answer) throw invalidParameter(`${name} is not supported.`);
  const step = await answer(pool, input);
  return isStepPassed(step) ? nextChallengeOrTokens(pool, { ...step, metadata: input.ClientMetadata }) : step;
};

/** Emails that make the service fail in a certain way, so that each failure can be seen by hand. */
import { attemptLimit, CognitoError } from "./cognito-errors";

export const LIMITED = "limit@ringside.example";
const DOWN = "down@ringside.example";
const INTERNAL = "internal@ringside.example";
const LAMBDA = "lambda@ringside.example";
export const THROTTLED_ONCE = "throttle-once@ringside.example";

/** Shown on the people page. */
export const failingEmails: readonly [email: string, failure: string][] = [
  [LIMITED, "Every request for a code: “Attempt limit exceeded, please try after some time.”"],
  [DOWN, "The connection closes without a response, like a network failure."],
  [INTERNAL, "Cognito answers with status 500, InternalErrorException."],
  [LAMBDA, "A pool trigger rejects the call: UserLambdaValidationException."],
  [THROTTLED_ONCE, "TooManyRequestsException for the first call and every other one after it."],
];

const CODE_REQUESTS = /\.(ResendConfirmationCode|ForgotPassword)$/;

type CallWithEmail = {
  Username?: unknown;
  AuthParameters?: { USERNAME?: unknown };
  ChallengeResponses?: { USERNAME?: unknown };
};

/**
 * Checks each call for those emails. Returns "down" if the connection is to be closed, and throws the other failures.
 */
export function failureSwitch() {
  let throttled = false;

  return (target: string, input: CallWithEmail): "down" | undefined => {
    const named = input.Username ?? input.AuthParameters?.USERNAME ?? input.ChallengeResponses?.USERNAME;
    const email = typeof named === "string" ? named.toLowerCase() : "";
    if (email === DOWN) return "down";
    if (email === INTERNAL) throw new CognitoError("InternalErrorException", "Something went wrong", 500);
    if (email === LIMITED && CODE_REQUESTS.test(target)) throw attemptLimit();
    if (email === LAMBDA) {
      const trigger = target.endsWith(".SignUp") ? "PreSignUp" : "PreAuthentication";
      throw new CognitoError("UserLambdaValidationException", `${trigger} failed with error This fan is barred.`);
    }
    if (email === THROTTLED_ONCE) {
      throttled = !throttled;
      if (throttled) throw new CognitoError("TooManyRequestsException", "Rate exceeded");
    }
    return undefined;
  };
}

/** Cognito's errors, with its exact exception names and messages, because clients compare them. */

/** Sent as `{__type, message}` with the header `x-amzn-errortype`. */
export class CognitoError extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly status: 400 | 500 = 400,
  ) {
    super(message);
  }
}

export const notAuthorized = (message: string) => new CognitoError("NotAuthorizedException", message);
export const invalidParameter = (message: string) => new CognitoError("InvalidParameterException", message);

export const noVerifiedContact = () =>
  invalidParameter("Cannot reset password for the user as there is no registered/verified email or phone_number");

/** The same error for an unknown user and for a wrong password, so that it doesn't reveal who has an account. */
export const incorrectPassword = () => notAuthorized("Incorrect username or password.");
export const expiredCode = () =>
  new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");
/** For pools that reveal unknown users: on sign-in, and on code requests. */
export const userDoesNotExist = () => new CognitoError("UserNotFoundException", "User does not exist.");
export const noSuchUser = () => new CognitoError("UserNotFoundException", "Username/client id combination not found.");
export const invalidSession = () => notAuthorized("Invalid session for the user.");
export const userNotConfirmed = () => new CognitoError("UserNotConfirmedException", "User is not confirmed.");
export const resetRequired = () =>
  new CognitoError("PasswordResetRequiredException", "Password reset required for the user");
export const attemptLimit = () =>
  new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");

/** Returns `value`, or throws the service's error about a missing member. `name` is the member's name in camel case. */
export function required(value: string | undefined, name: string): string {
  if (value) return value;
  throw invalidParameter(
    `1 validation error detected: Value null at '${name}' failed to satisfy constraint: Member must not be null`,
  );
}

/** Returns a member of AuthParameters or ChallengeResponses, or throws if it is missing. */
export function parameter(values: Record<string, string> | undefined, name: string): string {
  const value = values?.[name];
  if (value) return value;
  throw invalidParameter(`Missing required parameter ${name}`);
}

/** The service's refusals: its exception names and its very texts, which clients compare. */

/** Answered as `{__type, message}` with the header `x-amzn-errortype`. */
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

/** The same for an unknown person and a wrong password, so that neither tells who has an account. */
export const incorrectPassword = () => notAuthorized("Incorrect username or password.");
export const expiredCode = () =>
  new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");
/** Where the pool does tell: signing in, and asking for codes. */
export const userDoesNotExist = () => new CognitoError("UserNotFoundException", "User does not exist.");
export const noSuchUser = () => new CognitoError("UserNotFoundException", "Username/client id combination not found.");
export const invalidSession = () => notAuthorized("Invalid session for the user.");
export const resetRequired = () =>
  new CognitoError("PasswordResetRequiredException", "Password reset required for the user");
export const attemptLimit = () =>
  new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");

/** `value`, or the service's complaint about a missing member; `name` is the member's, in camel case. */
export function required(value: string | undefined, name: string): string {
  if (value) return value;
  throw invalidParameter(
    `1 validation error detected: Value null at '${name}' failed to satisfy constraint: Member must not be null`,
  );
}

/** A member of AuthParameters or ChallengeResponses. */
export function parameter(values: Record<string, string> | undefined, name: string): string {
  const value = values?.[name];
  if (value) return value;
  throw invalidParameter(`Missing required parameter ${name}`);
}

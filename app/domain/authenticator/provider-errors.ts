/**
 * The error catalogue of section 8: the text shown for each provider error. An error is looked up by its name and,
 * where one name has several meanings, by its message (ignoring case and the final period). An error without a row
 * shows the service's own message.
 */
import { LONGEST_TEXT } from "./fields/form-fields";
import type { FieldKey, KeyedText } from "./keyed-text";

type ErrorTextRow = readonly [name: string, message: string | undefined, key: FieldKey];

// biome-ignore format: a table is read by its columns
export const providerErrors: readonly ErrorTextRow[] = [
  // name                            message (or part of it)                                        text
  ["NetworkError",                   undefined,                                                      "errors.network"],
  ["PendingSignInError",             undefined,                                                      "errors.pendingSignIn"],
  ["UnknownChallenge",               undefined,                                                      "errors.unknownChallenge"],
  ["NoUserPoolError",                undefined,                                                      "errors.configuration"],
  ["FederationNotConfigured",        undefined,                                                      "errors.federation"],
  ["OAuthStateMismatch",             undefined,                                                      "errors.oauthState"],
  ["OAuthRefused",                   undefined,                                                      "errors.federationRefused"],
  ["OAuthTimeout",                   undefined,                                                      "errors.federationTimeout"],

  ["NotAuthorizedException",         "incorrect username or password",                               "errors.incorrectPassword"],
  ["NotAuthorizedException",         "password attempts exceeded",                                   "errors.passwordAttempts"],
  ["NotAuthorizedException",         "user is disabled",                                             "errors.userDisabled"],
  ["NotAuthorizedException",         "access token has been revoked",                                "errors.accessTokenRevoked"],
  ["NotAuthorizedException",         "refresh token has been revoked",                               "errors.refreshTokenRevoked"],
  ["NotAuthorizedException",         "refresh token has expired",                                    "errors.refreshTokenExpired"],
  ["NotAuthorizedException",         "invalid session for the user",                                 "errors.sessionExpired"],
  ["NotAuthorizedException",         "session is expired",                                           "errors.sessionExpired"],
  ["NotAuthorizedException",         "invalid code or auth state",                                   "errors.codeMismatch"],
  ["NotAuthorizedException",         "temporary password has expired",                               "errors.temporaryPasswordExpired"],
  ["NotAuthorizedException",         "current status is confirmed",                                  "errors.alreadyConfirmed"],
  ["NotAuthorizedException",         "secret hash",                                                  "errors.configuration"],
  ["NotAuthorizedException",         "secrethash does not match",                                    "errors.configuration"],
  ["NotAuthorizedException",         "is configured with secret",                                    "errors.configuration"],
  ["RefreshTokenReuseException",     undefined,                                                      "errors.refreshTokenRevoked"],
  ["UserUnAuthenticatedException",   undefined,                                                      "errors.notAuthenticated"],
  ["NoCurrentUser",                  undefined,                                                      "errors.noCurrentUser"],
  ["EmptyUser",                      undefined,                                                      "errors.emptyUser"],

  ["UserNotFoundException",          "username/client id combination not found",                     "errors.clientNotFound"],
  ["UserNotFoundException",          undefined,                                                      "errors.userDoesNotExist"],
  ["UserNotConfirmedException",      undefined,                                                      "errors.userNotConfirmed"],
  ["PasswordResetRequiredException", undefined,                                                      "errors.passwordResetRequired"],
  ["UsernameExistsException",        "user already exists",                                          "errors.userExists"],
  ["UsernameExistsException",        undefined,                                                      "errors.accountExists"],
  ["AliasExistsException",           undefined,                                                      "errors.accountExists"],

  ["CodeMismatchException",          undefined,                                                      "errors.codeMismatch"],
  ["WebAuthnChallengeNotFoundException", undefined,                                                  "errors.passkeyFailed"],
  ["WebAuthnClientMismatchException", undefined,                                                     "errors.passkeyFailed"],
  ["WebAuthnCredentialNotSupportedException", undefined,                                             "errors.passkeyFailed"],
  ["WebAuthnOriginNotAllowedException", undefined,                                                   "errors.configuration"],
  ["WebAuthnRelyingPartyMismatchException", undefined,                                               "errors.configuration"],
  ["WebAuthnNotEnabledException",    undefined,                                                      "errors.configuration"],
  ["WebAuthnConfigurationMissingException", undefined,                                               "errors.configuration"],
  ["EnableSoftwareTokenMFAException", undefined,                                                     "errors.codeMismatch"],
  ["SoftwareTokenMFANotFoundException", undefined,                                                   "errors.noValidMfa"],
  ["MFAMethodNotFoundException",     undefined,                                                      "errors.noValidMfa"],
  ["ExpiredCodeException",           undefined,                                                      "errors.codeExpired"],
  ["CodeDeliveryFailureException",   undefined,                                                      "errors.codeNotSent"],
  ["LimitExceededException",         undefined,                                                      "errors.attemptLimit"],
  ["SignInLimitExceeded",            undefined,                                                      "errors.signInLimit"],
  ["TooManyRequestsException",       undefined,                                                      "errors.attemptLimit"],
  ["TooManyFailedAttemptsException", undefined,                                                      "errors.attemptLimit"],

  ["InvalidPasswordException",       "password not long enough",                                     "errors.passwordTooShort"],
  ["InvalidPasswordException",       "lowercase",                                                    "validation.lowerCase"],
  ["InvalidPasswordException",       "uppercase",                                                    "validation.upperCase"],
  ["InvalidPasswordException",       "numeric",                                                      "validation.numbers"],
  ["InvalidPasswordException",       "symbol",                                                       "validation.specialCharacters"],
  ["InvalidPasswordException",       undefined,                                                      "errors.passwordPolicy"],
  ["PasswordHistoryPolicyViolationException", undefined,                                             "errors.passwordPolicy"],

  ["InvalidParameterException",      "cannot reset password for the user",                           "errors.noVerifiedContact"],
  ["InvalidParameterException",      "user is already confirmed",                                    "errors.alreadyConfirmed"],
  ["InvalidParameterException",      "device tracking has not been configured",                      "errors.deviceTracking"],
  ["InvalidParameterException",      "code' failed to satisfy constraint",                           "errors.codeMismatch"],
  ["InvalidParameterException",      "invalid mfa type",                                             "errors.invalidMfaType"],
  ["InvalidParameterException",      "username cannot be empty",                                     "validation.usernameEmpty"],
  ["InvalidParameterException",      "'password' failed to satisfy constraint",                      "validation.passwordFormat"],
  ["InvalidParameterException",      "invalid email",                                                "validation.email"],
  ["InvalidParameterException",      "invalid phone number",                                         "validation.phoneFormat"],

  ["ResourceNotFoundException",      "username/client id combination not found",                     "errors.clientNotFound"],
  ["ResourceNotFoundException",      "user pool client",                                             "errors.configuration"],
  ["ResourceNotFoundException",      "user pool",                                                    "errors.noUserPool"],
  ["ResourceNotFoundException",      undefined,                                                      "errors.configuration"],
];

type ServiceError = { name: string; message: string; severity: "none" | "debug" | "critical" };

/**
 * The text for an error. `known` is false if the catalogue has no row for it: the caller should then report the error.
 */
export function textOf(error: ServiceError): KeyedText & { key: FieldKey; known: boolean } {
  const text = normalizedMessage(error.message);
  const row = providerErrors.find(([name, message]) => name === error.name && (!message || text.includes(message)));
  if (row) return { key: row[2], known: true };
  const message = isForPeople(error) ? ownMessage(error.message) : "";
  return message
    ? { key: "errors.service", values: { message }, known: false }
    : { key: "errors.general", known: false };
}

/** Errors of a Lambda trigger that crashed. Their messages are written for developers. */
const BROKEN_TRIGGERS = new Set(["UnexpectedLambdaException", "InvalidLambdaResponseException"]);

/** Section 8: remote errors display the service's message, except when the service itself has failed. */
const isForPeople = ({ name, severity }: ServiceError) => severity !== "critical" && !BROKEN_TRIGGERS.has(name);

/** A trigger's message arrives as `PreSignUp failed with error {message}.`; Cognito adds the period. */
function ownMessage(message: string): string {
  const [, said] = /^\w+ failed with error (.+)$/s.exec(message.trim()) ?? [];
  return (said ?? message)
    .trim()
    .replace(/([.!?\u2026\u3002])\.$/u, "$1")
    .slice(0, LONGEST_TEXT);
}

/** Whether a confirmation or resend failed because the account is already confirmed. */
export function saysAlreadyConfirmed(error: ServiceError): boolean {
  return textOf(error).key === "errors.alreadyConfirmed";
}

function normalizedMessage(message: string): string {
  return message.trim().toLowerCase().replace(/\.$/, "");
}

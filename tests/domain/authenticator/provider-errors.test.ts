/** The error catalogue of section 8. */
import { describe, expect, test } from "vitest";
import { providerErrors, saysAlreadyConfirmed, textOf } from "../../../app/domain/authenticator/provider-errors";
import { fields } from "../../../app/i18n/en/fields";

const english = (key: string) =>
  key.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], fields);

describe("The catalogue", () => {
  test.each([
    ["NotAuthorizedException", "Incorrect username or password.", "Incorrect username or password"],
    ["NotAuthorizedException", "incorrect USERNAME or password", "Incorrect username or password"],
    ["NotAuthorizedException", "Password attempts exceeded", "Password attempts exceeded"],
    ["NotAuthorizedException", "User is disabled.", "User is disabled."],
    ["NotAuthorizedException", "Refresh Token has expired", "Refresh Token has expired"],
    ["UserNotFoundException", "User does not exist.", "User does not exist."],
    ["UserNotFoundException", "Username/client id combination not found.", "Username/client id combination not found."],
    ["UsernameExistsException", "User already exists", "User already exists"],
    [
      "UsernameExistsException",
      "An account with the given email already exists.",
      "An account with the given email already exists.",
    ],
    [
      "CodeMismatchException",
      "Invalid code or auth state for the user.",
      "Invalid verification code provided, please try again.",
    ],
    [
      "NotAuthorizedException",
      "Invalid code or auth state for the user.",
      "Invalid verification code provided, please try again.",
    ],
    [
      "LimitExceededException",
      "Attempt limit exceeded, please try after some time.",
      "Attempt limit exceeded, please try after some time.",
    ],
    [
      "CodeMismatchException",
      "Invalid verification code provided, please try again.",
      "Invalid verification code provided, please try again.",
    ],
    [
      "InvalidPasswordException",
      "Password did not conform with policy: Password not long enough",
      "Password did not conform with policy: Password not long enough",
    ],
    ["NetworkError", "Network error", "Network error"],
    ["NotAuthorizedException", "Access Token has been revoked", "Access Token has been revoked"],
    ["NotAuthorizedException", "Refresh Token has been revoked", "Refresh Token has been revoked"],
    ["PasswordResetRequiredException", "Password reset required for the user", "Password reset required for the user."],
    ["UserUnAuthenticatedException", "", "User is not authenticated"],
    ["NoCurrentUser", "", "No current user."],
    ["EmptyUser", "", "Failed to get the session because the user is empty"],
    ["ResourceNotFoundException", "User pool us-east-2_x does not exist.", "Cognito User pool does not exist"],
    [
      "ResourceNotFoundException",
      "User pool client x does not exist.",
      "Configuration error (see console) – please contact the administrator",
    ],
    ["NoUserPoolError", "", "Configuration error (see console) – please contact the administrator"],
    ["MFAMethodNotFoundException", "", "No valid MFA method provided"],
    ["InvalidParameterException", "Invalid MFA type selected", "Invalid MFA type"],
    [
      "InvalidParameterException",
      "Device tracking has not been configured in this User Pool",
      "Device tracking has not been configured in this User Pool",
    ],
    [
      "InvalidParameterException",
      "Cannot reset password for the user as there is no registered/verified email or phone_number",
      "Cannot reset password for the user as there is no registered/verified email or phone_number",
    ],
    ["PendingSignInError", "", "Pending sign-in attempt already in progress"],
    ["OAuthStateMismatch", "", "Invalid state in OAuth flow"],
    ["FederationNotConfigured", "", "Federation requires either a User Pool or Identity Pool in config"],
  ])("finds %s: %s", (name, message, text) => {
    const found = textOf({ name, message, severity: "none" });
    expect(found.known).toBe(true);
    expect(english(found.key)).toBe(text);
  });

  test.each([
    ["UserLambdaValidationException", "PreAuthentication failed with error This fan is barred.", "This fan is barred."],
    [
      "UserLambdaValidationException",
      "PreSignUp failed with error No emails of example.org..",
      "No emails of example.org.",
    ],
    ["UserLambdaValidationException", "CustomMessage failed with error Really?.", "Really?"],
    ["SomethingNewException", " Not on a Monday. ", "Not on a Monday."],
    ["NotAuthorizedException", "Come back with a second factor", "Come back with a second factor"],
  ])("shows the service's own message where it has no row: %s: %s", (name, message, shown) => {
    expect(textOf({ name, message, severity: "debug" })).toEqual({
      key: "errors.service",
      values: { message: shown },
      known: false,
    });
  });

  test.each([
    ["InternalErrorException", "Something went wrong", "critical"],
    ["UnreadableAnswer", "HTTP 502", "critical"],
    ["UnexpectedLambdaException", "PreSignUp invocation failed due to error TypeError.", "debug"],
    ["SomethingNewException", "", "debug"],
  ] as const)("shows a general text for what is no message for people: %s", (name, message, severity) => {
    expect(textOf({ name, message, severity })).toEqual({ key: "errors.general", known: false });
  });

  test("recognizes both errors for an already confirmed account", () => {
    expect(
      saysAlreadyConfirmed({
        name: "InvalidParameterException",
        message: "User is already confirmed.",
        severity: "none",
      }),
    ).toBe(true);
    expect(
      saysAlreadyConfirmed({
        name: "NotAuthorizedException",
        message: "User cannot be confirmed. Current status is CONFIRMED",
        severity: "none",
      }),
    ).toBe(true);
    expect(saysAlreadyConfirmed({ name: "CodeMismatchException", message: "", severity: "none" })).toBe(false);
  });

  test("has no row that an earlier one makes unreachable", () => {
    const hidden = providerErrors.filter(([name, message], i) =>
      providerErrors.slice(0, i).some(([other, part]) => other === name && (!part || message?.includes(part))),
    );
    expect(hidden).toEqual([]);
  });

  test("refers only to existing texts", () => {
    expect(providerErrors.filter(([, , key]) => typeof english(key) !== "string")).toEqual([]);
  });
});

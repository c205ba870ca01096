/** The English texts that sections 5 and 8 of the specification give verbatim. */
import { expect, test } from "vitest";
import { authenticator } from "../../../app/i18n/en/authenticator";
import { fields } from "../../../app/i18n/en/fields";

const texts = new Set<string>(
  [authenticator, fields].flatMap((table) => Object.values(table).flatMap((group) => Object.values(group))),
);

test.each([
  "Username cannot be empty",
  "Password cannot be empty",
  "Confirmation code cannot be empty",
  "Challenge response cannot be empty",
  "Email cannot be empty",
  "Phone number cannot be empty",
  "No valid MFA method provided",
  "Invalid MFA type",
  "Error creating account",
  "Failed to get the session because the user is empty",
  "Device tracking has not been configured in this User Pool",
  "Pending sign-in attempt already in progress",
  "Invalid state in OAuth flow",
  "Please enter a valid email",
  "This field is required",
  "Your passwords must match",
  "Invalid password format",
  "Invalid phone number format: {{phone}}",
  "Password must have at least {{count}} characters",
  "Password must have lower case letters",
  "Password must have upper case letters",
  "Password must have numbers",
  "Password must have special characters",
  "Network error",
  "Access Token has been revoked",
  "Refresh Token has been revoked",
  "Refresh Token has expired",
  "User is disabled.",
  "User does not exist.",
  "Password reset required for the user.",
  "User is not authenticated",
  "No current user.",
  "Cognito User pool does not exist",
  "Federation requires either a User Pool or Identity Pool in config",
  "Incorrect username or password",
  "User already exists",
  "An account with the given email already exists.",
  "Password attempts exceeded",
  "Attempt limit exceeded, please try after some time.",
  "Invalid verification code provided, please try again.",
  "Password did not conform with policy: Password not long enough",
  "Cannot reset password for the user as there is no registered/verified email or phone_number",
  "Username/client id combination not found.",
  "Configuration error (see console) – please contact the administrator",
])("%s", (text) => {
  expect(texts).toContain(text);
});

test("Please use your credentials to sign in, shown after each reason to do so", () => {
  const said = [...texts].filter((text) => text.endsWith(". Please use your credentials to sign in"));
  expect(said.length).toBeGreaterThan(2);
});

/** The heading for a challenge. */
export function challengeHeading(challengeName: string | undefined) {
  if (challengeName === "WEB_AUTHN") return "headings.passkey";
  if (challengeName === "EMAIL_OTP") return "headings.weEmailedYou";
  if (challengeName === "SMS_OTP") return "headings.weTextedYou";
  if (challengeName === "SMS_MFA") return "headings.confirmSmsCode";
  return challengeName === "SOFTWARE_TOKEN_MFA" ? "headings.confirmTotpCode" : "titles.confirmSignIn";
}

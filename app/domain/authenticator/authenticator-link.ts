/** The authenticator link of section 3, which an authenticator app reads from the QR code. */
import { TOTP_DEFAULT_ISSUER } from "../limits";

/** `account` is what the app lists it under, `secret` is base32. Source: Google Authenticator's key URI format. */
export function authenticatorLink({
  issuer = TOTP_DEFAULT_ISSUER,
  account,
  secret,
}: {
  issuer?: string | undefined;
  account: string;
  secret: string;
}): string {
  const by = encodeURIComponent(issuer);
  return `otpauth://totp/${by}:${encodeURIComponent(account)}?secret=${encodeURIComponent(secret)}&issuer=${by}`;
}

/** The link encoded in the QR code for authenticator apps (section 3). */
import { TOTP_DEFAULT_ISSUER } from "../limits";

/** The app lists the entry under `account`; `secret` is base32. Format: Google Authenticator's key URI. */
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

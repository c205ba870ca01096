/** Links that save a ticket to Google Wallet. The signed ticket travels in the link, so Google isn't asked before. */
import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import type { GoogleSigner } from "../../config/google-wallet-file";
import type { Clock } from "../../process/clock";

/** Classes and objects by their names in Google's reference of its JWT. */
export type GooglePayload = object;

export function googleLinks({ email, key, saveUrl }: GoogleSigner, clock: Clock) {
  const signingKey = createPrivateKey(key);

  return async function link(payload: GooglePayload): Promise<string> {
    const token = await new SignJWT({ typ: "savetowallet", payload: payload as Record<string, unknown> })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(email)
      .setAudience("google")
      .setIssuedAt(clock.now())
      .sign(signingKey);
    return `${saveUrl}/${token}`;
  };
}

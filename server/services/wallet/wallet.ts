/** Tickets for the wallets of phones: Apple's passes, which we sign, and links to Google's. */
import type { AppleSigner } from "../../config/apple-pass-files";
import type { GoogleSigner } from "../../config/google-wallet-file";
import type { Clock } from "../../process/clock";
import { applePasses, type Draw, type DrawnPass } from "./apple-passes";
import { type GooglePayload, googleLinks } from "./google-link";

/** Which wallets can be offered at this moment. */
export type WalletOffers = { apple: boolean; google: boolean };

type WalletDeps = { apple: AppleSigner | undefined; google: GoogleSigner | undefined; clock: Clock; draw: Draw };

export function wallet({ apple, google, clock, draw }: WalletDeps) {
  const passes = apple && applePasses(apple, draw);
  const links = google && googleLinks(google, clock);

  /** Phones refuse a pass whose certificate was not valid when it was signed. */
  function isCurrent({ validFrom, validTo, authorityValidTo }: AppleSigner): boolean {
    const now = clock.now();
    return validFrom <= now && now < validTo && now < authorityValidTo;
  }

  const offers = (): WalletOffers => ({
    apple: apple !== undefined && isCurrent(apple),
    google: google !== undefined,
  });

  return {
    offers,
    /** One file for all passes. Undefined if Apple Wallet isn't offered. */
    async applePasses(drawn: DrawnPass[]): Promise<Uint8Array | "busy" | undefined> {
      return offers().apple ? passes?.file(drawn) : undefined;
    },
    /** `payload` gets the issuer's id. Undefined if Google Wallet isn't offered. */
    async googleLink(payload: (issuerId: string) => GooglePayload): Promise<string | undefined> {
      return google && links?.(payload(google.issuerId));
    },
    stop: async () => passes?.stop(),
  };
}

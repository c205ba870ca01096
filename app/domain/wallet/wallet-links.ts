/** Links that add a night's tickets to a phone's wallet. */

/** A label is undefined if its wallet isn't offered. */
export type WalletLinksView = {
  eventId: string;
  /** The URL names the language, because files have no language of their own. */
  language: string;
  apple: string | undefined;
  /** For all tickets in one file, if there are several. */
  appleAll: string | undefined;
  google: string | undefined;
};

/** Apple's maximum per file. */
export const MOST_IN_ONE_FILE = 10;

type Addressed = Pick<WalletLinksView, "eventId" | "language">;

export const applePassPath = ({ eventId, language }: Addressed, ticketNumber: string): string =>
  `/tickets/wallet/${eventId}/apple/${ticketNumber}.pkpass?lng=${language}`;

export const allApplePassesPath = ({ eventId, language }: Addressed): string =>
  `/tickets/wallet/${eventId}/apple/all.pkpasses?lng=${language}`;

export const googleTicketPath = ({ eventId, language }: Addressed, ticketNumber: string): string =>
  `/tickets/wallet/${eventId}/google/${ticketNumber}?lng=${language}`;

/** Links that put a night's tickets into the wallet of a phone. */

/** Labels are absent where a wallet isn't offered. */
export type WalletLinksView = {
  eventId: string;
  /** The address names the language, since files have none of their own. */
  language: string;
  apple: string | undefined;
  /** For all tickets in one file, if there are several. */
  appleAll: string | undefined;
  google: string | undefined;
};

/** Apple takes no more passes in one file. */
export const MOST_IN_ONE_FILE = 10;

type Addressed = Pick<WalletLinksView, "eventId" | "language">;

export const applePassPath = ({ eventId, language }: Addressed, ticketNumber: string): string =>
  `/tickets/wallet/${eventId}/apple/${ticketNumber}.pkpass?lng=${language}`;

export const allApplePassesPath = ({ eventId, language }: Addressed): string =>
  `/tickets/wallet/${eventId}/apple/all.pkpasses?lng=${language}`;

export const googleTicketPath = ({ eventId, language }: Addressed, ticketNumber: string): string =>
  `/tickets/wallet/${eventId}/google/${ticketNumber}?lng=${language}`;

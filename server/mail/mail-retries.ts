/** When a mail that could not be sent is retried, and when it is given up. */
import { MailRejected, MailServerDown, NoMailServer } from "../clients/mailer";

const MINUTE_MS = 60_000;
/** Nine attempts within two days. */
const PAUSES_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1_440];
const UNCONFIGURED_MINUTES = 5;
const MAX_REASON_LENGTH = 300;
const ADDRESS = /[^\s<>"']+@[^\s<>"']+/g;

type RetryDecision = {
  lastError: string;
  /** Both null: the attempt does not count. */
  retryAt: Date | null;
  failedAt: Date | null;
  attempts: number;
  /** Other mails would fail as well right now. */
  stop: boolean;
};

/** What to do with a mail whose attempt number `attempts` failed with `error`. */
export function afterFailure(error: unknown, attempts: number, now: Date): RetryDecision {
  const lastError = reasonOf(error);
  const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  if (error instanceof NoMailServer) {
    return { lastError, retryAt: later(UNCONFIGURED_MINUTES), failedAt: null, attempts: attempts - 1, stop: true };
  }
  const pause = error instanceof MailRejected ? undefined : PAUSES_MINUTES[attempts - 1];
  return {
    lastError,
    retryAt: pause === undefined ? null : later(pause),
    failedAt: pause === undefined ? now : null,
    attempts,
    stop: error instanceof MailServerDown,
  };
}

/** The first line of the error without addresses, for the office and the log. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ""] = text.split("\n");
  return line.replace(ADDRESS, "[address]").slice(0, MAX_REASON_LENGTH);
}

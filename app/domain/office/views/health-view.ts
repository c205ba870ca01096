/** The site's health as text. */
import type { StoreFacts } from "../../../../server/services/office/health-desk";
import type { OfficeText } from "../../../i18n/office/office-texts";
import { fromNow } from "./today-view";

export type FactRow = { id: string; name: string; value: string; bad: boolean };
export type JobRow = { job: string; ended: string; took: string; succeeded: string; failures: number };
export type MailRow = {
  id: string;
  kind: string;
  written: string;
  tries: number;
  next: string;
  givenUp: boolean;
  why: string;
};

type JobRun = { job: string; endedAt: Date; ms: number; succeededAt: Date | null; failures: number };
type UnsentMail = {
  id: string;
  template: string;
  createdAt: Date;
  attempts: number;
  retryAt: Date | null;
  failedAt: Date | null;
  lastError: string | null;
};

const MEGABYTE = 1024 ** 2;
/** With a larger difference, holds and tokens expire at the wrong time. */
const CLOCK_MS = 3_000;

export function factRows(facts: StoreFacts, now: Date, t: OfficeText<"health">): FactRow[] {
  const { postgres, embedded, bytes, migration, missing, newer, clockAheadMs } = facts;
  const since = (at: Date | undefined) => (at ? fromNow(at, now) : t("never"));
  const seconds = Math.round(Math.abs(clockAheadMs) / 1000);
  const off = Math.abs(clockAheadMs) > CLOCK_MS;
  const row = (id: string, name: string, value: string, bad = false) => ({ id, name, value, bad });
  return [
    row("database", t("database"), t(embedded ? "embedded" : "server", { version: postgres })),
    row("size", t("size"), `${Math.round(bytes / MEGABYTE).toLocaleString("en")} MB`),
    row("migration", t("migration"), migration ?? t("never")),
    ...(missing.length > 0 ? [row("missing", t("missing"), missing.join(", "), true)] : []),
    ...(newer.length > 0 ? [row("newer", t("newer"), newer.join(", "), true)] : []),
    row("clock", t("clock"), off ? t(clockAheadMs > 0 ? "ahead" : "behind", { seconds }) : t("agrees"), off),
    row("webhook", t("webhook"), since(facts.lastWebhook)),
    row("payment", t("payment"), since(facts.lastPayment)),
    row("backup", t("backup"), facts.lastBackup ? fromNow(facts.lastBackup, now) : t("noBackup")),
  ];
}

export const jobRow = (
  { job, endedAt, ms, succeededAt, failures }: JobRun,
  now: Date,
  t: OfficeText<"health">,
): JobRow => ({
  job,
  ended: fromNow(endedAt, now),
  took: ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`,
  succeeded: succeededAt ? fromNow(succeededAt, now) : t("never"),
  failures,
});

export const mailRow = (mail: UnsentMail, now: Date, t: OfficeText<"health">): MailRow => ({
  id: mail.id,
  kind: mail.template.replaceAll("_", " "),
  written: fromNow(mail.createdAt, now),
  tries: mail.attempts,
  next: mail.failedAt ? t("givenUp") : mail.retryAt && mail.retryAt > now ? fromNow(mail.retryAt, now) : t("soon"),
  givenUp: mail.failedAt !== null,
  why: mail.lastError ?? "",
});

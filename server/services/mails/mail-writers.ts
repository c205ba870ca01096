/** Every mail that the outbox sends: the function that writes it, and whether it waits while a payment is disputed. */

import { sql } from "drizzle-orm";
import type { MailTemplate, MailWriters, OutboxDeps, WriteMail } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import type { Seal } from "../../session/cookies/seal";
import { isPurchaseDisputed, isRefundDisputed } from "../refunds/disputed-payments";
import { accountMails } from "./account-mails";
import { billingMails } from "./billing-mails";
import { boxOfficeMails } from "./box-office-mails";
import type { MailDeps } from "./mail-recipient";
import { officeMails } from "./office-mails";
import { reminderMails } from "./reminder-mails";
import { waitingMails } from "./waiting-mails";

/** The type names every template, so that one without a writer does not compile. */
type Unsealed = Record<Exclude<MailTemplate, keyof ReturnType<typeof accountMails>>, WriteMail>;

/** Without `seal` the addresses of account mails cannot be read, so these mails wait for a process that has it. */
export function mailWriters(deps: MailDeps & { clock: Clock; seal?: Seal | undefined }): MailWriters {
  const { seal } = deps;
  const unsealed: Unsealed = {
    ...boxOfficeMails(deps),
    ...waitingMails(deps),
    ...billingMails(deps),
    ...reminderMails(deps),
    ...officeMails(deps),
  };
  return { ...unsealed, ...(seal && accountMails({ ...deps, seal })) };
}

/** A mail that announces a refund waits as the refund does: the bank that took the money may keep it. */
export const HELD_BACK_MAILS: OutboxDeps["heldBack"] = {
  refund: isRefundDisputed,
  goods_refund: isPurchaseDisputed,
  goods_part_refund: (ref) => isRefundDisputed(sql`split_part(${ref}, '/', 1)`),
};

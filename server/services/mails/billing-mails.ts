/**
 * The mails about Premium, broadcasts, goods and refunds, in the reader's language. Their contents are read from Stripe
 * when they are sent, so a mail whose reason is gone by then (a payment that succeeded after all, a cancellation that
 * was undone) is not sent.
 */
import { isMissing } from "../../clients/stripe-client";
import type { MailWriters, WriteMail } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import { goodsMails } from "./goods-mails";
import type { MailDeps } from "./mail-recipient";
import { premiumMails } from "./premium-mails";
import { purchaseMails } from "./purchase-mails";
import { refundFailedMail } from "./refund-failed-mail";

export function billingMails(deps: MailDeps & { clock: Clock }) {
  const { paid, failed, trialEnding, trialRefused, canceled, kept } = premiumMails(deps);
  const { nightPaid, nightMoved, nightOff, paidBack } = purchaseMails(deps);
  return {
    night_paid: ifThere(nightPaid),
    night_moved: ifThere(nightMoved),
    night_off: ifThere(nightOff),
    premium_paid: ifThere(paid),
    premium_failed: ifThere(failed),
    trial_ending: ifThere(trialEnding),
    premium_canceled: ifThere(canceled),
    premium_kept: ifThere(kept),
    trial_refused: ifThere(trialRefused),
    paid_back: ifThere(paidBack),
    refund_failed: ifThere(refundFailedMail(deps)),
    ...goodsMails(deps),
  } satisfies MailWriters;
}

/** No mail about an object that Stripe does not know any more. */
const ifThere =
  (write: WriteMail): WriteMail =>
  (ref) =>
    write(ref).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });

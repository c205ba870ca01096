/**
 * Refunds of tickets, broadcasts and goods: sent to Stripe, recorded from Stripe, and returned by banks. The parts are
 * in refunds/; this file connects them.
 */
import { goodwillGiving } from "./refunds/goodwill";
import { paymentFacts } from "./refunds/payment-facts";
import { refundRecording } from "./refunds/record-refunds";
import type { RefundDeps } from "./refunds/refund-types";
import { returnedRefunds } from "./refunds/returned-refunds";
import { refundSending } from "./refunds/send-refunds";
import { writingOff } from "./refunds/write-off";

export type Refunds = ReturnType<typeof refunds>;

export function refunds(deps: RefundDeps) {
  const { noteFailures, meetByOperator, returned, settleReturned } = returnedRefunds(deps);
  const { record, balance } = refundRecording(deps, { noteFailures, meetByOperator });
  const sending = refundSending(deps, balance);
  return {
    ...sending,
    record,
    returned,
    settleReturned,
    writeOff: writingOff(deps),
    paidWith: paymentFacts(deps),
    giveGoodwill: goodwillGiving(deps, sending.send),
  };
}

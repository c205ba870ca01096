/** 3-D Secure, as PaymentIntents and SetupIntents share it: the redirect to the bank, and the error if it fails. */
import type { StripeAccount } from "../account-state";
import type { Decline } from "./test-cards";

export type NextAction = { type: "redirect_to_url"; redirect_to_url: { return_url: string | null; url: string } };

/** Sends the payer to the bank's page; `returnUrl` is where they go afterwards. */
export function redirectToBank({ origin }: StripeAccount, intentId: string, returnUrl: string | null): NextAction {
  const url = `${origin}/c/authenticate/${intentId}`;
  return { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } };
}

export const authenticationFailure = (intent: "payment_intent" | "setup_intent"): Decline => ({
  code: `${intent}_authentication_failure`,
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
});

/** Checks the Stripe key and its account. */
import type { Settings } from "../../config/config";
import { LOOPBACK } from "../../config/contradictions";
import { type Finding, failure, fine, warning } from "./finding";
import { stripeFault, stripeOf } from "./stripe";

const ABOUT = "Stripe";

export async function checkStripeAccount(settings: Partial<Settings>): Promise<Finding[]> {
  const stripe = stripeOf(settings);
  if (!stripe) return [];
  try {
    const { livemode } = await stripe.balance.retrieve();
    return [modeFinding(livemode, settings), ...(await accountFindings(stripe, livemode))];
  } catch (error) {
    return [stripeFault(ABOUT, error, "the key's mode", "Balance: read")];
  }
}

function modeFinding(livemode: boolean, { SITE_URL, STRIPE_API_URL }: Partial<Settings>): Finding {
  if (livemode) return fine(ABOUT, "The key is a live key: cards are charged.");
  const open = SITE_URL?.startsWith("https:") && !LOOPBACK.test(new URL(SITE_URL).hostname) && !STRIPE_API_URL;
  if (!open) return fine(ABOUT, "The key is a test key: no card is charged.");
  const says = `The key is a test key, and ${SITE_URL} is a public address: tickets are given out and no card is charged.`;
  return warning(ABOUT, says, "Use a live key before anything is sold, or keep the site from the public.");
}

async function accountFindings(
  stripe: NonNullable<ReturnType<typeof stripeOf>>,
  livemode: boolean,
): Promise<Finding[]> {
  try {
    const account = await stripe.accounts.retrieveCurrent();
    if (account.charges_enabled || !livemode) return [fine(ABOUT, `The account ${account.id} can be charged for.`)];
    const says = `The account ${account.id} may not charge cards yet.`;
    return [failure(ABOUT, says, "Complete the account's details in Stripe's dashboard.")];
  } catch (error) {
    return [stripeFault(ABOUT, error, "the account", "Account: read")];
  }
}

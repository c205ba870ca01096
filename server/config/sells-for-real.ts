/** Whether a site takes real accounts or real money, which decides what may be put on sale. */
import type { Settings } from "../config";

type Systems = Partial<
  Pick<
    Settings,
    "COGNITO_USER_POOL_ID" | "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER" | "STRIPE_SECRET_KEY" | "STRIPE_API_URL"
  >
>;

/** A live Stripe key is real at any address. */
export const isLiveKey = (key: string | undefined) => /^(sk|rk)_(org_)?live_/.test(key ?? "");

/** True when a system is configured and no other address puts a stand-in in its place. */
export const sellsForReal = (settings: Systems): boolean =>
  Boolean(settings.COGNITO_USER_POOL_ID && !settings.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER) ||
  Boolean(settings.STRIPE_SECRET_KEY && !settings.STRIPE_API_URL) ||
  isLiveKey(settings.STRIPE_SECRET_KEY);

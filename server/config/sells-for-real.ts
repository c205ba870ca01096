/** Whether a site has real accounts or takes real money, which decides what may be put on sale. */
import type { Settings } from "./config";

type Systems = Partial<
  Pick<
    Settings,
    "COGNITO_USER_POOL_ID" | "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER" | "STRIPE_SECRET_KEY" | "STRIPE_API_URL"
  >
>;

/** A live Stripe key is real whatever the address. */
export const isLiveKey = (key: string | undefined) => /^(sk|rk)_(org_)?live_/.test(key ?? "");

/** True if a system is configured and no address replaces it with a stand-in. */
export const sellsForReal = (settings: Systems): boolean =>
  Boolean(settings.COGNITO_USER_POOL_ID && !settings.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER) ||
  Boolean(settings.STRIPE_SECRET_KEY && !settings.STRIPE_API_URL) ||
  isLiveKey(settings.STRIPE_SECRET_KEY);

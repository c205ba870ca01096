/** Decides whether the stand-ins for Cognito, Stripe and mail start with the site. */

type SandboxSettings = Record<string, string | undefined>;

/**
 * True if asked for, or if nothing else is configured outside production. Undefined if SANDBOX is neither on nor off.
 */
export function sandboxWanted({ SANDBOX, NODE_ENV, COGNITO_USER_POOL_ID, STRIPE_SECRET_KEY }: SandboxSettings) {
  const asked = SANDBOX?.trim();
  if (asked) return { on: true, off: false }[asked];
  return NODE_ENV !== "production" && !COGNITO_USER_POOL_ID && !STRIPE_SECRET_KEY;
}

/**
 * Business constants and limits: section 9 of the specification row for row, and the two limits of its section 8.
 * Names carry the unit; tests/limits.test.ts holds this file beside the section and refuses constants nobody uses.
 */

/** AWS region of user pool and identity pool, unless AWS_REGION says otherwise. */
export const REGION = "us-east-2";

/** ISO 4217 in Stripe's lower case, for checkout and customer. */
export const CURRENCY = "usd";

/** Amount of the premium payment intent, in cents. */
export const PAYMENT_INTENT_CENTS = 999;

/** The section says "cards"; Stripe's name for it is `card`, and it refuses the plural. */
export const PAYMENT_METHOD_TYPE = "card";

export const HIGHLIGHTS_LIMIT = 4;

/** Where a payment leads back to when nothing else was asked for: the profile page. */
export const DEFAULT_RETURN_PATH = "/profile";

/** Most characters of a pool id. */
export const IDENTITY_POOL_ID_MAX = 55;

/** Devices asked for in one ListDevices call. */
export const DEVICE_PAGE_SIZE = 60;

/** First pause of the retry backoff; doubled with every attempt. */
export const RETRY_BASE_MS = 100;

/** Most that chance adds to each pause. */
export const RETRY_JITTER_MS = 100;

/** A pause longer than this is not waited for: the call has failed. */
export const RETRY_GIVE_UP_MS = 5_000;

/** No pause is ever computed longer than this, whatever a provider asks for. */
export const RETRY_CAP_MS = 5 * 60_000;

/** How long sign-in through the hosted page is waited for. */
export const OAUTH_WAIT_MS = 10_000;

/** Automatic sign-in by link: how often the provider is asked, and for how long. */
export const AUTO_SIGN_IN_POLL_MS = 5_000;
export const AUTO_SIGN_IN_GIVE_UP_MS = 3 * 60_000;

export const COOKIE_PATH = "/";
export const COOKIE_DAYS = 365;

/** Cookies are Secure wherever the site is served over https. */
export const COOKIE_SECURE = true;

/** Age at which guest credentials are fetched anew. */
export const CREDENTIALS_REFRESH_MINUTES = 50;

export const FEDERATED_REFRESH_TIMEOUT_MS = 10_000;

/** Random characters of the OAuth state, and of the PKCE verifier (RFC 7636 allows 43 to 128). */
export const OAUTH_STATE_LENGTH = 32;
export const PKCE_VERIFIER_LENGTH = 128;

export const DEFAULT_COUNTRY_CODE = "+1";

/** Two different passwords are complained about untouched once both have this many characters. */
export const CONFIRM_PASSWORD_THRESHOLD = 6;

/** Characters of a random form field id. */
export const FIELD_ID_LENGTH = 12;

export const DEFAULT_LOGIN_MECHANISM = "username";
export const DEFAULT_INITIAL_SCREEN = "signIn";

/** Edge of a QR image, and the versions (sizes) and error correction the encoder may use. */
export const QR_SIZE_PX = 228;
export const QR_MIN_VERSION = 1;
export const QR_MAX_VERSION = 40;
export const QR_ERROR_CORRECTION = "M";

/** Issuer of the authenticator link when none is configured. */
export const TOTP_DEFAULT_ISSUER = "AWSCognito";

/** Page payloads are prefetched this long after load. */
export const PREFETCH_AFTER_MS = 1_000;

/** After a reload for a chunk that failed to load, no second one for this long. */
export const RELOAD_GUARD_MS = 10_000;

/** How long a state is waited for by default. */
export const STATE_WAIT_MS = 10_000;

/** The page outlet's transition: the old page fades out before the new one fades in. */
export const FADE_MODE = "out-in";

/** Section 8: calls that may be repeated are tried this often on throttling and server errors. */
export const MAX_ATTEMPTS = 3;

/** Section 8: how long sign-out waits for the provider before it gives up. */
export const SIGN_OUT_TIMEOUT_MS = 3_000;

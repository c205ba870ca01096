/**
 * Business constants and limits: section 9 of the specification, row by row, and the two limits of its section 8.
 * tests/limits.test.ts compares this file with the section and fails on unused constants.
 */

/** Default AWS region of the user pool and identity pool; AWS_REGION overrides it. */
export const REGION = "us-east-2";

/** ISO 4217 code, lower case as Stripe expects it, for checkout and customer. */
export const CURRENCY = "usd";

/** Amount of the Premium payment intent. */
export const PAYMENT_INTENT_CENTS = 999;

/** The section says "cards", but Stripe's name is `card`, and it rejects the plural. */
export const PAYMENT_METHOD_TYPE = "card";

export const HIGHLIGHTS_LIMIT = 4;

/** Where checkout returns to by default: the profile page. */
export const DEFAULT_RETURN_PATH = "/profile";

/** Maximum length of a pool id. */
export const IDENTITY_POOL_ID_MAX = 55;

/** Devices per ListDevices call. */
export const DEVICE_PAGE_SIZE = 60;

/** First delay of the retry backoff, doubled with every attempt. */
export const RETRY_BASE_MS = 100;

/** Maximum random jitter added to each delay. */
export const RETRY_JITTER_MS = 100;

/** If the next delay would be longer than this, the call fails instead. */
export const RETRY_GIVE_UP_MS = 5_000;

/** Upper bound of any computed delay, whatever a provider requests. */
export const RETRY_CAP_MS = 5 * 60_000;

/** Timeout for sign-in through the hosted page. */
export const OAUTH_WAIT_MS = 10_000;

/** Automatic sign-in by link: how often we poll the provider, and for how long. */
export const AUTO_SIGN_IN_POLL_MS = 5_000;
export const AUTO_SIGN_IN_GIVE_UP_MS = 3 * 60_000;

export const COOKIE_PATH = "/";
export const COOKIE_DAYS = 365;

/** Cookies are Secure if the site is served over https. */
export const COOKIE_SECURE = true;

/** Age at which guest credentials are refreshed. */
export const CREDENTIALS_REFRESH_MINUTES = 50;

export const FEDERATED_REFRESH_TIMEOUT_MS = 10_000;

/** Length of the random OAuth state and of the PKCE verifier (RFC 7636 allows 43 to 128). */
export const OAUTH_STATE_LENGTH = 32;
export const PKCE_VERIFIER_LENGTH = 128;

export const DEFAULT_COUNTRY_CODE = "+1";

/** Once both passwords have this many characters, a mismatch is reported even in untouched fields. */
export const CONFIRM_PASSWORD_THRESHOLD = 6;

/** Length of a random form field id. */
export const FIELD_ID_LENGTH = 12;

export const DEFAULT_LOGIN_MECHANISM = "username";
export const DEFAULT_INITIAL_SCREEN = "signIn";

/** Width and height of a QR image, and the versions (sizes) and error correction that the encoder may use. */
export const QR_SIZE_PX = 228;
export const QR_MIN_VERSION = 1;
export const QR_MAX_VERSION = 40;
export const QR_ERROR_CORRECTION = "M";

/** Default issuer of the authenticator link. */
export const TOTP_DEFAULT_ISSUER = "AWSCognito";

/** Delay after page load before other pages are prefetched. */
export const PREFETCH_AFTER_MS = 1_000;

/** Minimum time between two reloads caused by a chunk that failed to load. */
export const RELOAD_GUARD_MS = 10_000;

/** Default timeout when waiting for a state. */
export const STATE_WAIT_MS = 10_000;

/** Page transition: the old page fades out before the new one fades in. */
export const FADE_MODE = "out-in";

/** Section 8: maximum attempts for retryable calls on throttling and server errors. */
export const MAX_ATTEMPTS = 3;

/** Section 8: timeout for the provider's response to a sign-out. */
export const SIGN_OUT_TIMEOUT_MS = 3_000;

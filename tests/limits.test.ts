/** Section 9 of the specification against app/domain/limits.ts, row by row; and every constant is in use. */
import { describe, expect, it } from "vitest";
import * as limits from "../app/domain/limits";
import { modules } from "./house/imports";

/** The section's sentences, each with the matching constants. */
const section9: [sentence: string, constants: Partial<Record<keyof typeof limits, string | number | boolean>>][] = [
  ["Region us-east-2.", { REGION: "us-east-2" }],
  ["Currency usd for checkout and customer.", { CURRENCY: "usd" }],
  [
    "Payment intent amount 999 in usd, payment method type cards.",
    { PAYMENT_INTENT_CENTS: 999, PAYMENT_METHOD_TYPE: "card" },
  ],
  ["Highlights limit 4.", { HIGHLIGHTS_LIMIT: 4 }],
  ["Default return url is the profile page.", { DEFAULT_RETURN_PATH: "/profile" }],
  ["Identity pool id max length 55.", { IDENTITY_POOL_ID_MAX: 55 }],
  ["Device list page size 60.", { DEVICE_PAGE_SIZE: 60 }],
  [
    "Retry backoff: base 100 ms doubled per attempt plus up to 100 ms jitter, stops after 5 s.",
    { RETRY_BASE_MS: 100, RETRY_JITTER_MS: 100, RETRY_GIVE_UP_MS: 5_000 },
  ],
  ["Retry cap 5 minutes.", { RETRY_CAP_MS: 300_000 }],
  ["OAuth sign-in wait 10 s.", { OAUTH_WAIT_MS: 10_000 }],
  ["Auto sign-in poll 5 s up to 3 minutes.", { AUTO_SIGN_IN_POLL_MS: 5_000, AUTO_SIGN_IN_GIVE_UP_MS: 180_000 }],
  ["Cookie defaults: path /, 365 days, secure.", { COOKIE_PATH: "/", COOKIE_DAYS: 365, COOKIE_SECURE: true }],
  ["Credentials refresh after 50 minutes.", { CREDENTIALS_REFRESH_MINUTES: 50 }],
  ["Federated-token refresh time-out 10 s.", { FEDERATED_REFRESH_TIMEOUT_MS: 10_000 }],
  ["OAuth state is 32 random characters.", { OAUTH_STATE_LENGTH: 32 }],
  ["PKCE verifier is 128 characters.", { PKCE_VERIFIER_LENGTH: 128 }],
  ["Default country code +1.", { DEFAULT_COUNTRY_CODE: "+1" }],
  ["Confirm-password length threshold 6.", { CONFIRM_PASSWORD_THRESHOLD: 6 }],
  ["Random field id length 12.", { FIELD_ID_LENGTH: 12 }],
  ["Default login mechanism username.", { DEFAULT_LOGIN_MECHANISM: "username" }],
  ["Default initial screen signIn.", { DEFAULT_INITIAL_SCREEN: "signIn" }],
  [
    "QR size 228 px, versions 1 to 40, default error correction M.",
    { QR_SIZE_PX: 228, QR_MIN_VERSION: 1, QR_MAX_VERSION: 40, QR_ERROR_CORRECTION: "M" },
  ],
  ["Default TOTP issuer 'AWSCognito'.", { TOTP_DEFAULT_ISSUER: "AWSCognito" }],
  ["Payload prefetch after 1 s.", { PREFETCH_AFTER_MS: 1_000 }],
  ["Reload guard 10 s.", { RELOAD_GUARD_MS: 10_000 }],
  ["Default state-wait timeout 10000 ms.", { STATE_WAIT_MS: 10_000 }],
  ["Fade transition mode out-in.", { FADE_MODE: "out-in" }],
  ["Section 8: 3 attempts by default.", { MAX_ATTEMPTS: 3 }],
  ["Section 8: Signout timeout fail (after a 3 s wait).", { SIGN_OUT_TIMEOUT_MS: 3_000 }],
];

/** Constants whose capability is not built yet. The list can only shrink: a used constant may not be here. */
const notBuiltYet: Record<string, (keyof typeof limits)[]> = {
  "the QR encoder's own range, which it keeps by itself": ["QR_MIN_VERSION", "QR_MAX_VERSION"],
};

describe("Section 9", () => {
  it.each(section9)("%s", (_, constants) => {
    expect(limits).toMatchObject(constants);
  });

  it("has no other constants", () => {
    const named = section9.flatMap(([, constants]) => Object.keys(constants));
    expect(Object.keys(limits).sort()).toEqual(named.sort());
  });
});

describe("A constant", () => {
  const waiting = Object.values(notBuiltYet).flat();
  const used = new Set(
    modules("app", "server")
      .flatMap(({ imports }) => imports)
      .filter(({ target }) => target === "app/domain/limits")
      .flatMap(({ names }) => names),
  );

  it("is used by product code, or its capability is listed as not built yet", () => {
    const names = Object.keys(limits) as (keyof typeof limits)[];
    expect(names.filter((name) => !used.has(name) && !waiting.includes(name))).toEqual([]);
  });

  it("leaves the list as soon as its capability is built", () => {
    expect(waiting.filter((name) => used.has(name))).toEqual([]);
  });
});

/** What a visitor said about the tag manager: a plain cookie that scripts may read, kept as long as the others. */
import { parseCookie, stringifySetCookie } from "cookie";
import { COOKIE_DAYS, COOKIE_PATH, COOKIE_SECURE } from "../app/domain/limits";
import type { Config } from "./config";

const COOKIE = "consent";
const DAY_SECONDS = 24 * 60 * 60;
const CHOICES = ["granted", "denied"] as const;

export type Consent = (typeof CHOICES)[number];

/** What a page may load besides its own scripts. */
export type Tracking = {
  /** Present when she agreed, and only where a tag manager is configured. */
  tagManager?: { id: string; origin: string };
  /** True until she has answered, where a tag manager is configured. */
  asks: boolean;
  /** True once she has answered: she may change her mind. */
  answered: boolean;
  /** Where the browser reports failures. */
  sentryDsn?: string;
};

const consentOf = (cookieHeader: string | null): Consent | undefined => {
  const value = parseCookie(cookieHeader ?? "")[COOKIE];
  return CHOICES.find((choice) => choice === value);
};

/** What the page for this Cookie header may load. */
export function trackingOf(config: Config, cookieHeader: string | null): Tracking {
  const { GTM_ID: id, GTM_ORIGIN: origin, SENTRY_DSN: sentryDsn } = config;
  const consent = id ? consentOf(cookieHeader) : undefined;
  return {
    ...(id && consent === "granted" && { tagManager: { id, origin } }),
    asks: id !== undefined && consent === undefined,
    answered: consent !== undefined,
    ...(sentryDsn && { sentryDsn }),
  };
}

/** The Set-Cookie line that keeps an answer; anything else forgets it, so that the page asks again. */
export function keepConsent(answer: string, secure: boolean): string {
  const value = CHOICES.find((choice) => choice === answer);
  return stringifySetCookie({
    name: COOKIE,
    value: value ?? "",
    path: COOKIE_PATH,
    maxAge: value ? COOKIE_DAYS * DAY_SECONDS : 0,
    sameSite: "lax",
    secure: COOKIE_SECURE && secure,
  });
}

/**
 * The visitor's answer about the tag manager: a plain cookie that scripts may read, with the same lifetime as the
 * others.
 */
import { parseCookie, stringifySetCookie } from "cookie";
import { COOKIE_DAYS, COOKIE_PATH, COOKIE_SECURE } from "../../app/domain/limits";
import type { Config } from "../config/config";

const COOKIE = "consent";
const DAY_SECONDS = 24 * 60 * 60;
const CHOICES = ["granted", "denied"] as const;

type Consent = (typeof CHOICES)[number];

/** What a page may load besides its own scripts. */
export type Tracking = {
  /** Present if the visitor agreed and a tag manager is configured. */
  tagManager?: { id: string; origin: string };
  /** True until the visitor answers, if a tag manager is configured. */
  asks: boolean;
  /** True once the visitor answered; they can change their mind. */
  answered: boolean;
  /** Where the browser reports errors. */
  sentryDsn?: string;
};

export const consentOf = (cookieHeader: string | null): Consent | undefined => {
  const value = parseCookie(cookieHeader ?? "")[COOKIE];
  return CHOICES.find((choice) => choice === value);
};

/** What a page may load, given this Cookie header. */
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

/** The Set-Cookie line that stores an answer. Anything else deletes it, so that the page asks again. */
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

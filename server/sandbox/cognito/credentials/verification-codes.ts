/** Six-digit codes sent to users: created, limited per hour, checked. */
import { randomInt } from "node:crypto";
import type { CodeDeliveryDetailsType } from "@aws-sdk/client-cognito-identity-provider";
import { attemptLimit, CognitoError, expiredCode } from "../cognito-errors";
import { LIMITED } from "../failing-emails";
import { type CognitoPool, DAY_MS, HOUR_MS } from "../pool/cognito-pool";
import type { CodePurpose, ContactName, PoolUser } from "../pool/pool-state";
import { usernameOf } from "../pool/pool-users";
import { sendCodeMessage } from "./code-message";

/** Code requests per user and hour, not counting the code of the sign-up. */
const RESENDS_PER_HOUR = 5;
const WRONG_CODES_PER_HOUR = 10;

const VERIFICATION = {
  lifeMs: DAY_MS,
  occasion: "VerifyUserAttribute",
  subject: "Your verification code",
  text: "Your verification code is",
};
const PURPOSES: Record<CodePurpose, typeof VERIFICATION> = {
  signUp: { ...VERIFICATION, occasion: "SignUp", text: "Your confirmation code is" },
  reset: {
    lifeMs: HOUR_MS,
    occasion: "ForgotPassword",
    subject: "Your password reset code",
    text: "Your password reset code is",
  },
  email: VERIFICATION,
  phone_number: VERIFICATION,
};

type CodeOptions = {
  /** By default the email. */
  to?: CodeRecipient;
  /** The contact takes effect once verified. */
  pending?: boolean;
  occasion?: string;
  metadata?: Record<string, string> | undefined;
};

export type CodeRecipient = { name: ContactName; value: string };

/** Sends a new code for `purpose`, which replaces the previous one. The caller saves. */
export async function sendCode(
  pool: CognitoPool,
  user: PoolUser,
  purpose: CodePurpose,
  options: CodeOptions = {},
): Promise<CodeDeliveryDetailsType> {
  const { to = { name: "email", value: user.email }, pending = false, metadata } = options;
  const value = newCode();
  const { lifeMs, occasion, subject, text } = PURPOSES[purpose];
  user.codes[purpose] = { value, expires: pool.now() + lifeMs, ...(pending && { pending: to.value }) };
  const mail = { to: to.value, medium: mediumOf(to), subject } as const;
  if (purpose === "signUp" && pool.state.settings.linkConfirmation) {
    const link = new URL("/confirm", pool.sandbox.origin);
    link.search = String(new URLSearchParams({ user_name: usernameOf(user), confirmation_code: value }));
    pool.sandbox.send({ ...mail, subject: "Your verification link", text: `Follow this link to confirm: ${link}` });
  } else
    await sendCodeMessage(pool, user, { ...mail, text, code: value, occasion: options.occasion ?? occasion, metadata });
  return deliveryDetails(to);
}

export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** Throws LimitExceededException if `user` has asked for too many codes within the hour. */
export function countResend(pool: CognitoPool, user: PoolUser) {
  user.sentAt = withinTheHour(pool, user.sentAt);
  if (user.email === LIMITED || user.sentAt.length >= RESENDS_PER_HOUR) throw attemptLimit();
  user.sentAt.push(pool.now());
}

/**
 * Checks and uses up a code of `user` and returns its record. Throws the service's exception if the code is wrong or
 * expired, or after too many wrong codes.
 */
export async function takeCode(pool: CognitoPool, user: PoolUser, purpose: CodePurpose, value: string) {
  user.wrongCodesAt = withinTheHour(pool, user.wrongCodesAt);
  if (user.wrongCodesAt.length >= WRONG_CODES_PER_HOUR) throw attemptLimit();
  const code = user.codes[purpose];
  if (!code || pool.now() >= code.expires) throw expiredCode();
  if (code.value !== value) {
    user.wrongCodesAt.push(pool.now());
    await pool.save();
    throw new CognitoError("CodeMismatchException", "Invalid verification code provided, please try again.");
  }
  delete user.codes[purpose];
  return code;
}

/** Where a code was sent, masked like the service does: `f***@r***`, `+*******0123`. */
export function deliveryDetails(to: CodeRecipient): CodeDeliveryDetailsType {
  return { Destination: maskedRecipient(to), DeliveryMedium: mediumOf(to), AttributeName: to.name };
}

const mediumOf = ({ name }: CodeRecipient) => (name === "email" ? "EMAIL" : "SMS");

export function maskedRecipient({ name, value }: CodeRecipient): string {
  if (name === "phone_number") return `+${"*".repeat(Math.max(value.length - 5, 0))}${value.slice(-4)}`;
  const [local = "", domain = ""] = value.toLowerCase().split("@");
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

const withinTheHour = (pool: CognitoPool, times: number[]) => times.filter((at) => at > pool.now() - HOUR_MS);

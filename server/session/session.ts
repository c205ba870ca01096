/**
 * The four cookies and the session they carry: opened once per request, refreshed once for all requests, and confirmed
 * at the provider if the last confirmation is over five minutes old.
 */
import { z } from "zod";
import type { Flow } from "../../app/domain/authenticator/flow";
import type { Config } from "../config/config";
import { sealedCookie } from "./cookies/sealed-cookies";
import { storedFlow, storedSession, wholeFlow, wholeSession } from "./cookies/stored-session";
import { poolIssuer } from "./verify-tokens";

export const Tokens = z.object({
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** The provider's user name, not the email. SECRET_HASH and refresh need it. */
  username: z.string(),
  deviceKey: z.string().optional(),
});
export type Tokens = z.infer<typeof Tokens>;

const Session = z.object({
  tokens: Tokens,
  user: z.object({
    userId: z.string(),
    username: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    name: z.string(),
  }),
  /** When GetUser last confirmed this session, in epoch milliseconds. */
  confirmedAt: z.number(),
  /**
   * When the sign-in began, or when this browser changed the password, in epoch milliseconds of our clock. More exact
   * than `auth_time`; distinguishes this browser from a copy of its older cookie.
   */
  since: z.number().optional(),
});
export type Session = z.infer<typeof Session>;

const Guest = z.object({
  visitorId: z.string(),
  identityId: z.string().optional(),
  openIdToken: z.string().optional(),
  /** When the OpenID token must be renewed, in epoch milliseconds. */
  refreshAt: z.number().optional(),
  /** Order number → key, newest last. */
  orderKeys: z.record(z.string(), z.string()),
  /** The key of this phone's door pass. */
  doorPass: z.string().optional(),
});
export type Guest = z.infer<typeof Guest>;

/** The secrets that prove a device's identity (DEVICE_SRP_AUTH). */
const KnownDevice = z.object({
  key: z.string(),
  groupKey: z.string(),
  password: z.string(),
  /** False if the pool lets users decide and the fan hasn't opted in. */
  remembered: z.boolean(),
});
export type KnownDevice = z.infer<typeof KnownDevice>;

const Device = z.object({
  /** By the name typed at sign-in, newest last. */
  known: z.record(z.string(), KnownDevice).optional(),
  /** By login name, newest last: the counter of this browser's own attempts on an account that has signed in here. */
  ownCounters: z.record(z.string(), z.string()).optional(),
});
export type Device = z.infer<typeof Device>;

const parse =
  <T>(schema: z.ZodType<T>) =>
  (value: unknown): T | undefined => {
    const result = schema.safeParse(value);
    return result.success ? result.data : undefined;
  };

/** Each takes about 15 kB. */
const MOST_OPENED = 1_000;

/** Validates the flow cookie's frame only. Its content belongs to the authenticator. */
const flowFrame = parse(z.looseObject({ id: z.string(), state: z.string(), expires: z.string() }));

export function cookies(config: Config) {
  const { SESSION_SECRETS: secrets, COOKIE_FORMAT: format, secure } = config;
  const common = { secrets, secure, format };
  const tokensOf = {
    issuer: poolIssuer(config),
    clientId: config.COGNITO_CLIENT_ID ?? "",
    region: config.AWS_REGION,
  };
  const session = parse(Session);
  return {
    session: sealedCookie<Session>({
      ...common,
      name: "session",
      tokensOf,
      valid: (value) => session(wholeSession(value)),
      ...(format > 1 && { stored: storedSession }),
      remembered: MOST_OPENED,
    }),
    flow: sealedCookie<Flow>({
      ...common,
      name: "flow",
      tokensOf,
      valid: (value) => flowFrame(wholeFlow(value)) as Flow | undefined,
      ...(format > 1 && { stored: storedFlow }),
      maxAgeSeconds: 24 * 60 * 60,
    }),
    guest: sealedCookie<Guest>({ ...common, name: "guest", valid: parse(Guest) }),
    device: sealedCookie<Device>({ ...common, name: "device", valid: parse(Device) }),
  };
}
export type Cookies = ReturnType<typeof cookies>;

/**
 * The four cookies, and the session that they carry: opened once per request, refreshed in single flight,
 * confirmed at the provider when it is older than five minutes.
 */
import { z } from "zod";
import type { Flow } from "../app/domain/authenticator/flow";
import type { Config } from "./config";
import { sealedCookie } from "./cookies";
import { storedFlow, storedSession, wholeFlow, wholeSession } from "./stored-session";
import { poolIssuer } from "./tokens";

export const Tokens = z.object({
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** The provider's own user name: SECRET_HASH and refresh need it, not the email. */
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
  /** Epoch milliseconds at which GetUser last said that this session is good. */
  confirmedAt: z.number(),
  /**
   * Epoch milliseconds by our clock at which the sign-in began, or at which this browser changed the password. More
   * exact than `auth_time`, and what sets this browser apart from a copy of its older cookie.
   */
  since: z.number().optional(),
});
export type Session = z.infer<typeof Session>;

const Guest = z.object({
  visitorId: z.string(),
  identityId: z.string().optional(),
  openIdToken: z.string().optional(),
  /** Epoch milliseconds from which the OpenID token is fetched anew. */
  refreshAt: z.number().optional(),
  /** Order number → key, newest last. */
  orderKeys: z.record(z.string(), z.string()),
  /** Key of the door pass that this phone was given. */
  doorPass: z.string().optional(),
});
export type Guest = z.infer<typeof Guest>;

/** What a device proves itself by (DEVICE_SRP_AUTH). */
const KnownDevice = z.object({
  key: z.string(),
  groupKey: z.string(),
  password: z.string(),
  /** False where the pool leaves it to its people, and she has not asked for it. */
  remembered: z.boolean(),
});
export type KnownDevice = z.infer<typeof KnownDevice>;

const Device = z.object({
  /** By the name that was typed at sign-in, newest last. */
  known: z.record(z.string(), KnownDevice).optional(),
  /** By login name, newest last: the counter of this browser's own attempts at an account that signed in here. */
  ownCounters: z.record(z.string(), z.string()).optional(),
});
export type Device = z.infer<typeof Device>;

const parse =
  <T>(schema: z.ZodType<T>) =>
  (value: unknown): T | undefined => {
    const result = schema.safeParse(value);
    return result.success ? result.data : undefined;
  };

/** `valid` of the flow cookie: its form is the authenticator's own, so only its frame is looked at here. */
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

/**
 * The four cookies, and the session that they carry: opened once per request, refreshed in single flight,
 * confirmed at the provider when it is older than five minutes.
 */
import { z } from "zod";
import type { Flow } from "../app/domain/authenticator/flow";
import type { Config } from "./config";
import { sealedCookie } from "./cookies";

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
  lastUser: z.string().optional(),
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
  const common = { secrets: config.SESSION_SECRETS, secure: config.secure };
  return {
    session: sealedCookie<Session>({ ...common, name: "session", valid: parse(Session) }),
    flow: sealedCookie<Flow>({
      ...common,
      name: "flow",
      valid: (value) => flowFrame(value) as Flow | undefined,
      maxAgeSeconds: 24 * 60 * 60,
    }),
    guest: sealedCookie<Guest>({ ...common, name: "guest", valid: parse(Guest) }),
    device: sealedCookie<Device>({ ...common, name: "device", valid: parse(Device) }),
  };
}
export type Cookies = ReturnType<typeof cookies>;

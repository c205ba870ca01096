/**
 * What a loader or an action may use, put together once per request: the visitor, and the services bound to her.
 * Cookies that have to change are noted here and leave with the answer (`pending`).
 */
import type { Screen } from "../app/domain/authenticator/machine/screens";
import type { OverlayData, FormRejection } from "../app/domain/authenticator/overlay-data";
import { deviceName } from "../app/domain/profile/device-name";
import { accountFor } from "./account-cookies";
import { authenticatorFor } from "./authenticator-cookies";
import { forPages, throwForPages } from "./backend-answers";
import { keepConsent, type Tracking, trackingOf } from "./consent";
import { failureOf } from "./failure";
import { federatedFor } from "./federated-cookies";
import { rememberGuestIdentity, withBearer } from "./guest-identity";
import { type Jar, jar } from "./jar";
import { chooseLanguage, localeOf } from "./locale";
import { foreignWrite, refuseForeign } from "./origin";
import { privacyFor } from "./privacy-cookies";
import { type Runtime, runtime } from "./runtime";
import { keepVisitor, openVisit } from "./visit";

/** Newest keys of guest orders that a cookie keeps; older ones are found by their mail. */
const MAX_ORDER_KEYS = 12;

export type AuthenticatorDoor = {
  open(screen: Screen | "start"): Promise<OverlayData | { leaveTo: "page" | Screen } | undefined>;
  post(screen: Screen, fields: Record<string, string>): Promise<{ leaveTo: "page" | Screen } | FormRejection>;
  /** The provider's address that ends her session there too, when it began there. */
  signOut(): Promise<string | undefined>;
};

async function open(request: Request, context: object) {
  const parts = await runtime();
  const { config } = parts;
  if (foreignWrite(request.method, request.headers, config.SITE_URL)) throw refuseForeign();

  const cookies = jar(parts.cookies, request.headers.get("cookie"));
  const writes = request.method !== "GET" && request.method !== "HEAD";
  const locale = await localeOf(request);
  const address = "address" in context && typeof context.address === "string" ? context.address : "";
  const opened = await openVisit(parts, cookies, { address, locale, writes }).catch(throwForPages);
  const renewed = parts.renewalRedirect(request, cookies.pending());
  if (renewed) throw renewed;
  const visitor = parts.house ? opened : withBearer(parts, cookies, opened, writes);
  if (writes) keepVisitor(cookies, visitor);
  const authenticator = authenticatorFor(parts, cookies, visitor, deviceName(request.headers.get("user-agent")));
  const privacy = privacyFor(parts, cookies, visitor);

  return {
    visitor,
    locale,
    clock: parts.clock,
    site: {
      url: parts.siteUrl,
      name: config.SITE_NAME,
      notice: config.NOTICE,
      year: parts.clock.now().getUTCFullYear(),
    },
    tracking: trackingOf(config, request.headers.get("cookie")),
    /** The Set-Cookie line that keeps her answer about the tag manager. */
    keepConsent: (answer: string) => keepConsent(answer, config.secure),
    /** The Set-Cookie line that stores the visitor's language; undefined if we don't support it. */
    keepLanguage: (code: string) => chooseLanguage(code, config.secure),
    catalogue: forPages(parts.catalogue),
    contacts: forPages(parts.contacts),
    redirects: forPages(parts.redirects),
    boxOffice: forPages(parts.boxOffice),
    /** What only the house can do that keeps the books; absent where they are kept elsewhere. */
    house: parts.house && forPages(parts.house),
    /** Premium, whoever keeps its books. */
    dues: forPages(parts.dues),
    billing: parts.billing && forPages(parts.billing),
    playback: parts.playback && forPages(parts.playback),
    limits: forPages(parts.limits),
    authenticator: forPages(authenticator satisfies AuthenticatorDoor),
    passwordSettings: parts.passwordSettings,
    /** What a fan changes of her own account; absent for a guest. */
    account: accountFor(parts, cookies, visitor, authenticator),
    federated: federatedFor(parts, cookies, visitor),
    /** What is held about a fan, and the end of it; absent for a guest, and where the books are kept elsewhere. */
    privacy: privacy && forPages(privacy),
    /** Makes sure that the browser has its visitor id before it reserves, so that a double click is one visitor. */
    keepVisitor: () => void keepVisitor(cookies, visitor),
    /** Keeps the key of a guest's order in her cookie; her tickets open with it from now on. */
    rememberOrder: (orderNumber: string, key: string) =>
      rememberOrder(cookies, keepVisitor(cookies, visitor), orderNumber, key),
    /** Fetches the guest's identity and OpenID token when they are missing or 50 minutes old. */
    rememberGuestIdentity: () => rememberGuestIdentity(parts, cookies, visitor),
    /** The door pass of this phone, while its night lasts. */
    doorPass: async () => {
      const key = cookies.read("guest")?.doorPass;
      return key ? parts.house?.doorPass(key).catch(throwForPages) : undefined;
    },
    rememberDoorPass: (key: string) => cookies.write("guest", { ...keepVisitor(cookies, visitor), doorPass: key }),
    inFlow: cookies.read("flow") !== undefined,
    writes,
    pending: cookies.pending,
  };
}
export type Backend = Awaited<ReturnType<typeof open>>;

const opened = new WeakMap<object, Promise<Backend>>();

/** The backend of this request. Remix hands every loader another Request but the same context, so that is the key. */
export function backend({ request, context }: { request: Request; context: object }): Promise<Backend> {
  let known = opened.get(context);
  if (!known) {
    known = open(request, context);
    opened.set(context, known);
  }
  return known;
}

/** What this request leaves behind: cookies to set, its language, and whether the answer is one visitor's own. */
export async function pendingOf(context: object): Promise<Pending> {
  const known = await opened.get(context)?.catch(() => undefined);
  if (!known) return { lines: [], personal: false, writes: false };
  const { locale, tracking, visitor, inFlow, writes } = known;
  return { lines: known.pending(), locale, tracking, personal: visitor.signedIn || inFlow, writes };
}
type Pending = { lines: string[]; locale?: string; tracking?: Tracking; personal: boolean; writes: boolean };

/** Reports a failure of ours outside any service, such as a loader that threw or a broken render. */
export function reportFailure(error: unknown, about: string): void {
  withRuntime(({ report }) => report(error, "critical", about));
}

/** Logs what a client did wrong, or that it left: nothing to mend, so nothing to report. */
export function noteClientFault(error: unknown, about: string): void {
  withRuntime(({ log }) => log.debug({ about, error: failureOf(error) }, "client fault"));
}

function withRuntime(work: (parts: Runtime) => void): void {
  runtime()
    .then(work)
    .catch((cause: unknown) => console.error(JSON.stringify({ error: failureOf(cause) })));
}

function rememberOrder(cookies: Jar, guest: ReturnType<typeof keepVisitor>, orderNumber: string, key: string): void {
  const keys = Object.entries({ ...guest.orderKeys, [orderNumber]: key }).slice(-MAX_ORDER_KEYS);
  cookies.write("guest", { ...guest, orderKeys: Object.fromEntries(keys) });
}

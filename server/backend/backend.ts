/**
 * What loaders and actions may use, assembled once per request: the visitor and the services bound to them. Cookies to
 * set are collected here and sent with the response (`pending`).
 */
import type { Screen } from "../../app/domain/authenticator/machine/screens";
import type { FormRejection, OverlayData } from "../../app/domain/authenticator/overlay-data";
import { isOfficePath } from "../../app/domain/office/office-pages";
import { deviceName } from "../../app/domain/profile/device-name";
import { withoutLanguage } from "../../app/domain/urls/language-address";
import { failureOf } from "../failures/failure";
import { campaignOf } from "../http/campaign-cookie";
import { withCodes } from "../http/code-tries";
import { keepConsent, type Tracking, trackingOf } from "../http/consent-cookie";
import { chooseLanguage, languageToKeep, localeOf } from "../http/request-language";
import { foreignWrite, refuseForeign } from "../http/request-origin";
import { type Runtime, runtime } from "../process/runtime";
import { noteCampaign } from "../services/sale-campaigns";
import { type Jar, jar } from "../session/cookies/cookie-jar";
import { everyFanIn, everyFanVisitor } from "../session/every-fan";
import { rememberGuestIdentity, withBearer } from "../session/guest-identity";
import { keepVisitor, openVisit } from "../session/visitor";
import { accountFor, keepTyped } from "./account-cookies";
import { authenticatorFor } from "./authenticator-cookies";
import { forPages, throwForPages } from "./backend-answers";
import { previewIn } from "./content-preview";
import { federatedFor } from "./federated-cookies";
import { officeFor } from "./office-staff";
import { mayUsePass, OFFICE_TOKENS_MS } from "./own-pass";
import { privacyFor } from "./privacy-cookies";

/** A cookie holds the keys of the newest guest orders. Older orders can be opened from their mail. */
const MAX_ORDER_KEYS = 12;

type AuthenticatorDoor = {
  open(screen: Screen | "start"): Promise<OverlayData | { leaveTo: "page" | Screen } | undefined>;
  post(screen: Screen, fields: Record<string, string>): Promise<{ leaveTo: "page" | Screen } | FormRejection>;
  /** If the session began at another provider, returns the address that ends it there as well. */
  signOut(): Promise<string | undefined>;
};

async function open(request: Request, context: object) {
  const parts = await runtime();
  const { config } = parts;
  if (foreignWrite(request.method, request.headers, config.SITE_URL)) {
    throw await refuseForeign(request, config.SITE_NAME);
  }

  const cookies = jar(parts.cookies, request.headers.get("cookie"));
  const writes = request.method !== "GET" && request.method !== "HEAD";
  const locale = await localeOf(request);
  const address = "address" in context && typeof context.address === "string" ? context.address : "";
  const everyFan = everyFanIn(context);
  const asStaff =
    isOfficePath(withoutLanguage(new URL(request.url).pathname)) || cookies.read("guest")?.doorPass !== undefined;
  const tokensMs = writes && asStaff ? OFFICE_TOKENS_MS : undefined;
  const opened = everyFan
    ? everyFanVisitor(everyFan, locale)
    : await openVisit(parts, cookies, { address, locale, writes, tokensMs }).catch(throwForPages);
  const renewed = parts.renewalRedirect(request, cookies.pending());
  if (renewed) throw renewed;
  const visitor = parts.sales ? opened : withBearer(parts, cookies, opened, writes);
  if (writes) keepVisitor(cookies, visitor);
  const authenticator = authenticatorFor(parts, cookies, visitor, deviceName(request.headers.get("user-agent")));
  const privacy = privacyFor(parts, cookies, visitor);
  const language = writes ? languageToKeep(request, config.secure) : undefined;
  // A form works on what is public, even if it was sent from a preview.
  const preview = writes ? undefined : await previewIn(parts, request, locale);

  return {
    visitor,
    /** True while a document is made, false for page data. Only our front tells. */
    isDocument: "isDocument" in context && context.isDocument === true,
    locale,
    clock: parts.clock,
    site: {
      url: parts.siteUrl,
      name: config.SITE_NAME,
      notice: config.NOTICE,
      year: parts.clock.now().getUTCFullYear(),
    },
    tracking: trackingOf(config, request.headers.get("cookie")),
    /** Notes for the office which campaign led to a sale, if the visitor agreed to be measured. */
    noteCampaign: (sale: string) => noteCampaign(parts, campaignOf(request.headers.get("cookie")), sale),
    /** The Set-Cookie line that stores the visitor's answer about the tag manager. */
    keepConsent: (answer: string) => keepConsent(answer, config.secure),
    /** The Set-Cookie line that stores the visitor's language; undefined if we don't support it. */
    keepLanguage: (code: string) => chooseLanguage(code, config.secure),
    catalogue: forPages(preview?.catalogue ?? parts.catalogue.in?.(locale) ?? parts.catalogue),
    /** Whose draft the page shows, and until when. Absent on all other pages. */
    preview: preview && { by: preview.by, until: preview.until },
    /** For a file whose address names a language by itself. */
    catalogueIn: (language: string) => forPages(parts.catalogue.in?.(language) ?? parts.catalogue),
    contacts: forPages(parts.contacts),
    redirects: forPages(parts.redirects),
    /** Lines of openings. Absent in remote mode. */
    onSale: parts.onSale && forPages(parts.onSale),
    boxOffice: forPages(parts.boxOffice),
    billing: forPages(parts.billing),
    playback: parts.playback && forPages(parts.playback),
    /** Follows and calendars. Absent in remote mode. */
    following: parts.following && forPages(parts.following),
    wallet: parts.wallet,
    limits: forPages(parts.limits),
    /** Does work with presale or discount codes, unless the visitor has tried too many. */
    withCodes: <T>(codes: readonly string[], work: () => Promise<T>, problemsOf: (done: T) => (string | null)[]) =>
      withCodes(forPages(parts.limits), visitor, codes, work, problemsOf),
    authenticator: forPages(authenticator satisfies AuthenticatorDoor),
    passwordSettings: parts.passwordSettings,
    /**
     * For a visitor with a role in the office. Absent for everybody else, for pages that fans share, and in remote
     * mode.
     */
    office: everyFan ? undefined : officeFor(parts, cookies, visitor),
    /** Changes to the fan's own account. Absent for a guest. */
    account: accountFor(parts, cookies, visitor, authenticator),
    /** Keeps what a fan typed into a form of their account until they have signed in again. */
    keepTyped: (form: "name" | "email" | "phone", sent: Record<string, string>) =>
      keepTyped(parts, cookies, form, sent),
    federated: federatedFor(parts, cookies, visitor),
    /** The fan's personal data and account deletion. Absent for guests and in remote mode. */
    privacy: privacy && forPages(privacy),
    /** Makes sure the browser has a visitor id before it reserves, so that a double click counts as one visitor. */
    keepVisitor: () => void keepVisitor(cookies, visitor),
    /** Adds the key of a guest's order to the cookie. It opens the order's tickets from now on. */
    rememberOrder: (orderNumber: string, key: string) =>
      rememberOrder(cookies, keepVisitor(cookies, visitor), orderNumber, key),
    /** Fetches the guest's identity and OpenID token if they are missing or 50 minutes old. */
    rememberGuestIdentity: () => rememberGuestIdentity(parts, cookies, visitor),
    /** This phone's door pass, valid until the night ends. */
    doorPass: async () => {
      const key = cookies.read("guest")?.doorPass;
      const pass = key ? await parts.boxOffice.doorPass?.(key).catch(throwForPages) : undefined;
      const { user, groups = [] } = visitor;
      return pass && mayUsePass(parts, pass, user && { username: user.username, groups }) ? pass : undefined;
    },
    forgetDoorPass: () => {
      const { doorPass: _, ...guest } = keepVisitor(cookies, visitor);
      cookies.write("guest", guest);
    },
    rememberDoorPass: (key: string) => cookies.write("guest", { ...keepVisitor(cookies, visitor), doorPass: key }),
    inFlow: cookies.read("flow") !== undefined,
    writes,
    pending: () => [...cookies.pending(), ...(language ? [language] : [])],
  };
}
export type Backend = Awaited<ReturnType<typeof open>>;

const opened = new WeakMap<object, Promise<Backend>>();

/**
 * The backend of this request. Remix passes each loader a different Request but the same context, so the context is the
 * key.
 */
export function backend({ request, context }: { request: Request; context: object }): Promise<Backend> {
  let known = opened.get(context);
  if (!known) {
    known = open(request, context);
    opened.set(context, known);
  }
  return known;
}

/**
 * What this request leaves behind: cookies to set, its language, and whether the response is private to one visitor.
 */
export async function pendingOf(context: object): Promise<Pending> {
  const known = await opened.get(context)?.catch(() => undefined);
  if (!known) return { lines: [], personal: false, writes: false, preview: false };
  const { locale, tracking, visitor, inFlow, writes, preview } = known;
  const fanName = visitor.user?.name;
  return {
    ...{ lines: known.pending(), locale, tracking, fanName, writes },
    personal: visitor.signedIn || inFlow,
    preview: preview !== undefined,
  };
}
type Pending = {
  lines: string[];
  locale?: string;
  tracking?: Tracking;
  fanName?: string | undefined;
  personal: boolean;
  writes: boolean;
  preview: boolean;
};

/** Reports one of our failures outside any service, such as a loader that threw or a render that failed. */
export function reportFailure(error: unknown, about: string): void {
  withRuntime(({ report }) => report(error, "critical", about));
}

/** Logs a client's mistake or an early disconnect. Nothing to fix, so nothing to report. */
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

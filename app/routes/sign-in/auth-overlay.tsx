/** {page}/auth/{screen} — anyone: the authenticator on top of any page. A signed-in fan only sees the greeting. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import { authenticatorOptions } from "../../authenticator.options";
import { backend, leave, readForm } from "../../backend.server";
import { dialCodes } from "../../domain/authenticator/fields/dial-codes";
import { type Screen, screenAt, segments } from "../../domain/authenticator/machine/screens";
import { UnexpectedEvent } from "../../domain/authenticator/machine/state-machine";
import { clockTime } from "../../domain/format/zoned-dates";
import { isGuid } from "../../domain/urls/guid";
import { withoutLanguage } from "../../domain/urls/language-address";
import type { HydrationHandle } from "../../framework/hydration-handle";
import { pageBehind } from "../../framework/page-behind";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { innerHeaders } from "../../page-headers";
import { whenUnavailable } from "../../requests/backend-unavailable";
import { unknownIntent } from "../../requests/unknown-intent";
import { artSrc } from "../../ui/art/art-src";
import { Authenticator } from "../../ui/authenticator/authenticator";
import { screenReady } from "../../ui/authenticator/screens/screen-forms";
import { UnavailableScreen } from "../../ui/authenticator/screens/unavailable-screen";
import { pageMeta } from "../../ui/document/page-meta";
import { overlayIn, overlayOn, pageUnder } from "../../ui/overlay/overlay-path";

/** Query parameter: the alert was dismissed in a browser without scripts. */
const DISMISSED = "dismissed";
/** The ink of the poster if the page behind isn't about a night. */
const BRAND_INK = "flare";

export const meta: MetaFunction<typeof loader> = ({ data: page, error }) => {
  if (page) return pageMeta(page.head, page.siteName);
  const unknown = isRouteErrorResponse(error) ? (error.data as Partial<UnknownScreen> | undefined) : undefined;
  return unknown?.title && unknown.siteName ? pageMeta({ title: unknown.title, noindex: true }, unknown.siteName) : [];
};
/** What the head of the document needs for an unknown screen. */
type UnknownScreen = { title: string; siteName: string };

export const headers = innerHeaders;
/** No other route loads the authenticator's texts. */
export const handle: TextsHandle & HydrationHandle & { pageBehind: typeof pageBehind } = {
  texts: "authenticator",
  pageBehind,
  async beforeHydration() {
    const [, , segment] = overlayIn(location.pathname).split("/");
    const screen = screenAt(segment);
    if (screen && screen !== "start") await screenReady(screen);
  },
};
export const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<unknown> => {
  const page = await withTexts(handle.texts)(args);
  await screenReady((page as OpenedScreen).overlay.screen).catch((error) => window.chunkFailed(error));
  return page;
};
/** The part of the loader's data that the clientLoader reads. */
type OpenedScreen = { overlay: { screen: Screen } };

export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined && actionStatus >= 400 ? false : defaultShouldRevalidate;

/** URLs around the overlay: the page behind it with its query, and a screen on top of that page. */
function overlayUrls(url: { pathname: string; search: string }) {
  const query = new URLSearchParams(url.search);
  query.delete(DISMISSED);
  const search = query.size > 0 ? `?${query}` : "";
  // A path that starts with two slashes would name another host.
  const page = pageUnder(withoutLanguage(url.pathname)).replace(/^\/+/, "/");
  return { page, closeTo: page + search, on: (screen: Screen) => overlayOn(page, segments[screen], search) };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const { authenticator, site, locale } = server;
  const url = new URL(request.url);
  const { page, closeTo, on } = overlayUrls(url);
  const screen = screenAt(params.screen);
  const opened = screen && (await authenticator.open(screen));
  const t = (await textsOf(locale)).t.authenticator;
  if (!opened) throw data({ title: t("overlay.notFoundTitle"), siteName: site.name } satisfies UnknownScreen, 404);
  if ("leaveTo" in opened)
    return leave(context, opened.leaveTo === "page" ? closeTo : on(opened.leaveTo), { replace: true });

  const self = on(opened.screen);
  const waiting = await nightBehind(server, params.eventId).catch(whenUnavailable(undefined));
  const phone = opened.fields.find(({ type }) => type === "tel");
  return {
    overlay: {
      ...opened,
      dialCodes: phone && dialCodes(locale, phone.dialCodeList),
      notice: url.searchParams.has(DISMISSED) ? undefined : opened.notice,
    },
    behind: waiting?.hold ? t("overlay.seatsHeld", waiting.hold) : t("overlay.behind"),
    poster: artSrc("poster", waiting?.poster.seed ?? site.name, {
      layout: "burst",
      ink: waiting ? waiting.poster.ink : BRAND_INK,
    }),
    closeTo,
    self,
    dismissTo: `${self}${self.includes("?") ? "&" : "?"}${DISMISSED}`,
    entries: { signIn: on("signIn"), signUp: on("signUp"), resetPassword: on("resetPassword") },
    siteName: site.name,
    head: { title: t(`titles.${opened.screen}`), canonical: site.url + page, noindex: true },
  };
}

/** The night of the page behind, and the seats on hold for it. */
async function nightBehind({ catalogue, boxOffice, visitor, locale }: Backend, eventId: string | undefined) {
  const event = isGuid(eventId) ? await catalogue.event(eventId) : undefined;
  if (!event) return undefined;
  const hold = await boxOffice.hold(visitor, event.id);
  if (!hold || "ended" in hold) return { poster: event.poster, hold: undefined };
  const count = hold.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    poster: event.poster,
    hold: { count, until: clockTime(hold.expires, event.scheduling.config.timeZoneId, locale) },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { authenticator } = await backend({ request, context });
  const { closeTo, on } = overlayUrls(new URL(request.url));
  const screen = screenAt(params.screen);
  if (!screen || screen === "start") throw new Response("No such screen", { status: 404 });
  const form = await readForm(request);

  if (!form.intent) throw unknownIntent();
  if (screen === "authenticated") {
    if (form.intent !== "SIGN_OUT") throw unknownIntent();
    return leave(context, (await authenticator.signOut()) ?? closeTo, { replace: true });
  }
  const posted = await authenticator.post(screen, form).catch((error: unknown) => {
    if (error instanceof UnexpectedEvent) throw unknownIntent();
    throw error;
  });
  if ("leaveTo" in posted) {
    // The back button steps through the screens, but never into a finished flow.
    if (posted.leaveTo === "page") return leave(context, closeTo, { replace: true });
    return leave(context, on(posted.leaveTo));
  }
  return data({ problems: posted.problems, typed: posted.typed }, 400);
}

export default function AuthOverlay() {
  const { overlay, head: _, ...page } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const { services, variation } = authenticatorOptions;
  return <Authenticator {...page} data={overlay} rejected={rejected} services={services} variation={variation} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { closeTo, on } = overlayUrls(useLocation());
  const absent = isRouteErrorResponse(error) && error.status === 404;
  return <UnavailableScreen absent={absent} closeTo={closeTo} signIn={on("signIn")} />;
}

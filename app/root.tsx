/** The frame of every page: html, head, the shell, and what shows when something failed. */
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { backend, leave } from "./backend.server";
import { minutesAgo } from "./domain/format/minutes-ago";
import { directionOf, FALLBACK_LANGUAGE, openGraphLocale } from "./domain/languages";
import { withoutLanguage } from "./domain/urls/language-address";
import { redirectAddress } from "./domain/urls/redirect-address";
import { mayRunTags } from "./domain/urls/tagged-pages";
import { pageHeaders } from "./page-headers";
import "./styles/index.css";
import { keepPageBehindOverlay } from "./framework/keep-page-behind-overlay";
import { RELOAD_ONCE } from "./framework/reload-once";
import { useServerPageOnFailure } from "./framework/restore-server-page";
import { START_AFTER_PAINT } from "./framework/start-after-paint";
import { TagManagerFrame, TagManagerScript } from "./ui/consent/tag-manager";
import { useNonce } from "./ui/document/nonce";
import { PageAddresses } from "./ui/document/page-addresses";
import { useGuestCredentials } from "./ui/document/use-guest-credentials";
import { WithScripts } from "./ui/document/with-scripts";
import { RouteError } from "./ui/errors/route-error";
import { overlayIn } from "./ui/overlay/overlay-path";
import { useLayout } from "./ui/shell/layout";
import { Shell } from "./ui/shell/shell";

/** For the one case in which not even the root's loader could be asked. */
const DEFAULT_SITE_NAME = "Ringside";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Asks for a redirect of every page before the page is shown, and says what all pages show. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, visitor, locale, tracking, redirects, catalogue, clock } = await backend({ request, context });
  const { pathname, search } = new URL(request.url);
  const path = withoutLanguage(pathname);
  const redirect = await redirects.find(path);
  if (redirect) {
    const { target, external } = redirect;
    return leave(context, redirectAddress(target, search, overlayIn(path)), { external });
  }
  const stale = await catalogue.staleSince();
  return {
    site,
    locale,
    tracking,
    user: visitor.user ? { name: visitor.user.name } : undefined,
    // In words already, since browsers and servers may word it differently.
    updated: stale && minutesAgo(stale, clock.now(), locale),
  };
}

/** Pages have titles of their own; this one is for what could not be shown, in no language. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error) return [];
  const title = isRouteErrorResponse(error) ? String(error.status) : "500";
  return [{ title: `${title} · ${data?.site.name ?? DEFAULT_SITE_NAME}` }, { name: "robots", content: "noindex" }];
};

// An error is shown by the root, so what the thrown answer said about keeping and indexing would be lost without this.
export const headers = pageHeaders();

export const shouldRevalidate = keepPageBehindOverlay;

/** Only in the document: it has run before React starts, so the bundle doesn't need it. */
const firstScript = import.meta.env.SSR ? RELOAD_ONCE + START_AFTER_PAINT : "";

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const locale = data?.locale ?? FALLBACK_LANGUAGE;
  const { sentryDsn } = data?.tracking ?? {};
  const scripts = useContext(WithScripts);
  const nonce = useNonce();
  const tagged = mayRunTags(useLocation().pathname);
  const tagManager = tagged ? data?.tracking.tagManager : undefined;
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b0c12" />
        <meta property="og:locale" content={openGraphLocale(locale)} />
        {sentryDsn && <meta name="sentry-dsn" content={sentryDsn} />}
        <PageAddresses language={locale} />
        <Meta />
        <Links />
      </head>
      <body>
        {tagManager && <TagManagerFrame {...tagManager} />}
        {children}
        {scripts && (
          <>
            {tagManager && <TagManagerScript {...tagManager} />}
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { site, user, tracking, updated } = useLoaderData<typeof loader>();
  const layout = useLayout();
  useGuestCredentials(user === undefined);
  useServerPageOnFailure();
  return (
    <Shell site={site} user={user} layout={layout} consent={tracking} updated={updated}>
      <Outlet />
    </Shell>
  );
}

/** Also when the root's own loader failed, so it may rely on nothing but the error. */
export function ErrorBoundary() {
  const error = useRouteError();
  useServerPageOnFailure(error);
  const data = useRouteLoaderData<typeof loader>("root");
  const site = data?.site ?? { name: DEFAULT_SITE_NAME, year: new Date().getFullYear() };
  return (
    <Shell site={site} user={data?.user} layout="default" signInPage="/home" consent={data?.tracking}>
      <RouteError error={error} />
    </Shell>
  );
}

/** The frame of every page: html, head, the shell, and the error page. */
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
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
import { previewBar } from "./i18n/office/preview-bar";
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
import { errorTitle } from "./ui/errors/error-kind";
import { RouteError } from "./ui/errors/route-error";
import { overlayIn } from "./ui/overlay/overlay-path";
import { OverlayStyles } from "./ui/overlay/overlay-styles";
import { useLayout } from "./ui/shell/layout";
import { Shell } from "./ui/shell/shell";

/** Used if the root's loader itself failed. */
const DEFAULT_SITE_NAME = "Ringside";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Checks every page for a redirect first, then loads what all pages show. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, visitor, isDocument, locale, tracking, redirects, catalogue, clock, following, preview } =
    await backend({
      request,
      context,
    });
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
    // In a document only the header has the name (FanName), so the rest is the same for all fans.
    user: visitor.user ? { name: isDocument ? undefined : visitor.user.name } : undefined,
    /** Whether pages offer to follow something. */
    mayFollow: following !== undefined,
    // Formatted here, because browser and server may format it differently.
    updated: stale && minutesAgo(stale, clock.now(), locale),
    ...(preview && { preview: previewBar(preview) }),
  };
}

/** Pages have their own titles. This one is for a page that could not be shown. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error) return [];
  const title = errorTitle(error, data?.locale ?? FALLBACK_LANGUAGE);
  return [{ title: `${title} · ${data?.site.name ?? DEFAULT_SITE_NAME}` }, { name: "robots", content: "noindex" }];
};

// The root renders errors, so the thrown response's caching and indexing headers would be lost without this.
export const headers = pageHeaders();

export const shouldRevalidate = keepPageBehindOverlay;

/** Only in the server's document: it runs before React starts, so the bundle doesn't need it. */
const firstScript = import.meta.env.SSR ? RELOAD_ONCE + START_AFTER_PAINT : "";

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const locale = data?.locale ?? FALLBACK_LANGUAGE;
  const { sentryDsn } = data?.tracking ?? {};
  const scripts = useContext(WithScripts);
  const nonce = useNonce();
  const tagged = mayRunTags(useLocation().pathname);
  const tagManager = tagged && !data?.preview ? data?.tracking.tagManager : undefined;
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
        <OverlayStyles />
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
  const { site, user, tracking, updated, preview } = useLoaderData<typeof loader>();
  const layout = useLayout();
  useGuestCredentials(user === undefined);
  useServerPageOnFailure();
  return (
    <Shell site={site} user={user} layout={layout} consent={tracking} updated={updated} preview={preview}>
      <Outlet />
    </Shell>
  );
}

/** Also rendered if the root's own loader failed, so it must not rely on loader data. */
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

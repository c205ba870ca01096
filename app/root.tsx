/** The frame of every page: html, head, the shell, and what shows when something failed. */
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { backend } from "./backend.server";
import { directionOf, FALLBACK_LANGUAGE } from "./i18n/languages";
import { START_AFTER_PAINT } from "./start-after-paint";
import "./styles/index.css";
import { Failure } from "./ui/shell/failure";
import { keepBehindOverlay } from "./ui/shell/keep-behind-overlay";
import { useLayout } from "./ui/shell/layout";
import { Shell } from "./ui/shell/shell";
import { useGuestCredentials } from "./ui/shell/use-guest-credentials";

/** For the one case in which not even the root's loader could be asked. */
const DEFAULT_SITE_NAME = "Ringside";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, visitor, locale } = await backend({ request, context });
  return { site, locale, user: visitor.user ? { name: visitor.user.name } : undefined };
}

/** Pages have titles of their own; this one is for what could not be shown, in no language. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error) return [];
  const title = isRouteErrorResponse(error) ? String(error.status) : "500";
  return [{ title: `${title} · ${data?.site.name ?? DEFAULT_SITE_NAME}` }, { name: "robots", content: "noindex" }];
};

// An error is shown by the root, so what the thrown answer said about keeping and indexing would be lost without this.
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

export const shouldRevalidate = keepBehindOverlay;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const locale = data?.locale ?? FALLBACK_LANGUAGE;
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b0c12" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <script dangerouslySetInnerHTML={{ __html: START_AFTER_PAINT }} />
      </body>
    </html>
  );
}

export default function App() {
  const { site, user } = useLoaderData<typeof loader>();
  const layout = useLayout();
  useGuestCredentials(user === undefined);
  return (
    <Shell site={site} user={user} layout={layout}>
      <Outlet />
    </Shell>
  );
}

/** Also when the root's own loader failed, so it may rely on nothing but the error. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  const site = data?.site ?? { name: DEFAULT_SITE_NAME, year: new Date().getFullYear() };
  return (
    <Shell site={site} user={data?.user} layout="default" signInPage="/home">
      <Failure error={error} />
    </Shell>
  );
}

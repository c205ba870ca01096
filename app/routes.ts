/**
 * The URL table of section 2. Every page has one child, `auth/:screen`, which is the authentication overlay on top of
 * that very page: opening, switching and closing it are plain navigations.
 */
import { type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";

/** Id, path and module of a page; aliases are further rows of the same module. */
const pages: [id: string, path: string, file: string][] = [
  ["index", "/", "routes/index.tsx"],
  ["home", "home", "routes/home.tsx"],
  ["tickets", "tickets", "routes/tickets.tsx"],
  ["tour-dates", "tour-dates", "routes/tickets.tsx"],
  ["event", "events/:eventId", "routes/events.$eventId.tsx"],
  ["purchase", "tickets/event/:eventId", "routes/tickets.event.$eventId.tsx"],
  ["my-tickets", "tickets/details/:eventId", "routes/tickets.details.$eventId.tsx"],
  ["print", "tickets/print", "routes/tickets.print.tsx"],
  ["profile", "profile", "routes/profile.tsx"],
];

const page = ([id, path, file]: (typeof pages)[number]): RouteConfigEntry =>
  route(path, file, { id }, [route("auth/:screen", "routes/auth-overlay.tsx", { id: `${id}~auth` })]);

export default [
  ...pages.map(page),
  route("art/:kind/:seed", "routes/art.$kind.$seed.ts"),
  route("guest-credentials", "routes/guest-credentials.ts"),
  route("language", "routes/language.ts"),
  route("oauth/start/:provider", "routes/oauth.start.$provider.ts"),
  route("oauth/callback", "routes/oauth.callback.ts"),
  route("oauth/signed-out", "routes/oauth.signed-out.ts"),
  route("api/*", "routes/api.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

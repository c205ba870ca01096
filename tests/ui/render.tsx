/** Renders a component as the server would at a path, with the texts of a language and that path's route matches. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Outlet } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { TextsProvider, textsOf } from "../../app/i18n/texts";

/** `overlay` is the text of an authentication overlay on top of the page, `root` what the root loader returns. */
export async function render(
  element: ReactElement,
  { path = "/home", overlay = "", language = "en", root = {} } = {},
): Promise<string> {
  const page = { id: "page", path: path.replace(/\?.*$/, "").replace(/\/auth\/.*$/, "") || "/", element };
  const child = { id: "page~auth", path: "auth/:screen", element: <dialog open>{overlay}</dialog> };
  const top = { id: "root", loader: () => root, element: <Outlet /> };
  const handler = createStaticHandler([{ ...top, children: [{ ...page, children: [child] }] }]);
  const context = await handler.query(new Request(`https://ringside.example${path}`));
  if (context instanceof Response) throw context;

  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <TextsProvider texts={await textsOf(language)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsProvider>,
  );
}

/** The text content of markup. */
export const textOf = (markup: string): string =>
  markup
    .replace(/<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();

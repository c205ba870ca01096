/** Renders a component as the server would at a path, with the texts of a language and that path's route matches. */
import { type ReactElement, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { UNSAFE_DataRouterStateContext as DataRouterState, Outlet } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { TextsProvider, textsOf } from "../../app/i18n/texts";

/** A form that the browser is sending. `to` is its full path, with the language's prefix. */
type SentForm = { to: string; intent: string };

/**
 * `overlay` is the text of an authentication overlay on top of the page, `root` what the root loader returns. `basename`
 * is the prefix of a language's pages, such as "/es".
 */
export async function render(
  element: ReactElement,
  {
    path = "/home",
    overlay = "",
    language = "en",
    basename = "/",
    root = {},
    sent,
  }: Partial<Record<"path" | "overlay" | "language" | "basename", string>> & {
    root?: object;
    sent?: SentForm | undefined;
  } = {},
): Promise<string> {
  const shown = sent ? <Sending form={sent}>{element}</Sending> : element;
  const page = { id: "page", path: path.replace(/\?.*$/, "").replace(/\/auth\/.*$/, "") || "/", element: shown };
  const child = { id: "page~auth", path: "auth/:screen", element: <dialog open>{overlay}</dialog> };
  const top = { id: "root", loader: () => root, element: <Outlet /> };
  const handler = createStaticHandler([{ ...top, children: [{ ...page, children: [child] }] }], { basename });
  const context = await handler.query(
    new Request(`https://ringside.example${basename === "/" ? "" : basename}${path}`),
  );
  if (context instanceof Response) throw context;

  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <TextsProvider texts={await textsOf(language)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsProvider>,
  );
}

/** Its children see the navigation of a browser that is sending the form. */
function Sending({ form: { to, intent }, children }: { form: SentForm; children: ReactElement }) {
  const state = useContext(DataRouterState);
  if (!state) throw new Error("There is no router around the form");
  const formData = new FormData();
  formData.set("intent", intent);
  const navigation = {
    ...({ state: "submitting", location: state.location, formMethod: "POST", formAction: to, formData } as const),
    ...({ formEncType: "application/x-www-form-urlencoded", json: undefined, text: undefined } as const),
  };
  return <DataRouterState.Provider value={{ ...state, navigation }}>{children}</DataRouterState.Provider>;
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

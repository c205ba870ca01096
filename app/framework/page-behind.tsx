/**
 * Stands in for the page behind the sign-in overlay in a document that opens with it (rendering/page-behind.server.ts).
 * The page is inert there, so the server's markup stays as it is. Its code and data are loaded when the overlay closes.
 * Saves 5 to 12 kB (gzipped) of the overlay's scripts, and hydrating the page. Switch off with
 * RINGSIDE_WITHOUT=page-behind.
 */
import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from "@remix-run/react";
import { useState } from "react";
import { behindOverlay, useOverlayOpen } from "../ui/overlay/overlay-open";
import { overlayIn } from "../ui/overlay/overlay-path";
import { importRoute, type RouteModule, remixRouter, setRouteModule } from "./remix-globals";

const MAIN = "#main";
/** The buy bar of a page that has one (ui/shell/page.tsx). */
const BAR = "#main + .behind";

/** A module for the route `id` until the page is shown. It then loads the real module. */
export function pageBehind(id: string) {
  let page: RouteModule | undefined;
  const load = () => importRoute(id);
  // The first press or key in the dialog starts loading what closing it will need.
  const loadAhead = () => void load().catch(() => undefined);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, loadAhead, { capture: true, once: true });

  const main = markupOf(MAIN);
  const bar = document.querySelector(BAR) && markupOf(BAR);

  function PageBehind() {
    const open = useOverlayOpen();
    const [shown, setShown] = useState(page !== undefined);
    // With the overlay still open, the change would remount its form.
    const show = shown || (page !== undefined && !open);
    if (show !== shown) setShown(show);
    if (show && page) return <page.default />;
    const behind = behindOverlay(open);
    return (
      <>
        <main id="main" tabIndex={-1} {...behind} {...main} />
        {bar && <div className="behind no-print" {...behind} {...bar} />}
        <Outlet />
      </>
    );
  }

  const shouldRevalidate: ShouldRevalidateFunction = (change) => {
    if (!page) return overlayIn(change.nextUrl.pathname) === "";
    return page.shouldRevalidate?.(change) ?? change.defaultShouldRevalidate;
  };

  return {
    default: PageBehind,
    handle: { layout: document.querySelector(".behind > header") ? "default" : "content-only" },
    shouldRevalidate,
    async clientLoader(args: ClientLoaderFunctionArgs): Promise<unknown> {
      const data = remixRouter()?.state.loaderData[id];
      // Offline, the overlay closes nevertheless, and the page works as it does without scripts.
      if (!page && data && !navigator.onLine) return data;
      page = await load().catch((error) => window.chunkFailed(error));
      setRouteModule(id, page);
      return page.clientLoader ? page.clientLoader(args) : args.serverLoader();
    },
  };
}

/**
 * Keeps an element's markup. React reads it only if it has to render the document from scratch, before it removes the
 * server's markup.
 */
const markupOf = (selector: string) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: {
    get __html() {
      return document.querySelector(selector)?.innerHTML ?? "";
    },
  },
});

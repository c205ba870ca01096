/** Hydrates the server's page. Every link and form also works without it. */
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { startAfterLoad } from "./framework/after-load";
import { chunkFailed, routeFailed } from "./framework/chunk-errors";
import { decodePageData } from "./framework/decode-page-data";
import { routesReady } from "./framework/hydration-handle";
import { watchPageData } from "./framework/page-data";
import { loadedHandles } from "./framework/remix-globals";
import { armServerPage } from "./framework/restore-server-page";
import { namespacesOf } from "./i18n/route-texts";
import { TextsProvider, textsOf } from "./i18n/texts";
import { FanName, fanNameIn } from "./ui/document/fan-name";

/** Further failures would add nothing new. */
const MOST_FAILURES = 10;

window.failures = [];
window.chunkFailed = chunkFailed;
window.routeFailed = routeFailed;
const failed = (error: unknown) => window.failures.length < MOST_FAILURES && window.failures.push([error, "critical"]);
addEventListener("error", ({ error }) => failed(error));
addEventListener("unhandledrejection", ({ reason }) => {
  // The browser skips a page transition if the second page navigates on right away.
  if (!/^Transition was/.test(reason?.message)) failed(reason);
});
watchPageData();

async function mount() {
  const tables = namespacesOf(loadedHandles());
  const language = document.documentElement.lang;
  const [texts] = await Promise.all([textsOf(language, tables), decodePageData(), routesReady()]);
  if ("dataLayer" in window) (await import("./framework/leave-tagged-pages")).leaveTaggedPages();
  const copy = document.documentElement.cloneNode(true);
  const fanName = fanNameIn(document);
  startTransition(() => {
    const root = hydrateRoot(
      document,
      <StrictMode>
        <FanName.Provider value={fanName}>
          <TextsProvider texts={texts}>
            <RemixBrowser />
          </TextsProvider>
        </FanName.Provider>
      </StrictMode>,
    );
    armServerPage(root, copy, notMounted);
  });
}

function notMounted(error: unknown): void {
  console.error("Error while mounting app:", error);
  failed(error);
}

mount().catch((error: unknown) => {
  const missing = error instanceof Error && /module/.test(error.message);
  if (!missing || !window.reloadOnce()) notMounted(error);
});

startAfterLoad();

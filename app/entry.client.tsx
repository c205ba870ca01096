/** Takes over the server's page. Nothing depends on it: until it runs, every link and form works by itself. */
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { chunkFailed, routeFailed } from "./chunk-errors";
import { namespacesOf } from "./i18n/route-texts";
import { TextsProvider, textsOf } from "./i18n/texts";
import { watchPageData } from "./ui/shell/page-data";

/** More than these say nothing new. */
const MOST_FAILURES = 10;

window.failures = [];
window.chunkFailed = chunkFailed;
window.routeFailed = routeFailed;
const failed = (error: unknown) => window.failures.length < MOST_FAILURES && window.failures.push([error, "critical"]);
addEventListener("error", ({ error }) => failed(error));
addEventListener("unhandledrejection", ({ reason }) => failed(reason));
watchPageData();

async function mount() {
  const handles = Object.values(window.__remixRouteModules).map((module) => module?.handle);
  const [texts] = await Promise.all([textsOf(document.documentElement.lang, namespacesOf(handles)), pageDataDecoded()]);
  if ("dataLayer" in window) (await import("./leave-tags")).leaveTags();
  const served = document.documentElement.cloneNode(true);
  startTransition(() => {
    const root = hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider texts={texts}>
          <RemixBrowser />
        </TextsProvider>
      </StrictMode>,
    );
    // Not at once: React has to finish what it is at.
    window.leaveServersPage = (error) => {
      notMounted(error);
      setTimeout(() => {
        root.unmount();
        document.replaceChildren(served);
      });
    };
  });
}

/**
 * Remix decodes the page's data in its first render, and suspends the whole root until that is done; a key pressed
 * meanwhile makes React give such a root up (its error 345). So the first render is asked for once before, as a function:
 * it throws the promise to wait for before it uses any hook.
 */
async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    if (decoding instanceof Promise) await decoding;
  }
}

function notMounted(error: unknown): void {
  console.error("Error while mounting app:", error);
  failed(error);
}

mount().catch((error: unknown) => {
  const missing = error instanceof Error && /module/.test(error.message);
  if (!missing || !window.reloadOnce()) notMounted(error);
});

// What nobody waits for comes when the page stands.
const later = () => setTimeout(() => import("./late").then(({ begin }) => begin()).catch(() => undefined));
if (document.readyState === "complete") later();
else addEventListener("load", later);

/** Takes over the server's page. Nothing depends on it: until it runs, every link and form works by itself. */
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { TextsProvider, textsOf } from "./i18n/texts";
import { namespacesOf } from "./i18n/with-texts";

async function mount() {
  const handles = Object.values(window.__remixRouteModules).map((module) => module?.handle);
  const [texts] = await Promise.all([textsOf(document.documentElement.lang, namespacesOf(handles)), pageDataDecoded()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider texts={texts}>
          <RemixBrowser />
        </TextsProvider>
      </StrictMode>,
    );
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

mount().catch((error: unknown) => console.error("Error while mounting app:", error));

/**
 * Moves the focus when scripts show another page, as loading a document would. Screen readers then read the new page's
 * heading, so its title isn't announced as well.
 */
import { useLocation } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { pageUnder } from "../overlay/overlay-path";

/** The page shown last. Outlives the shell, because an error page has its own shell. */
let shown: { page: string; key: string } | undefined;

/** `failed`: this URL shows an error page. */
export function usePageFocus(failed: boolean): void {
  const { pathname, hash, key } = useLocation();
  const page = (failed ? "failed " : "") + pageUnder(pathname);
  // Read while rendering, because elements of the new page may take the focus before effects run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is not read here, but a new one means a new navigation, before which the focus has to be read again
  const before = useMemo(() => (typeof document === "undefined" ? null : document.activeElement), [key]);

  useEffect(() => {
    const last = shown;
    shown = { page, key };
    // The browser handles the document's first page.
    if (!last || (last.page === page && last.key === key)) return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (last.page === page) {
      // After a form or a link on the same page, the focus moves only to targets made for it.
      if (target?.hasAttribute("tabindex")) focus(target);
      else if (document.activeElement === document.body) focus(replacementOf(before));
      return;
    }
    const now = document.activeElement;
    if (now !== before && now?.closest("main *")) return;
    focus(target ?? heading());
  }, [page, hash, key, before]);
}

const heading = () => document.querySelector("main h1") ?? document.getElementById("main");

/**
 * Filters and quantities are replaced by new elements with the same id. If the element is gone for good, the heading
 * takes its place. A closing dialog returns the focus to its opener itself.
 */
function replacementOf(before: Element | null): Element | null {
  if (!before || before.closest("dialog")) return null;
  return document.getElementById(before.id) ?? (before.isConnected ? null : heading());
}

function focus(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

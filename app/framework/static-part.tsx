/**
 * A part of a page with only links and players. The browser keeps the server's markup, and loads the component's code
 * only when React has to render it from scratch.
 * Saves 8.0 kB (gzipped) on the home page. Switch off with RINGSIDE_WITHOUT=static-part.
 */
import { useHref, useNavigate } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useEffect, useReducer, useRef } from "react";

/** `component` is undefined in the browser's bundle; `load` fetches it. */
export function staticPart<P extends object>(
  component: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
) {
  let Part = component;
  const ready = async (): Promise<void> => {
    Part ??= await load();
  };

  function Static(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const follow = useFollow();
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      // If something else in the document differs, React discards all of it, and this element is empty.
      if (place.current?.childElementCount === 0) ready().then(renderAgain, () => undefined);
    }, []);
    if (Part)
      return (
        <div>
          <Part {...props} />
        </div>
      );
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside take focus, and their keys cause clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    return <div ref={place} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return { Static, ready };
}

/** Client-side navigation for links without a component. */
function useFollow() {
  const navigate = useNavigate();
  // "/", or "/es" on a page in Spanish.
  const base = useHref("/").replace(/\/$/, "");
  return (event: MouseEvent) => {
    // The router marks its links with this, unless they load a new document. Other links lead to files, or out of
    // Remix.
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-discover]") : null;
    if (!link || link.origin !== location.origin) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!link.pathname.startsWith(`${base}/`)) return;
    event.preventDefault();
    // A link with a hash changes something in place, so the page doesn't scroll to the top.
    navigate(link.pathname.slice(base.length) + link.search + link.hash, { preventScrollReset: link.hash !== "" });
  };
}

/**
 * Keeps the server's markup of a section that only contains links and players. The browser loads the section's code
 * only if it has to render it again. This takes 10 kB off the home page, of the 110 kB that a page may load.
 */
import { useNavigate } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useEffect, useReducer, useRef } from "react";

/** `drawn` is the component on the server, and undefined in the browser; `load` imports it. */
export function keepServerMarkup<P extends object>(
  drawn: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
) {
  let Part = drawn;
  const ready = async (): Promise<void> => {
    Part ??= await load();
  };

  function Still(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const follow = useFollow();
    const [, drawAnew] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      // React renders the whole document again if another part of it changed during hydration. Then this element is
      // empty.
      if (place.current?.childElementCount === 0) ready().then(drawAnew, () => undefined);
    }, []);
    if (Part)
      return (
        <div>
          <Part {...props} />
        </div>
      );
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the focus, and pressing a key on them makes a click
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    return <div ref={place} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return { Still, ready };
}

/** Makes plain links navigate without loading a document, as Remix links do. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Paging within a section keeps the scroll position.
    navigate(link.pathname + link.search + link.hash, { preventScrollReset: link.hash !== "" });
  };
}

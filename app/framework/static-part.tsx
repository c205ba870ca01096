/**
 * A part of a page that has only links and players in it: in a browser the server's markup stays as it is, and the code
 * that drew it is loaded when it has to be drawn anew. Of the 110 kB that a page may load, the home page would take ten.
 */
import { useNavigate } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useEffect, useReducer, useRef } from "react";

/** `drawn` is the part where it is at hand, on the server; `load` fetches it. */
export function staticPart<P extends object>(
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
      // React gives up the whole document when something else in it has changed, and then nothing stands here.
      if (place.current?.childElementCount === 0) ready().then(drawAnew, () => undefined);
    }, []);
    if (Part)
      return (
        <div>
          <Part {...props} />
        </div>
      );
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it take the focus, and their keys make clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    return <div ref={place} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return { Still, ready };
}

/** Links without a component behind them lead on without loading a document, as those with one do. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // What is turned over in place stays in place.
    navigate(link.pathname + link.search + link.hash, { preventScrollReset: link.hash !== "" });
  };
}

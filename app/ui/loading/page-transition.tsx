/**
 * The transition between pages: the old page fades out, and the new one fades in once it is loaded
 * (page-transition.css).
 */
import { type ReactNode, useEffect, useState } from "react";
import { FADE_MODE } from "../../domain/limits";
import { useLeaving } from "./loading-overlay";

const [leaves, arrives] = FADE_MODE.split("-");

/** Only changes opacity, and only between pages: not on the first page, and not when the overlay opens or closes. */
export function PageTransition({ children }: { children: ReactNode }) {
  const leaving = useLeaving();
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (leaving) setMoved(true);
  }, [leaving]);
  return (
    <div className="behind" data-fade={leaving ? leaves : moved ? arrives : undefined}>
      {children}
    </div>
  );
}

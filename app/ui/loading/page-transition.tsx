/** The page outlet's transition: the old page fades out, and the new one fades in when it is there (fade.css). */
import { type ReactNode, useEffect, useState } from "react";
import { FADE_MODE } from "../../domain/limits";
import { useLeaving } from "./loading-overlay";

const [leaves, arrives] = FADE_MODE.split("-");

/** Only opacity changes, and only between pages: never on the first one, and not when the overlay opens or closes. */
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

/** A page: its content, inert while the overlay is open, an optional bar at the bottom, and the overlay. */
import { Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { behindOverlay, useOverlayOpen } from "../overlay/overlay-open";

/** `bar` is a buy bar: it sticks to the bottom of the window, so it must be outside `main`. */
export function Page({ children, bar }: { children: ReactNode; bar?: ReactNode }) {
  const behind = behindOverlay(useOverlayOpen());
  return (
    <>
      <main id="main" tabIndex={-1} {...behind}>
        {children}
      </main>
      {bar && (
        <div className="behind no-print" {...behind}>
          {bar}
        </div>
      )}
      <Outlet />
    </>
  );
}

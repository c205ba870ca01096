/** The stage: the hall before the bell, and over it what is to be said and done. */
import type { ReactNode } from "react";
import { artSrc } from "../art/art-src";

export function Stage({ seed, ink, children }: { seed: string; ink: string | undefined; children: ReactNode }) {
  return (
    <div className="stage">
      <img src={artSrc("show", seed, { ink })} alt="" width={960} height={540} />
      <div className="lock">{children}</div>
    </div>
  );
}

/** The display step of a title: a long one may be a poster's, but not the whole screen. */
export const stepOf = (title: string): string => (title.length <= 40 ? "d2" : title.length <= 110 ? "d3" : "d4");

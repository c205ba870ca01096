/** The stage: the hall before the bell, and over it what is to be said and done. */
import type { ReactNode } from "react";
import { Art } from "../art/art";
import { showArt } from "../art/show-art";

export function Stage({ seed, ink, children }: { seed: string; ink: string | undefined; children: ReactNode }) {
  return (
    <div className="stage">
      <Art svg={showArt(seed, { ink })} />
      <div className="lock">{children}</div>
    </div>
  );
}

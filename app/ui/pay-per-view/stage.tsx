/** The stage: a picture of the arena with text and actions on top. */
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

/** The display size of a title: a long title must not fill the whole screen. */
export const titleSize = (title: string): string => (title.length <= 40 ? "d2" : title.length <= 110 ? "d3" : "d4");

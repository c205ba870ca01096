/** The stage: a picture of the arena with text and actions on top. */
import type { ReactNode } from "react";
import type { PayPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import { artSrc } from "../art/art-src";
import { Photograph } from "../media/photograph";

type StageProps = { night: Pick<PayPerViewCard, "poster" | "photo">; children: ReactNode };

export function Stage({ night: { poster, photo }, children }: StageProps) {
  return (
    <div className="stage">
      {photo ? (
        <Photograph photo={{ ...photo, alt: "" }} decorative sizes="(min-width: 48rem) 60rem, 100vw" />
      ) : (
        <img src={stageArt(poster)} alt="" width={960} height={540} />
      )}
      <div className="lock">{children}</div>
    </div>
  );
}

/** URL of the drawing. */
export const stageArt = ({ seed, ink }: PayPerViewCard["poster"]): string => artSrc("show", seed, { ink });

/** The display size for a title, so that a long one doesn't fill the whole screen. */
export const titleSize = (title: string): string => (title.length <= 40 ? "d2" : title.length <= 110 ? "d3" : "d4");

/** A wrestler of the roster: portrait and name. */

import type { FighterView } from "../../domain/bout-view";
import { CONTENT_LANGUAGE } from "../../domain/content-language";
import { artSrc } from "../art/art-src";

export function FighterCard({ fighter }: { fighter: FighterView }) {
  const { seed, ...look } = fighter.portrait;
  return (
    <article className="card portrait">
      <div className="art">
        <img src={artSrc("portrait", seed, look)} alt="" width={400} height={500} loading="lazy" decoding="async" />
      </div>
      <h3 lang={CONTENT_LANGUAGE}>{fighter.name}</h3>
    </article>
  );
}

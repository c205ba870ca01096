/** A wrestler: portrait and name. The whole card is one link. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { languageOf } from "../../domain/format/content-language";
import type { FighterView } from "../../domain/shows/bout-view";
import { artSrc } from "../art/art-src";

type FighterCardProps = {
  fighter: FighterView;
  /** Placed on top of the picture. */
  badge?: ReactNode;
  /** Whether the picture is on the first screen. */
  first?: boolean;
  /** Highlights the card in its row. */
  champion?: boolean;
  /** Placed below the name. */
  children?: ReactNode;
};

export function FighterCard({ fighter, badge, first = false, champion = false, children }: FighterCardProps) {
  const { id, name, portrait, photo } = fighter;
  const { seed, ...look } = portrait;
  return (
    <article className={champion ? "card portrait champion" : "card portrait"}>
      <div className="art">
        {photo ? (
          <img {...photo} alt="" loading={first ? undefined : "lazy"} />
        ) : seed ? (
          <img
            src={artSrc("portrait", seed, look)}
            alt=""
            width={400}
            height={500}
            loading={first ? undefined : "lazy"}
            decoding="async"
          />
        ) : (
          <Blank name={name} />
        )}
        {badge}
      </div>
      <h3 lang={languageOf(name)} dir="auto">
        <Link className="over" to={`/wrestlers/${id}`}>
          {name}
        </Link>
      </h3>
      {children}
    </article>
  );
}

/** Replaces a missing portrait with the first letter of the name, as large as the sheet. */
export const Blank = ({ name }: { name: string }) => (
  <span className="blank display" aria-hidden="true" lang={languageOf(name)}>
    {[...name][0]}
  </span>
);

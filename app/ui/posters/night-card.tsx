/** The card of a night: its poster, its title, and content below from the caller. The whole card is one link. */
import { Link } from "@remix-run/react";
import type { CSSProperties, ReactNode } from "react";
import { titleLanguage, type Worded } from "../../domain/format/content-language";
import { PosterLayers } from "./poster-layers";
import type { PosterOf } from "./poster-src";

type NightCardProps = { night: PosterOf & Worded & { href: string }; style?: CSSProperties; children: ReactNode };

/** `style` is applied to the poster. */
export function NightCard({ night, style, children }: NightCardProps) {
  return (
    <article className="card">
      <div className="art" style={style}>
        <PosterLayers night={night} lazy />
      </div>
      <h3 className="cap" lang={titleLanguage(night.title, night.lang)}>
        <Link className="over" to={night.href}>
          {night.title}
        </Link>
      </h3>
      {children}
    </article>
  );
}

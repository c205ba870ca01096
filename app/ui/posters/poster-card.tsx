/** A night as a card: its poster, and what the poster doesn't say. The whole card is one link. */

import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { NightPoster } from "../../domain/shows/night-summaries";
import { useTexts } from "../../i18n/texts";
import { NightBadge } from "../night/night-badge";
import { PosterLayers } from "./poster-layers";

export function PosterCard({ night }: { night: NightPoster }) {
  const { t } = useTexts("site");
  return (
    <article className="card">
      <div className="art">
        <PosterLayers night={night} lazy />
      </div>
      <h3 className="cap" lang={night.lang ?? CONTENT_LANGUAGE}>
        <Link className="over" to={night.href}>
          {night.title}
        </Link>
      </h3>
      <p>{[night.date?.short ?? t("event.dateOpen"), night.city].filter(Boolean).join(", ")}</p>
      <p className="row">
        {night.from && <span className="price">{t("event.from", { price: night.from })}</span>}
        <NightBadge badge={night.badge} />
      </p>
    </article>
  );
}

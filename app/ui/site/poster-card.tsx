/** A night on the wall: its poster, and what the poster does not say. The whole card is one link. */

import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/content-language";
import type { EventView } from "../../domain/event-view";
import { useTexts } from "../../i18n/texts";
import { Art } from "../art/art";
import { EventBadge } from "./event-badge";
import { posterLayers } from "./night-poster";

type Night = Pick<EventView, "title" | "href" | "date" | "city" | "from" | "badge" | "poster" | "cast">;

export function PosterCard({ night }: { night: Night }) {
  const { t } = useTexts("site");
  const { src, words } = posterLayers(night);
  return (
    <article className="card">
      <div className="art">
        <img src={src} alt="" width={600} height={800} loading="lazy" decoding="async" />
        <Art className="words" svg={words} />
      </div>
      <h3 className="cap" lang={CONTENT_LANGUAGE}>
        <Link className="over" to={night.href}>
          {night.title}
        </Link>
      </h3>
      <p>{[night.date?.short ?? t("event.dateOpen"), night.city].filter(Boolean).join(", ")}</p>
      <p className="row">
        {night.from && <span className="price">{t("event.from", { price: night.from })}</span>}
        <EventBadge badge={night.badge} />
      </p>
    </article>
  );
}

/** A night on the wall: its poster, and what the poster does not say. The whole card is one link. */

import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/content-language";
import type { EventView } from "../../domain/event-view";
import { useTexts } from "../../i18n/texts";
import { Art } from "../art/art";
import { EventBadge } from "./event-badge";
import { nightPoster } from "./night-poster";

export function PosterCard({ night }: { night: EventView }) {
  const { t } = useTexts("site");
  return (
    <article className="card">
      <Art svg={nightPoster(night, { label: "" })} />
      <h3 className="cap" lang={CONTENT_LANGUAGE}>
        <Link className="over" to={night.href}>
          {night.title}
        </Link>
      </h3>
      <p>{[night.date?.short ?? t("event.dateOpen"), night.city].join(", ")}</p>
      <p className="row">
        {night.from && <span className="price">{t("event.from", { price: night.from })}</span>}
        <EventBadge badge={night.badge} />
      </p>
    </article>
  );
}

/** A broadcast: its poster, date, price and state. The whole card is one link. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { PayPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import { useTexts } from "../../i18n/texts";
import { PosterLayers } from "../posters/poster-layers";
import { BroadcastBadge } from "./broadcast-badge";

export function BroadcastCard({ night }: { night: PayPerViewCard }) {
  const { t } = useTexts("watch");
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
      <p>
        <time dateTime={night.dateTime}>{night.date.short}</time>
        {night.city && `, ${night.city}`}
      </p>
      <p className="row">
        {night.state !== "closed" && <span className="price">{night.price}</span>}
        <BroadcastBadge badge={night.badge} />
        {night.premium && night.state !== "closed" && <span className="badge">{t("badge.premium")}</span>}
      </p>
    </article>
  );
}

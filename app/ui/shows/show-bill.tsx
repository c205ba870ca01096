/** A show as a large bill: its scene, its name, and its next night. The whole bill is one link. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import type { ShowView } from "../../domain/shows/show-view";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { Photograph } from "../media/photograph";

/** `eager`: the picture is on the first screen. */
export function ShowBill({ show, eager }: { show: ShowView; eager: boolean }) {
  const { t } = useTexts("shows");
  const { seed, ...look } = show.art;
  const { next, photo } = show;
  return (
    <article className="card bill arena">
      <div className="art">
        {photo ? (
          <Photograph photo={photo} decorative lazy={!eager} sizes="(min-width: 48rem) 60rem, 100vw" />
        ) : (
          <img src={artSrc("show", seed, look)} alt="" width={960} height={540} loading={eager ? "eager" : "lazy"} />
        )}
      </div>
      <div className="say">
        <h2 className="d2" lang={titleLanguage(show.title, show.lang)}>
          <Link className="over" to={show.href}>
            {show.title}
          </Link>
        </h2>
        <p className="lead-text" lang={show.lang ?? CONTENT_LANGUAGE}>
          {show.tagline}
        </p>
        <p className="row">
          {show.isResidency && <span className="badge">{t("bill.residency")}</span>}
          {show.upcoming === 0 && <span className="price">{t("bill.none")}</span>}
          {next && <time dateTime={next.dateTime}>{t("bill.next", { date: next.date, city: next.city })}</time>}
          {next?.from && <span>{t("slot.from", { price: next.from })}</span>}
        </p>
      </div>
    </article>
  );
}

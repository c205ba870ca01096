/** The index page: the poster of the next night fills the first screen. */
import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import type { NightHero } from "../../domain/shows/night-summaries";
import { useTexts } from "../../i18n/texts";
import { inkFor } from "../art/inks";
import { InlineArt } from "../art/inline-art";
import { breakTitle, measure, woodType } from "../art/wood-type";
import { useMainEventLine } from "../fight-card/main-event-line";
import { Countdown } from "../night/countdown";
import { DateBlock } from "../night/date-block";
import { DottedFacts } from "../night/dotted-facts";
import { NightBadge } from "../night/night-badge";
import { Brand } from "../shell/brand";

const MEASURE = 600;
const GAP = 16;

/** `face` is the picture as SVG, drawn on the server. */
export function NextNightCover({ night, face, siteName }: { night: NightHero; face: string; siteName: string }) {
  const { t } = useTexts("site");
  const line = useMainEventLine()(night.card);
  const { a, b } = inkFor(night.poster.seed, night.poster.ink);
  const { svg, height } = woodTitle(night.title);
  const onSale = night.sale === "onSale";

  return (
    <div className="night" style={{ "--a": a, "--b": b, "--rise": height / MEASURE } as CSSProperties}>
      <div className="bar">
        <Brand name={siteName} />
        <Link to="/home">{t("index.enter")}</Link>
      </div>
      <div className="body">
        <h1 className="wood">
          <span className="hide" lang={titleLanguage(night.title, night.lang)}>
            {night.title}
          </span>
          <span dangerouslySetInnerHTML={{ __html: svg }} />
        </h1>
        {line && (
          <p className="line-up" lang={CONTENT_LANGUAGE}>
            {line}
          </p>
        )}
        <InlineArt svg={face} />
      </div>
      <div className="strip">
        <DateBlock night={night} big />
        <div className="mast-text">
          <p className="display d4" lang={CONTENT_LANGUAGE}>
            {night.venue}
          </p>
          <p className="soft">
            <DottedFacts
              text={
                night.date
                  ? t("event.doorsAndBell", { city: night.city, doors: night.doors, bell: night.date.time })
                  : night.city
              }
            />
          </p>
        </div>
        <div className="wide-only">
          <Countdown bell={night.bell} />
        </div>
        <NightBadge badge={onSale || night.sale === "dateOpen" ? undefined : night.badge} />
        <div className="cta end">
          <Link className="btn" to={onSale ? night.ticketsHref : night.href}>
            {onSale && night.from ? t("index.from", { price: night.from }) : t("event.details")}
          </Link>
          <Link className="btn line" to="/tickets">
            {t("index.dates")}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** The title in wood type, at its natural height. The heading itself is hidden text next to it. */
function woodTitle(title: string): { svg: string; height: number } {
  const lines = breakTitle(title);
  const natural = lines.reduce((height, line) => height + MEASURE / measure(line), 0);
  const type = woodType(lines, { x: 0, y: 0, width: MEASURE, height: natural, gap: GAP, fill: "currentColor" });
  const height = Math.round(type.bottom);
  return {
    svg: `<svg viewBox="0 0 ${MEASURE} ${height}" preserveAspectRatio="none" aria-hidden="true">${type.svg}</svg>`,
    height,
  };
}

/** The section and its night, its side of the ring, and the prices of its seats. */
import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../../domain/format/content-language";
import type { NightHeadingView } from "../../../domain/tickets/ticket-view";
import { useTexts } from "../../../i18n/texts";
import { DateBlock } from "../../night/date-block";
import type { SheetTier } from "./seat-table";
import type { SectionFacts } from "./section-view";

type SeatsHeadingProps = { event: NightHeadingView; section: SectionFacts; path: string; tiers: readonly SheetTier[] };

export function SeatsHeading({ event, section, path, tiers }: SeatsHeadingProps) {
  const { t } = useTexts("hall");
  const { t: tt } = useTexts("tickets");
  const { side, facesCamera, level, entrance } = section;
  const where = side && (facesCamera ? `${t(`section.${side}`)}, ${t("section.camera")}` : t(`section.${side}`));
  return (
    <section className="arena">
      <div className="wrap section-heading">
        <Link className="link back" to={path}>
          <span aria-hidden="true">‹</span>
          {t("section.back")}
        </Link>
        <div className="mast">
          <DateBlock night={event} />
          <div>
            <h1 className="d3" lang={CONTENT_LANGUAGE}>
              <bdi>{section.label}</bdi>
            </h1>
            <p className="soft" lang={titleLanguage(event.title, event.lang)}>
              <bdi>{event.title}</bdi>
            </p>
          </div>
        </div>
        <p className="soft">
          {[where, level, entrance].filter(Boolean).map((part, index) => (
            <span key={part}>
              {index > 0 && " · "}
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
        <ul className="section-prices">
          {tiers.map(({ id, number, name, price, priceCents, tint }) => (
            <li key={id} style={{ "--tint": tint } as CSSProperties}>
              <bdi lang={CONTENT_LANGUAGE}>
                {number}. {name}
              </bdi>{" "}
              <b>{priceCents === 0 ? tt("buy.free") : price}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

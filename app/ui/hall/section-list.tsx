/** The sections of a hall as links, grouped by tier: the plan in words. */
import { useHref } from "@remix-run/react";
import type { CSSProperties } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { type PlanSection, sectionsByTier } from "../../domain/hall/hall-plan-view";
import { quantityField } from "../../domain/tickets/quantities";
import type { HallOfNight } from "./hall-of-night-view";
import { WheelchairPlaces } from "./wheelchair-places";

type SectionListProps = { hall: HallOfNight; path: string; accessible: string | undefined };

/** `accessible`: how many wheelchair places the fan wants. */
export function SectionList({ hall, path, accessible }: SectionListProps) {
  const { plan, texts } = hall;
  const base = useHref(path);
  return (
    <>
      {hall.accessible && <WheelchairPlaces texts={texts} typed={accessible} />}
      <section className="section-list" id="plan" tabIndex={-1} aria-labelledby="plan-title">
        <h2 className="d4" id="plan-title">
          {texts.title}
        </h2>
        {sectionsByTier(plan.sections).map(({ tier, sections }) => (
          <div key={tier.id} style={{ "--tint": tier.tint } as CSSProperties}>
            <h3 className="d5" lang={CONTENT_LANGUAGE}>
              <bdi>
                {tier.number}. {tier.name}
              </bdi>
            </h3>
            <ul>
              {sections.map((section) => (
                <li key={section.code}>
                  <SectionLink section={section} base={base} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}

function SectionLink({ section, base }: { section: PlanSection; base: string }) {
  const { label, note, state, area, tier, code, details } = section;
  const inside = (
    <>
      <bdi lang={CONTENT_LANGUAGE}>{label}</bdi>
      {note && (
        <>
          {" "}
          <small>{note}</small>
        </>
      )}
    </>
  );
  if (state === "none" || state === "off") return <span className="gone">{inside}</span>;
  const href = area ? `#${quantityField(tier.id)}` : `${base}/seats/${encodeURIComponent(code)}`;
  return (
    <a href={href}>
      {inside}
      <span className="hide"> {details}</span>
    </a>
  );
}

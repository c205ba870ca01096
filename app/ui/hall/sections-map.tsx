/** The plan of a hall, with a link for each section that has free seats. section-list.tsx has the same in words. */
import { useHref } from "@remix-run/react";
import type { HallPlanView, PlanSection } from "../../domain/hall/hall-plan-view";
import { quantityField } from "../../domain/tickets/quantities";
import type { HallOfNight } from "./hall-of-night-view";

/** A checkbox enlarges it for fans who can't pinch. That works without scripts. */
export function SectionsMap({ hall, path }: { hall: HallOfNight; path: string }) {
  const { plan, texts } = hall;
  return (
    <div className="map hall-map">
      <input type="checkbox" id="enlarge-plan" className="hide" />
      <label className="btn quiet line" htmlFor="enlarge-plan">
        {texts.zoomIn}
      </label>
      <div className="hall-scroll" dir="ltr">
        <Drawing plan={plan} path={path} label={texts.label} />
      </div>
    </div>
  );
}

function Drawing({ plan, path, label }: { plan: HallPlanView; path: string; label: string }) {
  const base = useHref(path);
  const { box, focus } = plan;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rule wants a fieldset for a group, but an svg cannot be one, and its links need a common name
    <svg className="hall" viewBox={box.join(" ")} role="group" aria-label={label}>
      {plan.sections.map((section) => (
        <MapSection key={section.code} section={section} base={base} />
      ))}
      <g className="focus">
        <rect x={focus.x} y={focus.y} width={focus.width} height={focus.height} />
        <rect
          className="edge"
          x={focus.x + 4}
          y={focus.y + 4}
          width={Math.max(0, focus.width - 8)}
          height={Math.max(0, focus.height - 8)}
        />
        <text x={focus.x + focus.width / 2} y={focus.y + focus.height / 2}>
          {focus.name}
        </text>
      </g>
    </svg>
  );
}

function MapSection({ section, base }: { section: PlanSection; base: string }) {
  const { code, state, tier, points, name, left, area } = section;
  const closed = state === "none" || state === "off";
  const shape = (
    <>
      <polygon points={points} style={closed ? undefined : { fill: tier.tint }} />
      {name.height !== undefined && (
        <text x={name.x} y={name.y} style={{ fontSize: name.height }}>
          {code}
          {left !== undefined && ` (${left})`}
        </text>
      )}
    </>
  );
  if (closed) {
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the rule takes `g` for a control, but it only draws; as an image it has a name, and its parts are not read one by one
      <g className="gone" role="img" aria-label={spoken(section)}>
        {shape}
      </g>
    );
  }
  const href = area ? `#${quantityField(tier.id)}` : `${base}/seats/${encodeURIComponent(code)}`;
  return (
    <a href={href} aria-label={spoken(section)} className={state === "few" ? "few" : undefined}>
      {shape}
    </a>
  );
}

/** Contains what the drawing shows, because that is what people say to control a browser by voice. */
function spoken({ code, label, name, note, details }: PlanSection): string {
  const isCodeMissing = name.height !== undefined && !label.includes(code);
  return [isCodeMissing ? `${label} ${code}` : label, note, details].filter(Boolean).join(", ");
}

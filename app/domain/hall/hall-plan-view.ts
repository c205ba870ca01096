/** A night's hall as a drawing with a link for each section, and the same as a list. */
import type { MapSection, SeatMap } from "../../../server/product-api/contract";
import type { Texts } from "../../i18n/texts";
import { price } from "../format/money-format";
import type { TierView } from "../tickets/tier-view";

export type PlanSection = {
  code: string;
  label: string;
  /** Number, name and color of the section's first tier, which decides its place in the list. */
  tier: Pick<TierView, "id" | "number" | "name" | "tint">;
  /** `off`: none of its tiers is on sale. */
  state: "many" | "few" | "none" | "off";
  /** Seats left, at 5 or fewer. */
  left: number | undefined;
  /** Sold by number, so it has no page of its own. */
  area: boolean;
  /** How much is left; empty if there is plenty. */
  note: string;
  /** Read to screen readers only: "from $35, Wheelchair places". */
  details: string;
  /** The outline, as in a polygon's `points`. */
  points: string;
  /** Position of the section's code and its height; undefined height if there is no room for it. */
  name: { x: number; y: number; height: number | undefined };
};

export type HallPlanView = {
  /** `viewBox` of the drawing, in decimeters instead of the plan's centimeters, which keeps the page short. */
  box: [x: number, y: number, width: number, height: number];
  focus: { name: string; x: number; y: number; width: number; height: number };
  sections: PlanSection[];
};

/** Callers pass the texts, so that pages without a plan don't load them. */
type PlanLanguage = { currency: string; locale: string; texts: Pick<Texts["t"], "hall" | "tickets"> };

const CM_PER_UNIT = 10;
const MARGIN = 12;
/** Smaller letters would be illegible on a phone. */
const LOWEST_NAME = 13;
const HIGHEST_NAME = 34;
/** Width of a character in the display face, as a share of its height. */
const CHARACTER = 0.42;

const units = (cm: number) => Math.round(cm / CM_PER_UNIT);

export function hallPlanView(
  map: SeatMap,
  tiers: readonly TierView[],
  { currency, locale, texts }: PlanLanguage,
): HallPlanView {
  const { x, y, width, height, kind } = map.focus;
  const focus = {
    name: texts.hall(`plan.${kind}`),
    x: units(x - width / 2),
    y: units(y - height / 2),
    width: units(width),
    height: units(height),
  };
  const sections = map.sections.flatMap((section) => planSection(section, tiers, { currency, locale, texts }) ?? []);
  const xs = [
    ...map.sections.flatMap(({ outline }) => outline.map(([at]) => units(at))),
    focus.x,
    focus.x + focus.width,
  ];
  const ys = [
    ...map.sections.flatMap(({ outline }) => outline.map(([, at]) => units(at))),
    ...[focus.y, focus.y + focus.height],
  ];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    box: [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top],
    focus,
    sections: sections.sort((a, b) => a.tier.number - b.tier.number),
  };
}

function planSection(
  section: MapSection,
  tiers: readonly TierView[],
  { currency, locale, texts: { hall, tickets } }: PlanLanguage,
): PlanSection | undefined {
  const sellers = tiers.filter(({ id }) => section.definitionIds.includes(id));
  const [first] = sellers;
  if (!first) return undefined;
  const open = sellers.filter(({ sale }) => sale === "open");
  const cents = Math.min(...(open.length > 0 ? open : sellers).map(({ priceCents }) => priceCents));
  const onSale = open.length > 0 || sellers.some(({ sale }) => sale === "soldOut");
  const state = onSale ? section.free : "off";
  const left = section.left && section.left > 0 ? section.left : undefined;
  const note = state === "many" ? "" : state === "none" ? tickets("buy.soldOut") : hall(`plan.${state}`);
  const counted = state === "few" && left !== undefined ? tickets("buy.left", { count: left }) : note;
  const details = [
    hall("plan.from", { price: price(cents, currency, locale) }),
    ...(section.accessible ? [hall("access.title")] : []),
    ...(section.area ? [hall("plan.byNumber")] : []),
  ];
  return {
    code: section.code,
    label: section.label,
    tier: { id: first.id, number: first.number, name: first.name, tint: first.tint },
    state,
    left,
    note: counted,
    details: details.join(", "),
    area: section.area,
    points: section.outline.map(([x, y]) => `${units(x)},${units(y)}`).join(" "),
    name: nameIn(section),
  };
}

/** The middle of the section's widest part along its center line, because the center of an arc lies outside of it. */
function nameIn({ code, outline }: MapSection): PlanSection["name"] {
  const points = outline.map(([x, y]): Point => [units(x), units(y)]);
  const xs = points.map(([x]) => x);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const [top, bottom] = widestSpan(crossings(points, x));
  const y = (top + bottom) / 2;
  const [left, right] = widestSpan(
    crossings(
      points.map(([across, down]): Point => [down, across]),
      y,
    ),
  );
  const fits = Math.min((bottom - top) * 0.9, (right - left) / (code.length * CHARACTER), HIGHEST_NAME);
  return { x: Math.round(x), y: Math.round(y), height: fits >= LOWEST_NAME ? Math.floor(fits) : undefined };
}

type Point = [x: number, y: number];

/** Where the outline crosses the vertical line at `x`, from top to bottom. */
function crossings(points: readonly Point[], x: number): number[] {
  return points
    .flatMap(([ax, ay], index) => {
      const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
      return ax <= x === bx <= x ? [] : [ay + ((x - ax) / (bx - ax)) * (by - ay)];
    })
    .sort((one, other) => one - other);
}

/** The line is inside the outline between the first and second crossing, the third and fourth, and so on. */
function widestSpan(at: readonly number[]): [from: number, to: number] {
  let widest: [number, number] = [at[0] ?? 0, at[1] ?? at[0] ?? 0];
  for (let index = 2; index + 1 < at.length; index += 2) {
    const [from = 0, to = 0] = [at[index], at[index + 1]];
    if (to - from > widest[1] - widest[0]) widest = [from, to];
  }
  return widest;
}

/** The sections of each tier, in the order of the tiers. */
export function sectionsByTier(
  sections: readonly PlanSection[],
): { tier: PlanSection["tier"]; sections: PlanSection[] }[] {
  const groups = new Map<string, { tier: PlanSection["tier"]; sections: PlanSection[] }>();
  for (const section of sections) {
    const group = groups.get(section.tier.id) ?? { tier: section.tier, sections: [] };
    group.sections.push(section);
    groups.set(section.tier.id, group);
  }
  return [...groups.values()];
}

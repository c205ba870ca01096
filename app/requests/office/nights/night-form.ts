/** The forms of a night, as pages show them and actions read them. */
import {
  type FieldTexts,
  NEW_TIER,
  type NightFormView,
  tierField,
  tiersIn,
} from "../../../domain/office/nights/night-form-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { AtOffice } from "../office";

type SaveOutcome = Awaited<ReturnType<AtOffice["desk"]["nights"]["saveForm"]>>;

const WAS = "was.";

/** The fields of a form that ends with a hidden `end` field; undefined if the form was too long and was cut. */
export function partsOfForm(form: FieldTexts): { was: FieldTexts; typed: FieldTexts } | undefined {
  if (form.end !== "yes") return undefined;
  const was: FieldTexts = {};
  const typed: FieldTexts = {};
  for (const [name, text] of Object.entries(form)) {
    if (name.startsWith(WAS)) was[name.slice(WAS.length)] = text;
    else if (!["intent", "deed", "end", "seen"].includes(name)) typed[name] = text;
  }
  return { was: unpacked(was), typed: withBoxes(typed) };
}

/** All texts of a tier are sent in one field, because the number of fields is limited. */
const unpacked = (was: FieldTexts): FieldTexts =>
  Object.fromEntries(
    Object.entries(was).flatMap(([name, text]) => {
      const id = /^tier\.([\w-]+)$/.exec(name)?.[1];
      return id
        ? Object.entries(textsIn(text)).map(([field, value]) => [`tier.${id}.${field}`, value])
        : [[name, text]];
    }),
  );

function packed(was: FieldTexts): FieldTexts {
  const tiers: Record<string, FieldTexts> = {};
  const others: FieldTexts = {};
  for (const [name, text] of Object.entries(was)) {
    const [, id, field] = /^tier\.([\w-]+)\.(\w+)$/.exec(name) ?? [];
    if (!id || !field) others[name] = text;
    else tiers[id] = { ...tiers[id], [field]: text };
  }
  for (const [id, texts] of Object.entries(tiers)) others[`tier.${id}`] = JSON.stringify(texts);
  return others;
}

function textsIn(json: string): FieldTexts {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
    );
  } catch {
    return {};
  }
}

/** Unchecked checkboxes aren't sent. */
function withBoxes(typed: FieldTexts): FieldTexts {
  const boxes = tiersIn(typed).map((id) => tierField(id, "hidden"));
  return { ...Object.fromEntries(boxes.map((name) => [name, ""])), ...typed };
}

/** A form as it opens. `proposed`: values for a tier to add. */
export const openForm = (texts: FieldTexts, shown: FieldTexts, proposed: FieldTexts = {}): NightFormView => ({
  values: { ...proposed, ...shown },
  was: packed(texts),
  problems: {},
  clashes: {},
  by: undefined,
});

/** Proposed values for a new tier's row. */
export const newTier = (o: { saleStart: string; saleEnd: string; limit: string; order: number }): FieldTexts => ({
  [tierField(NEW_TIER, "name")]: "",
  [tierField(NEW_TIER, "allotted")]: "0",
  [tierField(NEW_TIER, "saleStart")]: o.saleStart,
  [tierField(NEW_TIER, "saleEnd")]: o.saleEnd,
  [tierField(NEW_TIER, "limitPerCheckout")]: o.limit,
  [tierField(NEW_TIER, "order")]: String(o.order),
});

/** A form that wasn't saved, to show again. */
export function refusedForm(
  { was, typed }: { was: FieldTexts; typed: FieldTexts },
  outcome: Exclude<SaveOutcome, { kind: "saved" } | { kind: "gone" }>,
  o: { shown(texts: FieldTexts): FieldTexts; clockOf(at: Date): string },
): NightFormView {
  if (outcome.kind === "problems") {
    return { values: typed, was: packed(was), problems: outcome.problems, clashes: {}, by: undefined };
  }
  const { clashes, merged, was: now, by } = outcome;
  const touched = Object.keys(clashes);
  const values = { ...typed, ...o.shown(merged) };
  for (const name of touched) if (typed[name] !== undefined) values[name] = typed[name];
  for (const [name, text] of Object.entries(typed)) if (name.startsWith(`tier.${NEW_TIER}.`)) values[name] = text;
  const shown = Object.fromEntries(
    touched.map((name) => [name, { theirs: o.shown({ [name]: clashes[name]?.theirs ?? "" })[name] ?? "" }]),
  );
  return { values, was: packed(now), problems: {}, clashes: shown, by: by && { name: by.actor, at: o.clockOf(by.at) } };
}

/** A form that was cut off. */
export const cutForm = (form: FieldTexts): NightFormView => ({
  values: form,
  was: {},
  problems: { "": { says: officeTexts("nights")("editor.tooMany") } },
  clashes: {},
  by: undefined,
});

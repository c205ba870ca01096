/** Saves a night's forms through the office's desk for content, so that several people at once lose nothing. */

import { randomUUID } from "node:crypto";
import { moneyTyped } from "../../../app/domain/forms/typed-money";
import {
  type FieldClash,
  type FieldProblem,
  type FieldTexts,
  NEW_TIER,
  tierField,
} from "../../../app/domain/office/nights/night-form-view";
import type { Store } from "../../store/db";
import { venue } from "../../store/schema";
import type { Actor } from "../audit-trail";
import type { ContentDesk } from "../content/desk/content-desk";
import { NO_PHOTO } from "../content/desk/form-values";
import type { FieldConflict } from "../content/desk/merge-items";
import { photoChoices, photoFields, photoIn } from "../content/desk/photographs";
import type { LastChange } from "../content/desk/write-item";
import type { DraftDesk } from "../content/drafts/draft-desk";
import type { Fault, Path } from "../content/items";
import type { ItemRow } from "../content/rows";
import { readNightForm, restOfPoster, settingsOf, shownTexts, textsOf, wordsOf } from "./night-fields";
import { listOf } from "./night-items";

type EditNight = { eventId: string; was: FieldTexts; typed: FieldTexts; actor: Actor; deedId: string };
type EditOutcome =
  | { kind: "saved"; changed: boolean }
  | { kind: "problems"; problems: Record<string, FieldProblem> }
  /** `was`: the night's texts as they are now. */
  | {
      kind: "clash";
      clashes: Record<string, FieldClash>;
      was: FieldTexts;
      merged: FieldTexts;
      by: LastChange | undefined;
    }
  | { kind: "gone" };

export type PublishNight = Pick<EditNight, "eventId" | "actor"> & {
  /** The revision of the public night whose conflicts were shown. */
  seen?: string | undefined;
};
type EditingDeps = { store: Pick<Store, "db">; content: Pick<ContentDesk, "get" | "save"> };

export function nightEditing({ store: { db }, content }: EditingDeps) {
  /** What a form says about the night as it is now. Undefined if there is no such night. */
  async function read({ eventId, was, typed }: Pick<EditNight, "eventId" | "was" | "typed">) {
    const current = await content.get("events", eventId);
    if (!current) return undefined;
    const zone = await zoneOf(typed.venueId, current.item);
    const reading = readNightForm(was, typed, { zone, sameZone: zone === current.item.timeZoneId });
    const { item } = current;
    const photos = await photoFields(db, [reading.base, reading.yours].flatMap(photoOf));
    const base: ItemRow = { ...item, ...reading.base, ...partsOver(item, reading.base, photos) };
    const yours: ItemRow = {
      ...item,
      ...reading.yours,
      ...partsOver(item, reading.yours, photos),
      ...(typed.venueId !== undefined && { timeZoneId: zone }),
    };
    const unknown = photoOf(yours).some((photo) => !photos.has(photo) && !photoOf(item).includes(photo));
    const problems = { ...reading.problems, ...(unknown && { "poster.photo": { says: NO_PHOTO } }) };
    return { item, base, yours, problems };
  }

  async function zoneOf(venueId: string | undefined, item: ItemRow): Promise<string> {
    const places = venueId ? await db.select({ id: venue.id, zone: venue.timeZoneId }).from(venue) : [];
    return places.find(({ id }) => id === venueId)?.zone ?? String(item.timeZoneId);
  }

  return {
    /** A night as the office writes it, with the texts of its forms. Undefined if there is none. */
    async nightItem(eventId: string) {
      const found = await content.get("events", eventId);
      return found && { item: found.item, settings: settingsOf(found.item), words: wordsOf(found.item) };
    },

    /** Photographs for the poster of a night, among them its own. */
    photos: ({ poster }: ItemRow) => photoChoices(db, photoIn(poster)),

    /** The texts of a form as its fields show them: times without an offset. */
    shownTexts,

    /** What saving a form would change, from the night as the form was opened. */
    readForm: read,

    /** Saves what a form changes. Fields that only somebody else changed meanwhile keep their change. */
    async saveForm(o: EditNight): Promise<EditOutcome> {
      const form = await read(o);
      if (!form) return { kind: "gone" };
      if (Object.keys(form.problems).length > 0) return { kind: "problems", problems: form.problems };
      // With an id, a new tier has its place among the others.
      const added = randomUUID();
      const tiers = listOf(form.yours.tiers).map((tier) => ({ id: added, ...tier }));
      const outcome = await saved(o, form.base, { ...form.yours, ...(form.yours.tiers !== undefined && { tiers }) });
      return outcome.kind === "problems" ? { ...outcome, problems: renamed(outcome.problems, added) } : outcome;
    },

    /** Saves the card alone. */
    async saveCard(o: Omit<EditNight, "was" | "typed"> & { base: ItemRow[]; card: ItemRow[] }): Promise<EditOutcome> {
      const current = await content.get("events", o.eventId);
      if (!current) return { kind: "gone" };
      return saved(o, { ...current.item, card: o.base }, { ...current.item, card: o.card });
    },
  };

  async function saved(
    { eventId, actor, deedId }: Pick<EditNight, "eventId" | "actor" | "deedId">,
    base: ItemRow,
    yours: ItemRow,
  ): Promise<EditOutcome> {
    const outcome = await content.save("events", eventId, yours, { base, actor, deedId });
    switch (outcome.kind) {
      case "saved":
        return { kind: "saved", changed: outcome.changed };
      case "missing":
        return { kind: "gone" };
      case "faults":
        return { kind: "problems", problems: problemsOf(outcome.faults, yours) };
      case "conflict": {
        const { conflicts, theirs, item, by } = outcome;
        return { kind: "clash", clashes: clashesOf(conflicts), was: textsOf(theirs), merged: textsOf(item), by };
      }
    }
  }
}

/** Publishes a night's draft. In a clash, `was` is what the draft says, and `seen` goes back with the form. */
export async function publishNightDraft(
  drafts: Pick<DraftDesk, "publish" | "get">,
  { eventId, actor, seen }: PublishNight,
): Promise<EditOutcome & { seen?: string }> {
  const outcome = await drafts.publish("events", eventId, { actor, seen });
  switch (outcome.kind) {
    case "saved":
      return { kind: "saved", changed: outcome.changed };
    case "missing":
      return { kind: "gone" };
    case "faults": {
      const found = await drafts.get("events", eventId);
      return { kind: "problems", problems: problemsOf(outcome.faults, found?.item ?? {}) };
    }
    case "conflict": {
      const { conflicts, draft, item, by } = outcome;
      const clashes = clashesOf(conflicts);
      return { kind: "clash", clashes, was: textsOf(draft), merged: textsOf(item), by, seen: outcome.seen };
    }
  }
}

const renamed = (problems: Record<string, FieldProblem>, added: string) =>
  Object.fromEntries(Object.entries(problems).map(([name, one]) => [name.replace(added, NEW_TIER), one]));

const photoOf = ({ poster }: ItemRow): string[] => photoIn(poster);

/** Forms have some fields of each tier and of the poster. The rest of them stays as it is stored. */
function partsOver(item: ItemRow, form: ItemRow, photos: Map<string, ItemRow>): ItemRow {
  const stored = new Map(listOf(item.tiers).map((tier) => [tier.id, tier]));
  const [photo = ""] = photoOf(form);
  return {
    ...(form.tiers !== undefined && {
      tiers: listOf(form.tiers).map((tier) => ({ ...stored.get(tier.id), ...tier })),
    }),
    ...(form.poster !== undefined && {
      poster: { ...restOfPoster(item), ...(form.poster as ItemRow), ...photos.get(photo) },
    }),
  };
}

/** Problems by the form's field. Those that belong to no field are under "", which the form shows at the top. */
function problemsOf(faults: Fault[], item: ItemRow): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const { path = [], field, says } of faults) {
    const name = nameOfPath(path, listOf(item.tiers));
    problems[name ?? ""] ??= { says: name ? says : `${field} ${says}` };
  }
  return problems;
}

function nameOfPath([first, second, third]: Path, tiers: ItemRow[]): string | undefined {
  if (first === "tiers" && second !== undefined && third !== undefined) {
    const id = typeof second === "number" ? String(tiers[second]?.id) : String(second);
    return tierField(id, third === "priceCents" ? "price" : (String(third) as "name"));
  }
  if (first === "poster" && second !== undefined) return `poster.${String(second)}`;
  return first === undefined || first === "tiers" ? undefined : String(first);
}

function clashesOf(conflicts: FieldConflict[]): Record<string, FieldClash> {
  return Object.fromEntries(
    conflicts.map(({ path, theirs }) => {
      const name = nameOfPath(path, []) ?? "";
      const text = path.at(-1) === "priceCents" ? moneyTyped(Number(theirs)) : theirs;
      return [name, { theirs: typeof text === "object" ? JSON.stringify(text) : String(text ?? "") }];
    }),
  );
}

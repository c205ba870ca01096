/** The form of a night's card. It turns names from the roster into sides of bouts. */

import { type BoutForm, boutField, type CardFormView, sideField } from "../../../domain/office/nights/card-form-view";
import type { FieldTexts } from "../../../domain/office/nights/night-form-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { deedIdOf } from "../forms/deed-id";
import type { AtOffice } from "../office";

type BoutItem = Record<string, unknown>;
type Roster = { id: string; name: string; slug: string }[];
type CardBout = {
  order: number;
  title?: string;
  stipulation?: string;
  championship?: string;
  participants: string[][];
  result?: { winner: number };
};

const MOST_BOUTS = 30;
const MOST_SIDES = 12;
const MOST_NEAR = 5;

export function cardForm(item: BoutItem, roster: Roster): CardFormView {
  const card = (Array.isArray(item.card) ? item.card : []) as CardBout[];
  return { bouts: card.map((bout) => boutForm(bout, roster)), was: JSON.stringify(card), problems: [] };
}

function boutForm(bout: CardBout, roster: Roster): BoutForm {
  return {
    order: String(bout.order),
    title: bout.title ?? "",
    stipulation: bout.stipulation ?? "",
    championship: bout.championship ?? "",
    winner: bout.result ? String(bout.result.winner) : "",
    sides: bout.participants.map((side) => side.map((id) => ({ id, name: nameOf(id, roster) }))),
  };
}

const nameOf = (id: string, roster: Roster) => roster.find((one) => one.id === id)?.name ?? id;

type PostedCard = {
  eventId: string;
  form: FieldTexts;
  fields: readonly [name: string, value: string][];
  /** The night's draft, if the card is saved there. */
  editing?: AtOffice["desk"]["nights"]["drafting"];
};

/** Saves the card. Undefined on success; otherwise the form to show again. */
export async function saveCardForm(
  { desk, staff }: Pick<AtOffice, "desk" | "staff">,
  { eventId, form, fields, editing = desk.nights }: PostedCard,
): Promise<{ form: CardFormView; status: number } | undefined> {
  const t = officeTexts("nights");
  const roster = await desk.nights.roster();
  const base = cardIn(form.was);
  const { card, problems } = readCard(form, fields, roster);
  const back = (said: string[], was = form.was ?? "[]") => ({
    bouts: card.map((bout) => boutForm(bout, roster)),
    was,
    problems: said,
  });
  if (form.end !== "yes" || !base) return { form: back([t("editor.tooMany")]), status: 400 };
  if (problems.length > 0) return { form: back(problems), status: 400 };
  const deedId = deedIdOf(form);
  const outcome = await editing.saveCard({ eventId, base, card, actor: staff.actor, deedId });
  switch (outcome.kind) {
    case "saved":
    case "gone":
      return undefined;
    case "problems":
      return { form: back(Object.entries(outcome.problems).map(([name, { says }]) => `${name} ${says}`)), status: 400 };
    case "clash": {
      const now = await editing.nightItem(eventId);
      return { form: back([t("card.clash")], JSON.stringify(now?.item.card ?? [])), status: 409 };
    }
  }
}

function cardIn(json = ""): BoutItem[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readCard(form: FieldTexts, fields: PostedCard["fields"], roster: Roster) {
  const t = officeTexts("nights");
  const problems: string[] = [];
  const card: CardBout[] = [];
  for (let n = 0; n < MOST_BOUTS && form[boutField(n, "order")] !== undefined; n++) {
    const text = (field: string) => form[boutField(n, field)]?.trim() ?? "";
    const sides = sidesOf(n, form, fields, roster, problems);
    const isEmpty = text("title") === "" && sides.every((side) => side.length === 0);
    if (text("remove") === "yes" || isEmpty) continue;
    if (sides.length < 2) problems.push(t("card.sides"));
    const winner = text("winner");
    card.push({
      order: Number(text("order")) || n + 1,
      title: text("title"),
      stipulation: text("stipulation"),
      ...(text("championship") && { championship: text("championship") }),
      participants: sides,
      ...(/^\d{1,2}$/.test(winner) && { result: { winner: Number(winner) } }),
    });
  }
  return { card, problems: [...new Set(problems)] };
}

/** The sides that aren't empty. */
function sidesOf(
  n: number,
  form: FieldTexts,
  fields: PostedCard["fields"],
  roster: Roster,
  problems: string[],
): string[][] {
  const sides: string[][] = [];
  for (let side = 0; side < MOST_SIDES && form[sideField(n, side, "add")] !== undefined; side++) {
    const stay = fields.flatMap(([name, id]) => (name === sideField(n, side, "stays") ? [id] : []));
    const added = (form[sideField(n, side, "add")] ?? "").trim();
    const found = added ? personCalled(added, roster, problems) : undefined;
    const people = [...new Set([...stay, ...(found ? [found] : [])])];
    if (people.length > 0) sides.push(people);
  }
  return sides;
}

function personCalled(name: string, roster: Roster, problems: string[]): string | undefined {
  const t = officeTexts("nights");
  const lower = name.toLowerCase();
  const found = roster.find((one) => one.name.toLowerCase() === lower || one.slug === lower);
  if (found) return found.id;
  const near = roster.filter((one) => one.name.toLowerCase().includes(lower)).slice(0, MOST_NEAR);
  const [only] = near;
  if (only && near.length === 1) return only.id;
  const perhaps = near.length > 0 ? ` ${t("card.near", { names: near.map((one) => one.name).join(", ") })}` : "";
  problems.push(t("card.unknown", { name }) + perhaps);
  return undefined;
}

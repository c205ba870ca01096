/** A posted content form: the item that it describes, and the form to show again if that can't be stored. */
import { type ContentTree, controlName, treeOf } from "../../../domain/office/content/content-form";
import { instantKey } from "../../../domain/office/views/utc-text";
import type { AtOffice } from "../office";

type ItemFields = Record<string, unknown>;
type Problem = { control: string; says: string };
type Theirs = { control: string; label: string; theirs: string; yours: string };
type DeskHere = AtOffice["desk"];

/** The form as it was posted, with its problems. */
export type RejectedContent = {
  tree: ContentTree;
  base: string;
  zone: string;
  deedId: string;
  problems: Problem[];
  conflicts: Theirs[];
  by?: { actor: string; at: string } | undefined;
  /** Where to move the focus. */
  focus?: string;
  usedBy?: string[];
  /** Whether the draft contains what was typed. */
  kept?: boolean;
  /** The public version that conflicts with a draft. */
  seen?: string;
};
export type PostedItem = { shown: RejectedContent; base: ItemFields; item: ItemFields; problems: Problem[] };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isDeedId = (text: string | undefined): text is string => text !== undefined && UUID.test(text);

/**
 * Throws a 400 if the form lacks the item as it was when opened, because saving would overwrite other editors' changes.
 */
export async function postedItem(
  { contentForms }: Pick<DeskHere, "contentForms">,
  collection: Parameters<DeskHere["content"]["save"]>[0],
  { form, deedId }: { form: Record<string, string>; deedId: string },
): Promise<PostedItem> {
  const base = itemIn(form.base);
  if (!base) throw new Response("The form is incomplete", { status: 400, statusText: "Bad Request" });
  const zone = form.zone ?? "UTC";
  const tree = treeOf(await contentForms.fields(collection, base), form);
  const { item, faults } = await contentForms.read(collection, tree, { base, zone });
  const shown = { tree, base: form.base ?? "{}", zone, deedId, problems: [], conflicts: [] };
  return { shown, base, item, problems: faults.map(problemOf) };
}

export const problemOf = ({
  path = [],
  field,
  says,
}: {
  path?: PropertyKey[];
  field: string;
  says: string;
}): Problem => ({
  control: path.length > 0 ? controlName(path) : field,
  says,
});

type Conflict = { path: PropertyKey[]; yours: unknown; theirs: unknown };

/** The conflicts as the form shows them. */
export const conflicting = ({
  conflicts,
  item,
  by,
}: {
  conflicts: Conflict[];
  item: ItemFields;
  by: { actor: string; at: Date } | undefined;
}) => ({
  conflicts: conflicts.map((one) => theirsOf(one, item)),
  by: by && { actor: by.actor, at: `${instantKey(by.at)} UTC` },
});

export function itemIn(json: string | undefined): ItemFields | undefined {
  try {
    const item: unknown = JSON.parse(json ?? "");
    return typeof item === "object" && item !== null && !Array.isArray(item) ? (item as ItemFields) : undefined;
  } catch {
    return undefined;
  }
}

/** A conflict, placed at its control. A row's id in the path becomes its index. */
function theirsOf({ path, yours, theirs }: Conflict, item: ItemFields): Theirs {
  const [first = "", second, ...rest] = path;
  const parts = item[String(first)];
  const index = Array.isArray(parts) ? parts.findIndex((part: ItemFields) => part.id === second) : -1;
  const control = controlName(index >= 0 ? [first, index, ...rest] : path);
  return { control, label: String(rest.at(-1) ?? first), theirs: inWords(theirs), yours: inWords(yours) };
}

const inWords = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);

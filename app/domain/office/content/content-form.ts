/** The office's content forms as the server describes them: an item's fields and their values. */

export type ContentKind =
  | "line"
  | "text"
  | "number"
  | "money"
  | "switch"
  | "choice"
  | "reference"
  | "instant"
  | "date"
  | "lines"
  | "pairs"
  | "picture"
  | "rows";

export type ContentField = {
  name: string;
  kind: ContentKind;
  /** Must not be empty. */
  required: boolean;
  /** Maximum length of a text, or the largest number. */
  most?: number | undefined;
  /** The choices. Those of a reference are items of another collection. */
  options?: { value: string; label: string }[];
  /** The fields of each row. */
  fields?: ContentField[];
  /** An empty field means an empty text, not a missing one. */
  emptyText?: true;
  /** Stored rows don't show the field, because it is changed elsewhere. */
  onlyNew?: true;
};

/** Form values by field name: text, or the rows of a list. A stored row has its `id`. */
export type ContentTree = { [name: string]: string | ContentTree[] };

/** The name of a field's control, from the field's path in the item: `titles.0.name`. */
export const controlName = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/** The values of a posted form. Names without a field are ignored. */
export function treeOf(fields: readonly ContentField[], posted: Record<string, string>, prefix = ""): ContentTree {
  const tree: ContentTree = {};
  const id = posted[`${prefix}id`];
  if (prefix && id) tree.id = id;
  for (const { name, kind, fields: inner = [] } of fields) {
    if (kind === "picture") {
      for (const part of PICTURE_PARTS) tree[`${name}.${part}`] = posted[`${prefix}${name}.${part}`] ?? "";
    } else if (kind === "rows") tree[name] = rowsOf(inner, posted, `${prefix}${name}`);
    else tree[name] = posted[prefix + name] ?? "";
  }
  return tree;
}

/** What the office chooses for a picture: the seed of a drawing, or a photograph. */
const PICTURE_PARTS = ["seed", "photo"] as const;
const MOST_ROWS = 99;

function rowsOf(inner: readonly ContentField[], posted: Record<string, string>, name: string): ContentTree[] {
  const count = Math.min(Number.parseInt(posted[`${name}.count`] ?? "", 10) || 0, MOST_ROWS);
  return Array.from({ length: count }, (_, index) => treeOf(inner, posted, `${name}.${index}.`));
}

type RowMove = { tree: ContentTree; focus: string };

/**
 * Handles a button of a list of rows: `titles.add`, `titles.1.up`, `titles.1.down`, `titles.1.remove`. Returns the
 * changed tree, which isn't saved yet, and the control to focus. Undefined for any other button.
 */
export function movedRow(tree: ContentTree, button: string): RowMove | undefined {
  const [, name = "", at = "", verb] = /^(\w+)(?:\.(\d{1,2}))?\.(add|up|down|remove)$/.exec(button) ?? [];
  const rows = tree[name];
  if (!Array.isArray(rows)) return undefined;
  const index = Number(at);
  const moved = [...rows];
  const to = verb === "up" ? index - 1 : verb === "down" ? index + 1 : index;
  if (verb === "add") return { tree: { ...tree, [name]: [...rows, {}] }, focus: `${name}.${rows.length}` };
  if (at === "" || !rows[index] || (verb !== "remove" && !rows[to])) return undefined;
  const [row] = moved.splice(index, 1);
  if (verb !== "remove" && row) moved.splice(to, 0, row);
  return { tree: { ...tree, [name]: moved }, focus: verb === "remove" ? name : `${name}.${to}` };
}

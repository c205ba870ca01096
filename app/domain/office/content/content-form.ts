/** The office's forms for content, as the server describes them: what fields an item has, and what stands in them. */

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
  /** Something must stand in it. */
  required: boolean;
  /** The longest text, or the largest number. */
  most?: number | undefined;
  /** What can be chosen. A reference's are items of another collection. */
  options?: { value: string; label: string }[];
  /** The fields of each row. */
  fields?: ContentField[];
  /** Nothing typed is an empty text, not a missing one. */
  emptyText?: true;
  /** Rows that are stored already don't show it: it is changed elsewhere. */
  onlyNew?: true;
};

/** Typed values: text, or the rows of a list. Names are the fields'. A row that is stored has its `id`. */
export type ContentTree = { [name: string]: string | ContentTree[] };

/** A path of an item's field as the name of its control: `titles.0.name`. */
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

/** What the office chooses of a picture: the seed of the drawing, or a photograph. */
const PICTURE_PARTS = ["seed", "photo"] as const;
const MOST_ROWS = 99;

function rowsOf(inner: readonly ContentField[], posted: Record<string, string>, name: string): ContentTree[] {
  const count = Math.min(Number.parseInt(posted[`${name}.count`] ?? "", 10) || 0, MOST_ROWS);
  return Array.from({ length: count }, (_, index) => treeOf(inner, posted, `${name}.${index}.`));
}

type RowMove = { tree: ContentTree; focus: string };

/**
 * A button of a list of rows: `titles.add`, `titles.1.up`, `titles.1.down`, `titles.1.remove`. Returns the tree without
 * writing anything, and the control that gets the focus. Undefined for anything else.
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

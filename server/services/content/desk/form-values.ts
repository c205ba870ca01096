/** Items as the texts of a form, and back. */
import type { z } from "zod";
import { centsTyped, moneyTyped } from "../../../../app/domain/forms/typed-money";
import type { ContentField, ContentTree } from "../../../../app/domain/office/content/content-form";
import { collections, type Name } from "../collections";
import { isZone } from "../fields";
import type { Fault, Path } from "../items";
import { instantOf, localText } from "../local-time";
import type { ItemRow } from "../rows";
import { formFields } from "./form-fields";

export const NO_PHOTO = "is not one of the uploaded photographs";

/** `YYYY-MM-DDTHH:MM`, as browsers fill in a date and time. */
const MINUTES = 16;

/** The values in an item's form. Times are local in `zone`. */
export function valuesOf(name: Name, item: ItemRow, zone: string): ContentTree {
  return treeFrom(formFields(name), item, zone);
}

function treeFrom(fields: ContentField[], item: ItemRow, zone: string): ContentTree {
  const tree: ContentTree = typeof item.id === "string" ? { id: item.id } : {};
  for (const field of fields) {
    const value = item[field.name];
    if (field.kind === "rows") {
      const rows = Array.isArray(value) ? (value as ItemRow[]) : [];
      tree[field.name] = rows.map((row) => treeFrom(field.fields ?? [], row, zone));
    } else if (field.kind === "picture") {
      const picture = (value ?? {}) as ItemRow;
      tree[`${field.name}.seed`] = String(picture.seed ?? "");
      tree[`${field.name}.photo`] = String(picture.photo ?? "");
    } else tree[field.name] = textOf(field, value, zone);
  }
  return tree;
}

function textOf({ kind }: ContentField, value: unknown, zone: string): string {
  if (value === undefined || value === null) return "";
  switch (kind) {
    case "money":
      return moneyTyped(Number(value));
    case "switch":
      return value === true ? "on" : "";
    case "instant":
      return localText(new Date(String(value)), zone).slice(0, MINUTES);
    case "lines":
      return (value as string[]).join("\n");
    case "pairs":
      return Object.entries(value as Record<string, string>)
        .map(([name, one]) => `${name}: ${one}`)
        .join("\n");
    default:
      return String(value);
  }
}

type ReadItem = { item: ItemRow; faults: Fault[] };

/**
 * The item that a form describes. What the form doesn't show stays as in `base`; an emptied field that may be empty is
 * null. `photo` gives a photograph's fields by its key.
 */
export function itemFrom(
  name: Name,
  tree: ContentTree,
  o: { base: ItemRow; zone: string; photo(key: string): ItemRow | undefined },
): ReadItem {
  const faults: Fault[] = [];
  const zone = isZone(o.zone) ? o.zone : "UTC";
  const { one, item: schema } = collections[name];
  const fault = (path: Path, says: string) =>
    void faults.push({ line: 1, field: `${one} ${path.join(".")}`, says, path });

  const read = (fields: ContentField[], from: ContentTree, base: ItemRow, path: Path): ItemRow => {
    const item: ItemRow = { ...base };
    for (const field of fields) {
      const own = [...path, field.name];
      const before = base[field.name];
      if (field.kind === "rows") {
        const rows = from[field.name];
        const stored = new Map((Array.isArray(before) ? (before as ItemRow[]) : []).map((row) => [row.id, row]));
        item[field.name] = (Array.isArray(rows) ? rows : []).map((row, index) =>
          read(field.fields ?? [], row, stored.get(typeof row.id === "string" ? row.id : undefined) ?? {}, [
            ...own,
            index,
          ]),
        );
      } else if (field.kind === "picture") {
        const seed = text(from[`${field.name}.seed`]);
        const photo = text(from[`${field.name}.photo`]);
        const known = o.photo(photo);
        const isStored = (before as ItemRow | null | undefined)?.photo === photo;
        if (photo && !known && !isStored) fault([...own, "photo"], NO_PHOTO);
        item[field.name] = pictureFrom((before ?? {}) as ItemRow, seed, photo, known, field.required);
      } else if (!(field.onlyNew && typeof base.id === "string")) {
        item[field.name] = valueFrom(field, text(from[field.name]), {
          zone,
          before,
          fault: (says) => fault(own, says),
        });
      }
    }
    return item;
  };
  const item = read(formFields(name), tree, o.base, []);
  if ("currency" in (schema as z.ZodObject).shape) item.currency ??= "USD";
  return { item, faults };
}

const text = (value: ContentTree[string] | undefined) =>
  typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";

type Reading = { zone: string; before: unknown; fault: (says: string) => void };

function valueFrom(field: ContentField, typed: string, { zone, before, fault }: Reading): unknown {
  const empty = field.required || field.kind === "line" || field.kind === "text" ? "" : null;
  const words = typed.trim();
  switch (field.kind) {
    case "switch":
      return typed === "on";
    case "lines": {
      const lines = typed.split("\n").flatMap((line) => line.trim() || []);
      return lines.length === 0 && before === undefined ? undefined : lines;
    }
    case "pairs":
      return Object.fromEntries(typed.split("\n").flatMap((line) => pairIn(line)));
    case "number":
      if (words === "") return field.required ? undefined : null;
      return /^-?\d+$/.test(words) ? Number(words) : words;
    case "money": {
      if (words === "") return field.required ? undefined : null;
      const amount = centsTyped(words);
      if (amount === undefined) fault("is not an amount: write it as 45 or 45.00");
      return amount ?? before;
    }
    case "instant": {
      if (words === "") return field.required ? undefined : null;
      if (typeof before === "string" && localText(new Date(before), zone).slice(0, MINUTES) === words) return before;
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(words)) return words;
      const read = instantOf(words, zone);
      if ("fault" in read) fault(read.fault);
      return "at" in read ? localText(read.at, zone) : before;
    }
    default:
      if (words !== "") return field.kind === "text" ? typed : words;
      // A text that may be empty stays a text; one that may be missing was null or wasn't there.
      return field.emptyText || (empty === "" && typeof before === "string")
        ? ""
        : field.required
          ? ""
          : (before ?? null) === null
            ? undefined
            : null;
  }
}

const pairIn = (line: string): [string, string][] => {
  const [, name = "", value = ""] = /^([^:]+):(.*)$/.exec(line) ?? [];
  return name.trim() ? [[name.trim(), value.trim()]] : [];
};

function pictureFrom(
  { photo: _, photoSize: __, photoAlt: ___, ...before }: ItemRow,
  seed: string,
  key: string,
  photo: ItemRow | undefined,
  required: boolean,
): ItemRow | null {
  if (!seed && !key && !required) return null;
  return { ...before, seed, ...(key && (photo ?? { photo: key })) };
}

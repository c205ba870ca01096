/** The fields of a collection's form, from the schema that imports are checked by. */
import type { z } from "zod";
import type { ContentField, ContentKind } from "../../../../app/domain/office/content/content-form";
import { bare } from "../cells";
import { collections, type Name } from "../collections";
import { cents, instant, picture, reference } from "../fields";
import type { ItemRow } from "../rows";

type Schema = z.core.$ZodType;
type Def = { type: string; element?: Schema; entries?: Record<string, string>; in?: Schema; defaultValue?: unknown };
const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** A text with more room than this gets several lines. */
const LONGEST_LINE = 200;
/** What a form doesn't show: keys, translations, and fields with only one allowed value. */
const HIDDEN = new Set(["id", "translations", "currency"]);
/** Pieces change by counting them in and out, because they are being sold. */
const COUNTED = new Set(["capacity", "remaining"]);

export const formFields = (name: Name): ContentField[] => {
  const { item, child, refers } = collections[name];
  return fieldsIn(item).map((field) => {
    if (field.name in refers) return { ...field, kind: "reference" };
    if (child?.field !== field.name) return field;
    const fields = field.fields?.map((one) => (COUNTED.has(one.name) ? { ...one, onlyNew: true as const } : one));
    return fields ? { ...field, fields } : field;
  });
};

/** A new item as its form opens: with its collection's defaults for fields that a file may leave out. */
export const blankItem = (name: Name): ItemRow =>
  Object.fromEntries(
    Object.entries(collections[name].item.shape).flatMap(([field, schema]) => {
      const { type, defaultValue } = defOf(schema as Schema);
      return type === "default" ? [[field, defaultValue]] : [];
    }),
  );

const fieldsIn = ({ shape }: z.ZodObject): ContentField[] =>
  Object.entries(shape).flatMap(([name, schema]) => (HIDDEN.has(name) ? [] : [fieldOf(name, schema as Schema)]));

function fieldOf(name: string, schema: Schema): ContentField {
  const inner = bare(schema);
  const { entries, element } = defOf(inner);
  const kind = kindOf(inner);
  const { maxLength, maxValue } = inner as { maxLength?: number | null; maxValue?: number | null };
  const accepts = (value: unknown) => (schema as z.ZodType).safeParse(value).success;
  const most = (kind === "number" ? maxValue : maxLength) ?? undefined;
  return {
    name,
    kind: kind === "line" && (most ?? 0) > LONGEST_LINE ? "text" : kind,
    required: !accepts("") && !accepts(undefined),
    ...(accepts("") && !accepts(undefined) && { emptyText: true as const }),
    most,
    ...(kind === "choice" && { options: Object.values(entries ?? {}).map((value) => ({ value, label: value })) }),
    ...(kind === "rows" && element && { fields: fieldsIn(element as z.ZodObject) }),
  };
}

/** Instants, amounts, references and pictures are known by their schema, the rest by its type. */
function kindOf(schema: Schema): ContentKind {
  if (schema === instant) return "instant";
  if (schema === cents) return "money";
  if (schema === reference) return "reference";
  if (schema === picture) return "picture";
  const { type, element, in: into } = defOf(schema);
  switch (type) {
    case "number":
      return "number";
    case "boolean":
      return "switch";
    case "enum":
      return "choice";
    case "array":
      return element && defOf(bare(element)).type === "object" ? "rows" : "lines";
    case "record":
      return "pairs";
    case "pipe":
      return into ? kindOf(into) : "line";
    default:
      return (schema as { format?: string | null }).format === "date" ? "date" : "line";
  }
}

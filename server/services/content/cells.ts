/** Fields as CSV cells: text unchanged, lists with semicolons, objects as JSON. */
import type { z } from "zod";
import { isFormula } from "../office/csv-text";

type Schema = z.core.$ZodType;
type CellKind = "text" | "number" | "boolean" | "words" | "json";

/** A schema without its `optional`, `nullable` and `default`. */
export function bare(schema: Schema): Schema {
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: Schema } };
  return ["optional", "nullable", "default"].includes(def.type) && def.innerType ? bare(def.innerType) : schema;
}

function kindOf(schema: Schema): CellKind {
  const { def } = bare(schema)._zod as unknown as { def: { type: string; element?: Schema; in?: Schema } };
  switch (def.type) {
    case "number":
    case "boolean":
      return def.type;
    case "pipe":
      return def.in ? kindOf(def.in) : "text";
    case "array":
      return def.element && kindOf(def.element) === "text" ? "words" : "json";
    case "object":
    case "record":
      return "json";
    default:
      return "text";
  }
}

const takesNothing = (schema: Schema) => (schema as z.ZodType).safeParse(undefined).success;
/** With the quote that `toCell` puts before a formula, or text that looks like it. */
const isEscaped = (cell: string) => cell.startsWith("'") && (cell[1] === "'" || isFormula(cell.slice(1)));

/** A cell's value as JSON would have it. What doesn't fit stays text, for the check to report. */
export function fromCell(schema: Schema, cell: string): unknown {
  const kind = kindOf(schema);
  const text = isEscaped(cell) ? cell.slice(1) : cell;
  if (text === "") return takesNothing(schema) || kind !== "text" ? undefined : "";
  if (kind === "number") return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === "boolean") return { true: true, false: false }[text.toLowerCase()] ?? text;
  if (kind === "words" && !text.startsWith("[")) return text.split(";").map((word) => word.trim());
  if (kind === "json" || kind === "words") return parsed(text);
  return text;
}

/** A value's cell, escaped so that no spreadsheet reads it as a formula. */
export function toCell(schema: Schema, value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = written(kindOf(schema), value);
  return isFormula(text) || isEscaped(text) ? `'${text}` : text;
}

function written(kind: CellKind, value: unknown): string {
  const isPlain = (word: unknown) => typeof word === "string" && word !== "" && !/[;[]|^\s|\s$/.test(word);
  if (kind === "words" && Array.isArray(value) && value.length > 0 && value.every(isPlain)) return value.join("; ");
  return kind === "json" || kind === "words" ? JSON.stringify(value) : String(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Opens a content file by its extension. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Refused } from "../../failures/refused";
import { collections, type Name } from "./collections";
import { csvSource } from "./csv-items";
import type { Source } from "./items";
import { jsonSource } from "./json-items";

/**
 * `only` names the one part to read: the rest of a .json file is skipped, and a .csv file is read as that part whatever
 * its heading. Throws Refused if the file can't be read.
 */
export async function openSource(folder: string, file: string, only?: Name): Promise<Source> {
  const path = resolve(folder, file);
  const there = await stat(path).catch(() => undefined);
  if (!there?.isFile()) throw new Refused(`There is no file ${file}.`);
  if (isCsv(file)) refuseCsv(only);
  if (isCsv(file)) return csvSource(path, only);
  if (isJson(file)) return jsonSource(path, only);
  throw new Refused(`${file} is neither .json nor .csv.`);
}

/** Throws Refused for a part whose items don't fit into a table. */
export function refuseCsv(part: Name | undefined): void {
  if (part && collections[part].document) throw new Refused(`${part} have no CSV: use a .json file.`);
}

export const isCsv = (file: string) => /\.csv$/i.test(file);
export const isJson = (file: string) => /\.json$/i.test(file);

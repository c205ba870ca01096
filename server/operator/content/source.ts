/** Opening a file of content, by the end of its name. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Refused } from "../refused";
import type { Name } from "./collections";
import { csvSource } from "./csv-items";
import type { Source } from "./items";
import { jsonSource } from "./json-items";

/**
 * `only` names the one part that counts: of a .json file the others are left out, and of a .csv file it says which part
 * it has, instead of the heading. Throws Refused when the file cannot be read.
 */
export async function openSource(folder: string, file: string, only?: Name): Promise<Source> {
  const path = resolve(folder, file);
  const there = await stat(path).catch(() => undefined);
  if (!there?.isFile()) throw new Refused(`There is no file ${file}.`);
  if (isCsv(file)) return csvSource(path, only);
  if (isJson(file)) return jsonSource(path, only);
  throw new Refused(`${file} is neither .json nor .csv.`);
}

export const isCsv = (file: string) => /\.csv$/i.test(file);
export const isJson = (file: string) => /\.json$/i.test(file);

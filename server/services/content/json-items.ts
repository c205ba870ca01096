/** A JSON document: an object with one list per collection. Items are read from the file one at a time. */
import { open, readFile } from "node:fs/promises";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { collections, type Name } from "./collections";
import type { Fault, Item, Path, Source } from "./items";
import { jsonFaults } from "./json-faults";
import { findPlaces, type JsonPlace } from "./json-places";

/** `only` skips the rest of the document. */
export async function jsonSource(file: string, only?: Name): Promise<Source> {
  const { places, frame } = await findPlaces(file);
  const lists = listsIn(frame);
  if (!lists || !(await areSound(file, places))) return unreadable(jsonFaults(await readFile(file, "utf8")));

  const faults = lists.whole ? [] : jsonFaults(await readFile(file, "utf8"));
  if (only && !lists.names.includes(only)) faults.push({ line: 1, field: only, says: "is not in this file" });
  const wanted = lists.names.filter((name) => !only || name === only);
  const items = places.filter(({ name }) => wanted.includes(name as Name));
  return {
    faults,
    unreadable: false,
    collections: wanted,
    count: items.length,
    async *items(collection) {
      const mine = items.filter(({ name }) => name === collection);
      for await (const { text, place } of textsOf(file, mine)) yield itemOf(text, place);
    },
  };
}

const unreadable = (faults: Fault[]): Source => ({
  faults: faults.length > 0 ? faults : [{ line: 1, field: "", says: "The file is not a content document." }],
  unreadable: true,
  collections: [],
  count: 0,
  async *items() {},
});

/** The valid parts of a document, and whether all are valid. Undefined if it isn't an object. `frame` has no items. */
function listsIn(frame: string): { names: Name[]; whole: boolean } | undefined {
  try {
    const lists: unknown = JSON.parse(frame.replace(/^\uFEFF/, ""));
    if (typeof lists !== "object" || lists === null || Array.isArray(lists)) return undefined;
    const isSound = ([name, list]: [string, unknown]) =>
      Object.hasOwn(collections, name) && Array.isArray(list) && list.every((one) => one === 0);
    const all = Object.entries(lists);
    const names = all.filter(isSound).map(([name]) => name as Name);
    return { names, whole: names.length === all.length };
  } catch {
    return undefined;
  }
}

async function areSound(file: string, places: JsonPlace[]): Promise<boolean> {
  try {
    for await (const { text } of textsOf(file, places)) JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

async function* textsOf(file: string, places: JsonPlace[]): AsyncIterable<{ text: string; place: JsonPlace }> {
  const handle = await open(file);
  try {
    for (const place of places) {
      const bytes = Buffer.alloc(place.end - place.start);
      await handle.read(bytes, 0, bytes.length, place.start);
      yield { text: bytes.toString(), place };
    }
  } finally {
    await handle.close();
  }
}

function itemOf(text: string, { name, line }: JsonPlace): Item {
  return {
    collection: name as Name,
    value: JSON.parse(text),
    lineOf: (path) => line + text.slice(0, offsetOf(text, path)).split("\n").length - 1,
  };
}

/** Where a field is, or what would contain it if it is missing. */
function offsetOf(text: string, path: Path): number {
  const tree = parseTree(text);
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
    if (node) return node.offset;
  }
  return 0;
}

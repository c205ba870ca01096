/** A JSON document: an object with a list for each collection. */
import { findNodeAtLocation, type ParseErrorCode, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import { collections, type Name } from "./collections";
import type { Fault, Item, Path, Source } from "./items";

/** Where an item stands in the text. */
type Place = { collection: Name; start: number; end: number; line: number };

/** The document is looked through once for its items; each is parsed when it is asked for. */
export function jsonSource(text: string): Source {
  const places: Place[] = [];
  const faults: Fault[] = [];
  const found: Name[] = [];
  let depth = 0;
  let collection: Name | undefined;
  let begun: { start: number; line: number } | undefined;

  const isName = (name: string): name is Name => Object.hasOwn(collections, name);
  const begin = (offset: number, line: number) => {
    if (depth === 2) begun = { start: offset, line: line + 1 };
    depth += 1;
  };
  const end = (offset: number, length: number) => {
    depth -= 1;
    if (depth === 2 && begun && collection) places.push({ ...begun, collection, end: offset + length });
    if (depth === 2) begun = undefined;
  };
  const notAList = (line: number) => {
    if (depth < 3 && collection) faults.push({ line: line + 1, field: collection, says: "must be a list of objects" });
  };

  visit(
    text,
    {
      onObjectBegin: (offset, _length, line) => {
        if (depth === 1) notAList(line);
        begin(offset, line);
      },
      onObjectEnd: end,
      onArrayBegin: (offset, _length, line) => {
        if (depth === 0) faults.push({ line: line + 1, field: "", says: "The document must be an object of lists." });
        if (depth === 2) notAList(line);
        begin(offset, line);
      },
      onArrayEnd: end,
      onObjectProperty: (name, _offset, _length, line) => {
        if (depth !== 1) return;
        collection = isName(name) ? name : undefined;
        if (collection) found.push(collection);
        else
          faults.push({
            line: line + 1,
            field: name,
            says: `is no part of content: ${Object.keys(collections).join(", ")}`,
          });
      },
      onLiteralValue: (_value, _offset, _length, line) => notAList(line),
      onError: (code: ParseErrorCode, _offset, _length, line) =>
        faults.push({ line: line + 1, field: "", says: `The file is no JSON here: ${printParseErrorCode(code)}.` }),
    },
    { disallowComments: true, allowTrailingComma: false },
  );

  return {
    faults,
    collections: [...new Set(found)],
    count: places.length,
    async *items(collection) {
      for (const place of places) if (place.collection === collection) yield itemAt(text, place);
    },
  };
}

function itemAt(text: string, { collection, start, end, line }: Place): Item {
  const own = text.slice(start, end);
  return {
    collection,
    value: JSON.parse(own),
    lineOf(path) {
      const offset = offsetOf(own, path);
      return line + own.slice(0, offset).split("\n").length - 1;
    },
  };
}

/** Where a field stands, or what would hold it when it is missing. */
function offsetOf(text: string, path: Path): number {
  const tree = parseTree(text);
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
    if (node) return node.offset;
  }
  return 0;
}

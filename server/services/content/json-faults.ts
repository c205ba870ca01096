/** Finds what is wrong with a document that isn't valid JSON or isn't content. Reads the whole document into memory. */
import { type ParseErrorCode, printParseErrorCode, visit } from "jsonc-parser";
import { collections } from "./collections";
import type { Fault } from "./items";

/** Every fault of its form, by line. */
export function jsonFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  let depth = 0;
  let name = "";
  const notAList = (line: number) => {
    if (depth === 1 || depth === 2) faults.push({ line: line + 1, field: name, says: "must be a list of objects" });
    if (depth === 0) faults.push({ line: line + 1, field: "", says: "The document must be an object of lists." });
  };
  const deeper = () => {
    depth += 1;
  };
  const back = () => {
    depth -= 1;
  };
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line) => {
        if (depth === 1) notAList(line);
        deeper();
      },
      onObjectEnd: back,
      onArrayBegin: (_offset, _length, line) => {
        if (depth !== 1) notAList(line);
        deeper();
      },
      onArrayEnd: back,
      onObjectProperty: (property, _offset, _length, line) => {
        if (depth !== 1) return;
        name = property;
        const known = Object.keys(collections);
        if (!known.includes(name)) {
          faults.push({ line: line + 1, field: name, says: `is not a part of content: ${known.join(", ")}` });
        }
      },
      onLiteralValue: (_value, _offset, _length, line) => notAList(line),
      onError: (code: ParseErrorCode, _offset, _length, line) =>
        faults.push({
          line: line + 1,
          field: "",
          says: `The file is not valid JSON here: ${printParseErrorCode(code)}.`,
        }),
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return faults;
}

/** No cell of a file for spreadsheets is read as a formula. */
import { expect, test } from "vitest";
import { csvText } from "../../../server/services/office/csv-text";

test.each([
  "=1+1",
  "+1",
  "-1+cmd",
  "-",
  "--1",
  "-1.",
  "-1-1",
  "-1\n=1",
  "-49.00\n",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
])("%j gets a leading quote", (cell) => expect(csvText([[cell]])).toMatch(/^\ufeff"?'/));

test.each(["-49.00", "-1", "-1250", "-0.5"])("the number %s stays one", (cell) =>
  expect(csvText([[cell]])).toBe(`\ufeff${cell}\r\n`),
);

test("other cells stay as they are", () =>
  expect(csvText([["Maya O'Neil", "1-2", "a=b"]])).toBe("\ufeffMaya O'Neil,1-2,a=b\r\n"));

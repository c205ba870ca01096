/** What the browser's bundle keeps of a page of the office. */
import { expect, test } from "vitest";
import { withoutPage } from "../../build-plugins/office-stays-on-server";

test("A page keeps its style sheets and the names of its exports, but no code", () => {
  const code = [
    'import { Secret } from "../../ui/office/secret";',
    'import "../../ui/office/office.css";',
    "export const handle = { layout: Secret };",
    "export async function loader(args: Args) {\n  return officePage(args);\n}",
    "export default function Today() {\n  return <Secret />;\n}",
  ].join("\n");
  expect(withoutPage(code).split("\n")).toEqual([
    'import "../../ui/office/office.css";',
    "export const handle = undefined;",
    "export const loader = undefined;",
    "export default function Page() { return null; }",
  ]);
});

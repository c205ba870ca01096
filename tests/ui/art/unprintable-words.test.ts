/** Words from the content may have characters that XML can't contain, and then no picture could be drawn. */
import { expect, test } from "vitest";
import { linkPicture } from "../../../app/ui/art/link-picture";

test("a picture has none of the characters that XML can't contain", () => {
  const words = {
    title: "Iron\u000b Harvest\ufffe",
    kicker: "One\u0001 night",
    fact: "May 2\uffff",
    note: "Tidewater\ud800",
  };
  const svg = linkPicture({ art: "<svg />", ink: { seed: "x" }, ...words }, "Ring\u0008side");
  expect(svg).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/u);
  expect(svg.toUpperCase()).toContain("TIDEWATER<");
});

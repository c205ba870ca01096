/** Characters that text can't have in calendars, feeds and pictures, wherever they come from. */
import { expect, it } from "vitest";
import { printable, printableLine } from "../../../app/domain/format/printable";
import { title } from "../../../server/services/content/fields";

const PASTED = "Iron\u000bHarvest\u0000\u0007\u007f \ufffe\ud83e🤼 “é”\tב";

it("loses what can't be printed, and nothing else", () => {
  expect(printable(PASTED)).toBe("Iron Harvest 🤼 “é”\tב");
  expect(printableLine("One\u000bTwo\r\n Three")).toBe("One Two Three");
  expect(printable("One\r\nTwo\u2028Three")).toBe("One\r\nTwo\u2028Three");
});

it("is one line in a title, and a title of nothing else is refused", () => {
  expect(title(99).parse(PASTED)).toBe("Iron Harvest 🤼 “é”\tב");
  expect(title(99).safeParse("\u0000\u000b").success).toBe(false);
});

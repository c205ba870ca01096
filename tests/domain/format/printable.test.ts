/** Characters that text can't have in calendars, feeds and pictures, wherever they come from. */
import { expect, it } from "vitest";
import { calendar, saleCalendar } from "../../../app/domain/feeds/icalendar";
import { printable, printableLine } from "../../../app/domain/format/printable";
import { title, words } from "../../../server/services/content/fields";
import { linkPictures } from "../../../server/services/link-pictures/link-pictures";
import { sampleEvent } from "../samples/sample-event";

const PASTED = "Iron\u000bHarvest\u0000\u0007\u007f \ufffe\ud83e🤼 “é”\tב";

it("loses what can't be printed, and nothing else", () => {
  expect(printable(PASTED)).toBe("Iron\nHarvest 🤼 “é”\tב");
  expect(printableLine("One\u000bTwo\r\n Three")).toBe("One Two Three");
  expect(printable("One\r\nTwo\u2028Three")).toBe("One\r\nTwo\u2028Three");
});

it("is written without them, titles as one line, and a title of nothing else is refused", () => {
  expect(words(99).parse(PASTED)).toBe("Iron\nHarvest 🤼 “é”\tב");
  expect(title(99).parse(PASTED)).toBe("Iron Harvest 🤼 “é”\tב");
  expect(title(99).safeParse("\u0000\u000b").success).toBe(false);
});

it("of an older release breaks no calendar and no picture", async () => {
  const site = { siteName: "Ringside", siteUrl: "https://ringside.example" };
  const night = { ...sampleEvent(), title: PASTED };
  const files = [
    calendar([night], { name: "Tour", path: "/tour-dates.ics" }, site),
    saleCalendar(night, new Date("2026-11-27T15:00:00Z"), site),
    calendar([], { name: "Tour", path: "/tour-dates.ics" }, site),
  ];
  for (const file of files) {
    expect(file).not.toMatch(/[^\P{Cc}\t\r\n]/u);
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
  }
  const pictures = linkPictures();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>${PASTED}</text></svg>`;
  expect(await pictures.png(svg)).toBeInstanceOf(Uint8Array);
  await pictures.stop();
});

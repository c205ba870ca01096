/** The search page's links to what is coming up. */
import { expect, it } from "vitest";
import { suggestedNight } from "../../app/domain/search/search-view";
import { SearchPage } from "../../app/ui/search/search-page";
import { SearchResult } from "../../app/ui/search/search-result";
import { render, textOf } from "./render";

it("says of a suggested night that it is canceled, and nothing of another", async () => {
  const location = { city: "Norfolk" };
  const suggested = [
    suggestedNight({ id: "1", title: "Iron Harvest", status: "CANCELED", location }),
    suggestedNight({ id: "2", title: "Salt & Steel", status: "SCHEDULED", location: { city: "" } }),
  ];
  const html = await render(<SearchPage text="" further={false} suggested={suggested} />);
  const items = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => textOf(item ?? ""));
  expect(items).toEqual(["Iron Harvest, Norfolk Canceled", "Salt & Steel"]);
});

it.each([
  ["undated", "Date TBA"],
  ["canceled", "Canceled"],
  ["over", "Over"],
] as const)("says of a result that is %s what its page says: %s", async (state, says) => {
  const row = { kind: "night", path: "/events/1", title: "Iron Harvest", about: "", date: "", state } as const;
  const html = await render(<SearchResult row={{ ...row, lang: "en", titleLang: "en" }} />);
  expect(/<span class="badge">(.*?)<\/span>/.exec(html)?.[1]).toBe(says);
});

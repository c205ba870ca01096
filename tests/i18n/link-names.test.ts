/**
 * A link whose label says more than its text contains that text, in every language: people who control the browser by
 * voice say what they see (WCAG 2.5.3), and lists of links are read by their first words.
 */
import { expect, test } from "vitest";
import { LANGUAGES } from "../../app/domain/languages";
import { textsOf } from "../../app/i18n/texts";

const ABOUT = { title: "Iron Harvest", city: "Norfolk", date: "Nov 20, 2026" };

test.each(LANGUAGES)("labels of links in %s", async (language) => {
  const { site, media, watch } = (await textsOf(language)).t;
  const pairs = [
    [site("event.tickets"), site("event.ticketsFor", ABOUT)],
    [site("event.details"), site("event.detailsOf", ABOUT)],
    [site("event.partner"), site("event.partnerFor", ABOUT)],
    [media("posts.see"), media("posts.seeOf", ABOUT)],
    [watch("list.enter"), watch("list.enterOf", ABOUT)],
  ];
  const short = (text: string) => text.toLocaleLowerCase(language);
  expect(pairs.filter(([text = "", label = ""]) => !short(label).includes(short(text)))).toEqual([]);
});

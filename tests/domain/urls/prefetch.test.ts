import { expect, test } from "vitest";
import { mayPrefetch } from "../../../app/domain/urls/prefetch";

const here = new URL("https://ringside.example/tickets?city=Norfolk");
const may = (href: string) => mayPrefetch(new URL(href, here), here);

test.each(["/", "/home", "/wrestlers", "/events/994d82d0-b9f9-8328-ae97-acbe3fafc444", "/shows/section/x?from=10"])(
  "%s may be fetched before it is asked for",
  (href) => expect(may(href)).toBe(true),
);

test.each([
  ["the page itself", "/tickets?city=Tucson"],
  ["another site", "https://fans.example/"],
  ["the overlay", "/home/auth/sign-in"],
  ["seats, which change by the second", "/tickets/event/994d82d0-b9f9-8328-ae97-acbe3fafc444"],
  ["somebody's tickets", "/tickets/details/994d82d0-b9f9-8328-ae97-acbe3fafc444"],
  ["what is printed", "/tickets/print"],
  ["a page that looks a billing customer up", "/profile"],
  ["another", "/premium"],
  ["a third", "/pay-per-view/event/994d82d0-b9f9-8328-ae97-acbe3fafc444"],
  ["a third by its other name", "/payperview"],
  ["a file", "/news.rss"],
  ["a door to elsewhere", "/oauth/start/google"],
])("%s may not", (_, href) => expect(may(href)).toBe(false));

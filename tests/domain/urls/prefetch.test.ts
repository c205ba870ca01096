import { expect, test } from "vitest";
import { mayPrefetch } from "../../../app/domain/urls/prefetch";

const here = new URL("https://ringside.example/tickets?city=Norfolk");
const may = (href: string) => mayPrefetch(new URL(href, here), here);

test.each(["/", "/home", "/wrestlers", "/events/994d82d0-b9f9-8328-ae97-acbe3fafc444", "/shows/section/x?from=10"])(
  "%s may be prefetched",
  (href) => expect(may(href)).toBe(true),
);

test.each([
  ["the page itself", "/tickets?city=Tucson"],
  ["another site", "https://fans.example/"],
  ["the overlay", "/home/auth/sign-in"],
  ["seats, which change every second", "/tickets/event/994d82d0-b9f9-8328-ae97-acbe3fafc444"],
  ["the page after paying", "/paid/tickets/994d82d0-b9f9-8328-ae97-acbe3fafc444"],
  ["an order's receipt", "/shop/order/994d82d0-b9f9-8328-ae97-acbe3fafc444/receipt"],
  ["a fan's tickets", "/tickets/details/994d82d0-b9f9-8328-ae97-acbe3fafc444"],
  ["printable tickets", "/tickets/print"],
  ["a ticket for a wallet", "/tickets/wallet/994d82d0-b9f9-8328-ae97-acbe3fafc444/google/ZAMN-JXVH-TQ001?lng=en"],
  ["the profile, which looks up a billing customer", "/profile"],
  ["Premium, which does so too", "/premium"],
  ["a broadcast, which does so too", "/pay-per-view/event/994d82d0-b9f9-8328-ae97-acbe3fafc444"],
  ["the alias of the broadcast list", "/payperview"],
  ["a basket", "/shop/basket"],
  ["a waiting list, which changes with every seat", "/waiting-list/994d82d0-b9f9-8328-ae97-acbe3fafc444"],
  ["a page behind a secret key", "/following/k"],
  ["a line, which is no page of the router", "/he/line/994d82d0-b9f9-8328-ae97-acbe3fafc444"],
  ["a file", "/news.rss"],
  ["a redirect to another site", "/oauth/start/google"],
  ["the player", "/watch/3f2b"],
  ["billing assistance, which asks Stripe", "/billing-assistance"],
  ["following", "/follow?kind=wrestler"],
])("%s may not be prefetched", (_, href) => expect(may(href)).toBe(false));

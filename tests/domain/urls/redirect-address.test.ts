import { expect, test } from "vitest";
import { redirectAddress } from "../../../app/domain/urls/redirect-address";

test.each([
  ["a page", "/wrestlers", "", "", "/wrestlers"],
  ["the query is added", "/wrestlers", "?a=1&b=2", "", "/wrestlers?a=1&b=2"],
  [
    "the target's own parameter wins",
    "/tickets?city=Norfolk",
    "?city=Tucson&month=2026-03",
    "",
    "/tickets?city=Norfolk&month=2026-03",
  ],
  ["an open overlay stays open", "/wrestlers", "?a=1", "/auth/sign-in", "/wrestlers/auth/sign-in?a=1"],
  ["the front page", "/", "", "", "/"],
  ["the front page with an overlay", "/", "", "/auth/sign-in", "/auth/sign-in"],
  ["an anchor on a page", "/home#feed", "?a=1", "", "/home?a=1#feed"],
  ["another site", "https://fans.example/", "?a=1", "/auth/sign-in", "https://fans.example/?a=1"],
])("%s", (_, target, search, overlay, address) => {
  expect(redirectAddress(target, search, overlay)).toBe(address);
});

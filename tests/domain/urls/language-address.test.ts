import { describe, expect, it } from "vitest";
import { inLanguage, languageInPath, withoutLanguage } from "../../../app/domain/urls/language-address";
import { mayPrefetch } from "../../../app/domain/urls/prefetch";
import { mayRunTags } from "../../../app/domain/urls/tagged-pages";

describe("An address in a language", () => {
  it.each([
    ["/es/tickets", "es", "/tickets"],
    ["/he/tickets/event/1?changed", "he", "/tickets/event/1?changed"],
    ["/ja", "ja", "/"],
    ["/ja/", "ja", "/"],
    ["/ja?a=1", "ja", "/?a=1"],
    ["/ja#main", "ja", "/#main"],
    ["/es.data", "es", "/_root.data"],
    ["/es.data?_routes=root", "es", "/_root.data?_routes=root"],
    ["/es/tickets.data", "es", "/tickets.data"],
    ["/es/auth/sign-in", "es", "/auth/sign-in"],
  ])("%s is in %s the page %s", (address, language, page) => {
    expect(languageInPath(address)).toBe(language);
    expect(withoutLanguage(address)).toBe(page);
  });

  it.each([
    "/",
    "/tickets",
    "/en/tickets",
    "/xx/tickets",
    "/ES/tickets",
    "/esp",
    "/es.png",
    "/es.dataset",
    "es/tickets",
  ])("%s names none and stays what it is", (address) => {
    expect(languageInPath(address)).toBeUndefined();
    expect(withoutLanguage(address)).toBe(address);
  });

  it("belongs to the same pages for tags and prefetching", () => {
    const url = (path: string) => new URL(path, "https://ringside.example");
    expect([mayRunTags("/es/tickets"), mayRunTags("/es"), mayRunTags("/es/profile")]).toEqual([true, true, false]);
    const prefetched = ["/es/tickets", "/es/profile", "/es/premium", "/es/tickets/event/1", "/es/home/auth/sign-in"];
    expect(prefetched.filter((path) => mayPrefetch(url(path), url("/es/home")))).toEqual(["/es/tickets"]);
  });

  it.each([
    ["/", "es", "/es"],
    ["/?a=1", "es", "/es?a=1"],
    ["/tickets?past", "es", "/es/tickets?past"],
    ["/tickets?past", "en", "/tickets?past"],
    ["/tickets", "xx", "/tickets"],
  ])("of %s in %s is %s", (page, language, address) => {
    expect(inLanguage(page, language)).toBe(address);
  });
});

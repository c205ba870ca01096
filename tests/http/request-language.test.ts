import { expect, test } from "vitest";
import { localPath } from "../../app/domain/urls/local-path";
import { chooseLanguage, languageOf, localeOf } from "../../server/http/request-language";

const asked = (headers: Record<string, string>) => localeOf(new Request("http://localhost/", { headers }));

test.each([
  ["nothing said", {}, "en"],
  ["a language that we do not have", { "accept-language": "sw" }, "en"],
  ["the second choice, when the first is not ours", { "accept-language": "sw, de-AT;q=0.8, fr;q=0.5" }, "de"],
  ["Norwegian by its general code", { "accept-language": "no" }, "nb"],
  ["Hebrew by its old code", { "accept-language": "iw-IL" }, "he"],
  ["the visitor's own choice before the browser's", { cookie: "lng=he", "accept-language": "de" }, "he"],
  ["a cookie of rubbish", { cookie: "lng=../../etc", "accept-language": "de" }, "de"],
])("the language: %s", async (_, headers, language) => {
  expect(await asked(headers as Record<string, string>)).toBe(language);
});

test.each([
  ["with a space before the equals sign", "lng =de", ""],
  ["twice, the first with a space", "lng =de; lng=en", "lng=en"],
  ["after a space that isn't one", "a=1; \u00a0lng=de", ""],
  ["that we do not have", "lng=xx", ""],
])("a cookie of a language %s chooses for nobody else", (_, odd, others) => {
  const wish = `en-US,en;q=0.9,${odd.length}`;
  languageOf("/home", odd, wish);
  expect(languageOf("/home", others, wish)).toBe("en");
  expect(languageOf("/home", "lng=he ; a=1", wish)).toBe("he");
});

test("only one of our languages can be chosen", () => {
  expect(chooseLanguage("he", false)).toMatch(/^lng=he; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  expect(chooseLanguage("he", true)).toMatch(/^lng=he; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/);
  expect(chooseLanguage("xx", true)).toBeUndefined();
  expect(chooseLanguage("__proto__", true)).toBeUndefined();
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "", "/a\nb", undefined])(
  "%s is no path of this site",
  (path) => expect(localPath(path, "/home")).toBe("/home"),
);
test("a path of this site is accepted", () => expect(localPath("/tickets?city=a", "/home")).toBe("/tickets?city=a"));

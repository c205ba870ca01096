import { expect, test } from "vitest";
import { legible } from "../../server/http/legible-address";

test.each([
  ["an ordinary path", "/tickets/event/1?city=N%C3%AEmes&q=50%25", "/tickets/event/1?city=N%C3%AEmes&q=50%25"],
  ["letters of another script", "/%D7%A9%D7%9C", "/%D7%A9%D7%9C"],
  ["an encoded slash", "/watch/..%2f..%2fx", "/watch/..%2f..%2fx"],
  ["a NUL", "/check-in/a%00b", "/check-in/a%2500b"],
  ["a backslash", "/%5C", "/%255C"],
  ["a line break", "/x%0d%0ay", "/x%250d%250ay"],
  ["a malformed encoding", "/%zz/%C3%28/%", "/%25zz/%25C3%2528/%25"],
  ["a NUL in the query", "/tickets?a=%00&b=x%00y", "/tickets?a=&b=xy"],
])("%s", (_, path, expected) => {
  const { pathname, search } = legible(new URL(path, "https://ringside.example"));
  expect(pathname + search).toBe(expected);
  expect(() => decodeURIComponent(pathname)).not.toThrow();
});

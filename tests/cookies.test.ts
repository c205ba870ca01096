import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sealedCookie } from "../server/cookies";

const valid = (value: unknown) => value as { token: string };
const options = { name: "session", secrets: ["a secret of at least 32 characters!!"], valid };

/** The Cookie header a browser sends after it got these Set-Cookie lines. */
function browser(lines: string[], before = ""): string {
  const jar = new Map(
    before
      .split("; ")
      .filter(Boolean)
      .map((pair) => [pair.split("=")[0] ?? "", pair] as const),
  );
  for (const line of lines) {
    const pair = line.split(";")[0] ?? "";
    const name = pair.split("=")[0] ?? "";
    if (/max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join("; ");
}

test("three tokens of real size survive, and the header stays under 7 kB", () => {
  const cookie = sealedCookie({ ...options, secure: true });
  const token = randomBytes(3900).toString("base64url").slice(0, 5200);
  const lines = cookie.write({ token }, null);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line.length).toBeLessThan(4096);
  const header = browser(lines);
  expect(header.length).toBeLessThan(7000);
  expect(cookie.read(header)).toEqual({ token });
});

test("chunks that a shorter value no longer needs are expired", () => {
  const cookie = sealedCookie({ ...options, secure: false });
  const long = browser(cookie.write({ token: randomBytes(4500).toString("base64url") }, null));
  const short = browser(cookie.write({ token: "short" }, long), long);
  expect(short.split("; ")).toHaveLength(1);
  expect(cookie.read(short)).toEqual({ token: "short" });
  expect(browser(cookie.clear(short), short)).toBe("");
});

test("cookies are HttpOnly, Lax, for the whole site and a year; Secure and __Host- on https", () => {
  const [plain] = sealedCookie({ ...options, secure: false }).write({ token: "x" }, null);
  expect(plain).toMatch(/^session\.0=/);
  expect(plain).toMatch(/HttpOnly/);
  expect(plain).toMatch(/SameSite=Lax/);
  expect(plain).toMatch(/Path=\//);
  expect(plain).toMatch(/Max-Age=31536000/);
  expect(plain).not.toMatch(/Secure/);
  const [secure] = sealedCookie({ ...options, secure: true }).write({ token: "x" }, null);
  expect(secure).toMatch(/^__Host-session\.0=/);
  expect(secure).toMatch(/Secure/);
});

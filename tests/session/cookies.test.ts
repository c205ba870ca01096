import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { readConfig } from "../../server/config/config";
import { jar } from "../../server/session/cookies/cookie-jar";
import { sealedCookie } from "../../server/session/cookies/sealed-cookies";
import { cookies } from "../../server/session/session";

const valid = (value: unknown) => value as { token: string };
const options = { name: "session", format: 2 as const, secrets: ["a secret of at least 32 characters!!"], valid };

/** The Cookie header that a browser sends after these Set-Cookie lines. */
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

test("a value sealed for one cookie opens as no other, though the secrets are the same", () => {
  const names = ["session", "flow", "guest", "device"];
  for (const name of names) {
    const [line = ""] = sealedCookie({ ...options, name, secure: false }).write({ token: "x" }, null);
    const value = line.slice(line.indexOf("=") + 1, line.indexOf(";"));
    for (const other of names) {
      const read = sealedCookie({ ...options, name: other, secure: false }).read(`${other}.0=${value}`);
      expect(read, `${name} as ${other}`).toEqual(other === name ? { token: "x" } : undefined);
    }
  }
});

test("chunks that we did not write cost no more work than ours: gaps, too many, duplicates, odd numbers", () => {
  const cookie = sealedCookie({ ...options, secure: false });
  const whole = browser(cookie.write({ token: randomBytes(4500).toString("base64url") }, null));
  const [first = "", second = ""] = whole.split("; ");
  expect(second).toMatch(/^session\.1=/);
  for (const header of [
    first,
    second,
    `${first.replace(".0=", ".1=")}; ${second.replace(".1=", ".0=")}`,
    Array.from({ length: 100 }, (_, i) => `session.${i}=${"A".repeat(3800)}`).join("; "),
    `${whole}; ${Array.from({ length: 100 }, (_, i) => `session.${i + 2}=A`).join("; ")}`,
    "session.00=A; session.-1=A; session.1e3=A; session.__proto__=A; session.=A",
  ]) {
    expect(cookie.read(header), header.slice(0, 40)).toBeUndefined();
  }
  // Of two cookies with one name the first counts: it has the longer path or is older.
  expect(cookie.read(`${whole}; session.0=forged`)).toEqual(cookie.read(whole));
  expect(cookie.read(`session.0=forged; ${whole}`)).toBeUndefined();
});

test("a header full of strange chunks is answered with few Set-Cookie lines", () => {
  const cookie = sealedCookie({ ...options, secure: false });
  const header = Array.from({ length: 2_000 }, (_, i) => `session.${i}=A`).join("; ");
  expect(cookie.clear(header).length).toBeLessThan(50);
  expect(cookie.write({ token: "x" }, header).length).toBeLessThan(50);
});

test("a remembered value is found by the whole cookie alone, and cannot be changed", () => {
  const cookie = sealedCookie({ ...options, secure: false, remembered: 10 });
  const header = browser(cookie.write({ token: randomBytes(300).toString("base64url") }, null));
  const first = cookie.read(header);
  expect(cookie.read(header)).toBe(first);
  expect(Object.isFrozen(first)).toBe(true);
  for (const at of [14, Math.floor(header.length / 2), header.length - 2]) {
    const other = header[at] === "A" ? "B" : "A";
    expect(cookie.read(header.slice(0, at) + other + header.slice(at + 1)), `changed at ${at}`).toBeUndefined();
  }
  expect(cookie.read(header.slice(0, -4))).toBeUndefined();
});

test("a jar seals a value when it is sent, once, and not at all if it was replaced or dropped", () => {
  const config = readConfig({ SESSION_SECRETS: "a secret of at least 32 characters!!" }, { demand: false });
  const sealed = cookies(config);
  const write = vi.fn(sealed.guest.write);
  const guest = { visitorId: "v", orderKeys: {} };
  const held = jar({ ...sealed, guest: { ...sealed.guest, write } }, null);
  held.write("guest", guest);
  held.write("guest", { ...guest, visitorId: "w" });
  expect(write).not.toHaveBeenCalled();
  expect(held.pending()).toEqual(held.pending());
  expect(write).toHaveBeenCalledTimes(1);
  expect(sealed.guest.read(browser(held.pending()))?.visitorId).toBe("w");
  held.write("guest", guest);
  held.drop("guest");
  expect(held.pending()).toEqual([]);
  expect(write).toHaveBeenCalledTimes(1);
});

test("what came with the request is known whatever was written since", () => {
  const sealed = cookies(readConfig({ SESSION_SECRETS: "a secret of at least 32 characters!!" }, { demand: false }));
  const header = browser(sealed.guest.write({ visitorId: "v", orderKeys: {} }, null));
  const [came, new_] = [jar(sealed, header), jar(sealed, null)];
  for (const one of [came, new_]) one.write("guest", { visitorId: "w", orderKeys: {} });
  expect([came.came("guest"), new_.came("guest")]).toEqual([true, false]);
});

/** A film is long, and its clients leave at any time: no file of it stays open, and none is read into memory. */
import { cpSync, mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillIn, GOOD_CARD, signIn } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

const FILM_BYTES = 2 ** 30;
const MAX_PIECE_BYTES = 8 * 1024 * 1024;

const films = mkdtempSync(join(tmpdir(), "ringside-films-"));
let site: Site;
let maya: ReturnType<typeof fan>;
let film: string;
beforeAll(async () => {
  cpSync("films", films, { recursive: true });
  truncateSync(join(films, "stand-in", "film.mp4"), FILM_BYTES);
  site = await testSite({ FILMS_DIR: films });
  maya = fan(site);
  const { html } = await maya.get("/pay-per-view");
  const night = /href="\/pay-per-view\/event\/([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
  await signIn(maya, "/home", "fan@ringside.example", "Headlock-4-Ever");
  const checkout = await maya.post(`/pay-per-view/event/${night}`, { intent: "buy" });
  const back = new URL((await fillIn(checkout.path, GOOD_CARD)) ?? "");
  await maya.get(back.pathname + back.search);
  const page = await maya.post(`/watch/${night}`, { intent: "watch" });
  film = /src="([^"]*film\.mp4[^"]*)"/.exec(page.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
});
afterAll(async () => {
  if (process.env.DEBUG_SITE) console.log(site.printed());
  await site.stop();
  rmSync(films, { recursive: true, force: true });
});

/** The files that the site's process has open in the films' folder. */
const openFilms = () =>
  readdirSync(`/proc/${site.pid()}/fd`).flatMap((descriptor) => {
    try {
      const path = readlinkSync(`/proc/${site.pid()}/fd/${descriptor}`);
      return path.startsWith(films) ? path : [];
    } catch {
      return [];
    }
  });

const openConnections = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), "localhost");
    socket.once("connect", () => resolve(void socket.destroy())).once("error", reject);
  });

/**
 * Sends a request and resets the connection, either at once or after the first part of the response, which it returns.
 */
function abandoned(head: string, when: "at once" | "in the middle"): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(Number(new URL(site.url).port), "localhost");
    socket.on("error", () => undefined);
    socket.once("close", () => resolve(received));
    socket.once("data", (data) => {
      received = data.toString("latin1");
      socket.resetAndDestroy();
    });
    socket.once("connect", () => socket.write(head, () => when === "at once" && socket.resetAndDestroy()));
  });
}

test("abandoned requests for a film leave no file open", async () => {
  const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const head = (method: string, range: string) =>
    `${method} ${film} HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\ncookie: ${cookie}\r\n${range}\r\n`;
  for (let round = 0; round < 15; round++) {
    const received = await Promise.all(
      ["", "range: bytes=0-\r\n", "range: bytes=1000000-900000000\r\n", "range: bytes=-700000000\r\n"].flatMap(
        (range) => [
          abandoned(head("GET", range), "at once"),
          abandoned(head("GET", range), "in the middle"),
          abandoned(head("HEAD", range), "at once"),
        ],
      ),
    );
    expect(received.filter((begun) => begun.startsWith("HTTP/1.1 20")).length).toBeGreaterThanOrEqual(4);
  }
  await openConnections();
  await expect.poll(openFilms, { timeout: 20_000, interval: 200 }).toEqual([]);
});

test("a slowly read response holds no file open between two chunks", async () => {
  const response = await fetch(site.url + film, {
    headers: { cookie: [...maya.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await expect.poll(openFilms, { timeout: 20_000, interval: 200 }).toEqual([]);
  await reader?.cancel();
});

test.each([
  ["to the end", "bytes=0-", 0],
  ["of a given length", `bytes=5000-${FILM_BYTES}`, 5000],
  ["of the last bytes", `bytes=-${FILM_BYTES - 7}`, 7],
])("a long range %s is answered with its first part", async (_, range, start) => {
  const piece = await maya.once(film, { headers: { range } });
  const end = start + MAX_PIECE_BYTES - 1;
  expect([piece.status, piece.headers.get("content-range")]).toEqual([206, `bytes ${start}-${end}/${FILM_BYTES}`]);
  expect((await piece.arrayBuffer()).byteLength).toBe(MAX_PIECE_BYTES);
});

test("several ranges at once, or a range with If-Range or HEAD, count as no range", async () => {
  for (const [method, headers] of [
    ["HEAD", { range: "bytes=0-1" }],
    ["HEAD", {}],
  ] as const) {
    const head = await maya.once(film, { method, headers });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(FILM_BYTES)]);
  }
  const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const headers of [{ range: "bytes=0-1,5-6" }, { range: "bytes=0-1", "if-range": '"x"' }]) {
    const whole = await fetch(site.url + film, { headers: { cookie, ...headers } as Record<string, string> });
    expect([whole.status, whole.headers.get("content-length")]).toEqual([200, String(FILM_BYTES)]);
    await whole.body?.cancel();
  }
});

test("a film has no single-fetch data, so it is never read into memory", async () => {
  const data = await maya.once(film.replace("film.mp4?", "film.mp4.data?"));
  expect(data.status).toBe(404);
  expect(await data.text()).toBe("No page has this data.");
});

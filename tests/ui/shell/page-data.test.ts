/** Requests for page data in a fake browser: network failures and prefetched pages. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type PageData = typeof import("../../../app/ui/shell/page-data");

const HERE = "https://ringside.example";
let sent: { url: URL; method: string }[];
let answer: (url: URL) => Promise<Response>;
let data: PageData;

beforeEach(async () => {
  sent = [];
  answer = async (url) => new Response(`payload of ${url.pathname}`);
  vi.stubGlobal("location", new URL(HERE));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("window", {
    fetch: (input: URL | string, init: RequestInit = {}) => {
      const url = new URL(input, HERE);
      sent.push({ url, method: init.method ?? "GET" });
      return answer(url);
    },
  });
  vi.resetModules();
  data = await import("../../../app/ui/shell/page-data");
  data.watchPageData();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const get = async (path: string, init: RequestInit = {}) => (await window.fetch(new URL(path, HERE), init)).text();
const down = () => Promise.reject(new TypeError("Failed to fetch"));
const paths = () => sent.map(({ url }) => url.pathname + url.search);

describe("Without network", () => {
  it("page data waits, and is requested again when the visitor retries", async () => {
    answer = down;
    const page = get("/tickets.data");
    await expect.poll(data.networkTrouble.shown).toBe(true);
    data.networkTrouble.tryAgain();
    await expect.poll(() => sent.length).toBe(2);
    answer = async () => new Response("here");
    await expect.poll(data.networkTrouble.shown).toBe(true);
    data.networkTrouble.tryAgain();
    expect(await page).toBe("here");
    expect(data.networkTrouble.present()).toBe(false);
  });

  it("other requests fail as usual", async () => {
    answer = down;
    await expect(window.fetch("/builds/latest.json")).rejects.toThrow("Failed to fetch");
    await expect(window.fetch("https://elsewhere.example/x.data")).rejects.toThrow("Failed to fetch");
    expect(data.networkTrouble.present()).toBe(false);
  });

  it("nothing is shown after navigating away", async () => {
    answer = down;
    const leaving = new AbortController();
    const page = get("/tickets.data", { signal: leaving.signal });
    await expect.poll(data.networkTrouble.shown).toBe(true);
    leaving.abort();
    await expect(page).rejects.toThrow();
    expect(data.networkTrouble.shown()).toBe(false);
  });

  it("the toast can be dismissed while the page keeps waiting", async () => {
    answer = down;
    void get("/tickets.data");
    await expect.poll(data.networkTrouble.shown).toBe(true);
    data.networkTrouble.dismiss();
    expect([data.networkTrouble.shown(), data.networkTrouble.present()]).toEqual([false, true]);
  });
});

describe("A prefetched page", () => {
  it("is complete, and serves every slice once", async () => {
    data.fetchAhead(new URL("/tickets?city=x", HERE));
    expect(paths()).toEqual(["/tickets.data?city=x"]);
    expect(await get("/tickets.data?city=x&_routes=root")).toBe("payload of /tickets.data");
    expect(await get("/tickets.data?city=x&_routes=tickets")).toBe("payload of /tickets.data");
    expect(sent).toHaveLength(1);
    await get("/tickets.data?city=x&_routes=root");
    expect(sent).toHaveLength(2);
  });

  it("may be the index page", () => {
    data.fetchAhead(new URL("/", HERE));
    expect(paths()).toEqual(["/_root.data"]);
  });

  it("is fetched once, and expires after half a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let i = 0; i < 3; i++) data.fetchAhead(new URL("/tickets", HERE));
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(31_000);
    await get("/tickets.data");
    expect(sent).toHaveLength(2);
  });

  it("is dropped as soon as a form is sent", async () => {
    data.fetchAhead(new URL("/tickets", HERE));
    await get("/home/auth/sign-in.data", { method: "POST" });
    await get("/tickets.data");
    expect(paths()).toEqual(["/tickets.data", "/home/auth/sign-in.data", "/tickets.data"]);
  });

  it("that failed is fetched again on navigation, and shows no error before", async () => {
    answer = down;
    data.fetchAhead(new URL("/tickets", HERE));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(data.networkTrouble.present()).toBe(false);
    answer = async () => new Response("late");
    expect(await get("/tickets.data")).toBe("late");
  });
});

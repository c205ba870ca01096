/** Page data in a fake browser: network trouble and prefetched pages. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type PageData = typeof import("../../app/framework/page-data");

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
  data = await import("../../app/framework/page-data");
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
  it("page data waits, and is requested again when the fan asks for it", async () => {
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

  it("the message goes away when the fan navigates elsewhere", async () => {
    answer = down;
    const leaving = new AbortController();
    const page = get("/tickets.data", { signal: leaving.signal });
    await expect.poll(data.networkTrouble.shown).toBe(true);
    leaving.abort();
    await expect(page).rejects.toThrow();
    expect(data.networkTrouble.shown()).toBe(false);
  });

  it("the message can be dismissed while the page goes on waiting", async () => {
    answer = down;
    void get("/tickets.data");
    await expect.poll(data.networkTrouble.shown).toBe(true);
    data.networkTrouble.dismiss();
    expect([data.networkTrouble.shown(), data.networkTrouble.present()]).toEqual([false, true]);
  });
});

describe("An answer that isn't the site's", () => {
  const gateway = (status: number) => async () =>
    new Response("<h1>Somebody else</h1>", { status, headers: { "content-type": "text/html" } });
  const form = { method: "POST", body: new URLSearchParams({ floor: "2" }) };

  it.each([200, 429, 502, 503, 504, 522])(
    "leaves the page and its form as they are until the fan tries again: %d",
    async (status) => {
      answer = gateway(status);
      const held = get("/tickets/event/1.data", form);
      await expect.poll(data.networkTrouble.shown).toBe(true);
      answer = async () => new Response("held");
      data.networkTrouble.tryAgain();
      expect(await held).toBe("held");
      expect(sent.map(({ method }) => method)).toEqual(["POST", "POST"]);
    },
  );

  it("is distinguished from the site's own refusal, which reaches the page", async () => {
    answer = async () => new Response("busy", { status: 503, headers: { "x-remix-response": "yes" } });
    expect(await get("/tickets/event/1.data", form)).toBe("busy");
    answer = gateway(500);
    expect(await get("/tickets.data")).toBe("<h1>Somebody else</h1>");
  });

  it("is not kept for a page fetched ahead", async () => {
    answer = gateway(502);
    data.fetchAhead(new URL("/tickets", HERE));
    answer = async () => new Response("late");
    expect(await get("/tickets.data")).toBe("late");
    expect(data.networkTrouble.present()).toBe(false);
  });

  it.each([200, 502])("doesn't count as the server's return: %d", async (status) => {
    answer = gateway(status);
    const back = data.serverAnswers();
    await expect.poll(data.networkTrouble.shown).toBe(true);
    answer = async () => new Response("{}");
    data.networkTrouble.tryAgain();
    expect((await back).ok).toBe(true);
  });
});

describe("A page fetched ahead", () => {
  it("is whole, and every slice is cut from it once", async () => {
    data.fetchAhead(new URL("/tickets?city=x", HERE));
    expect(paths()).toEqual(["/tickets.data?city=x"]);
    expect(await get("/tickets.data?city=x&_routes=root")).toBe("payload of /tickets.data");
    expect(await get("/tickets.data?city=x&_routes=tickets")).toBe("payload of /tickets.data");
    expect(sent).toHaveLength(1);
    await get("/tickets.data?city=x&_routes=root");
    expect(sent).toHaveLength(2);
  });

  it("is the front page, too", () => {
    data.fetchAhead(new URL("/", HERE));
    expect(paths()).toEqual(["/_root.data"]);
  });

  it("is fetched once, and no longer good after half a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let i = 0; i < 3; i++) data.fetchAhead(new URL("/tickets", HERE));
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(31_000);
    await get("/tickets.data");
    expect(sent).toHaveLength(2);
  });

  it("is forgotten as soon as anything is sent", async () => {
    data.fetchAhead(new URL("/tickets", HERE));
    await get("/home/auth/sign-in.data", { method: "POST" });
    await get("/tickets.data");
    expect(paths()).toEqual(["/tickets.data", "/home/auth/sign-in.data", "/tickets.data"]);
  });

  it("that could not be fetched is fetched when it is needed, and no message shows before that", async () => {
    answer = down;
    data.fetchAhead(new URL("/tickets", HERE));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(data.networkTrouble.present()).toBe(false);
    answer = async () => new Response("late");
    expect(await get("/tickets.data")).toBe("late");
  });
});

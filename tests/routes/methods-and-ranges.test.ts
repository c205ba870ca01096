/** Methods that a page, a resource or a file doesn't have, and parts of files. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, testSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "error" });
}, 120_000);
afterAll(() => site?.stop());

const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const response = await site.ask(new Request(site.url + path, { method, headers }));
  return { status: response.status, allow: response.headers.get("allow"), headers: response.headers, response };
};
const asset = async () => {
  const page = await (await fetch(`${site.url}/home`)).text();
  return /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? "";
};

describe("Allow", () => {
  it.each(["/home", "/home.data", "/tour-dates.ics", "/favicon.ico"])("is on the 405 of %s", async (path) => {
    expect(await ask("POST", path, { origin: site.url })).toMatchObject({ status: 405, allow: "GET, HEAD, OPTIONS" });
  });

  it.each([
    ["/home", "GET, HEAD, OPTIONS"],
    ["/de/home", "GET, HEAD, OPTIONS"],
    ["/follow", "GET, HEAD, OPTIONS, POST"],
    ["/tour-dates.ics", "GET, HEAD, OPTIONS"],
    ["/sitemap.xml", "GET, HEAD, OPTIONS"],
    ["/favicon.ico", "GET, HEAD, OPTIONS"],
  ])("is what OPTIONS of %s asks for, and nothing else comes", async (path, allow) => {
    const answer = await ask("OPTIONS", path);
    expect(answer).toMatchObject({ status: 204, allow });
    expect(await answer.response.text()).toBe("");
  });

  it("says nothing of the office", async () => {
    const [office, nowhere] = [await ask("OPTIONS", "/office/orders"), await ask("OPTIONS", "/offica/orders")];
    expect([office.status, office.allow]).toEqual([nowhere.status, nowhere.allow]);
  });
});

describe("A part of a file", () => {
  it.each(["items=0-1", "bytes=abc", "0-1", "bytes=5-2", "bytes=0-1,3-4", "bytes", "bytes=-"])(
    "is not what %j asks for: the whole file comes",
    async (range) => {
      for (const path of ["/favicon.ico", await asset()]) {
        const whole = await (await ask("GET", path)).response.arrayBuffer();
        const answer = await ask("GET", path, { range });
        expect([path, answer.status, answer.headers.get("content-range")]).toEqual([path, 200, null]);
        expect((await answer.response.arrayBuffer()).byteLength).toBe(whole.byteLength);
      }
    },
  );

  it.each([
    ["bytes=0-1", "bytes 0-1/"],
    ["Bytes=0-1", "bytes 0-1/"],
    ["bytes=2-", "bytes 2-"],
    ["bytes=-3", "bytes "],
  ])("is what %j asks for", async (range, says) => {
    const answer = await ask("GET", "/favicon.ico", { range });
    expect([answer.status, answer.headers.get("content-range")?.startsWith(says)]).toEqual([206, true]);
  });

  it("is refused beyond the end, and not sent of a file that may have changed", async () => {
    expect((await ask("GET", "/favicon.ico", { range: "bytes=99999999-" })).status).toBe(416);
    expect((await ask("GET", "/favicon.ico", { range: "bytes=0-1", "if-range": '"old"' })).status).toBe(200);
  });
});

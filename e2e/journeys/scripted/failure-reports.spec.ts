/** With a DSN, browser errors are reported, after page load and with severity; without one, no reporting code loads. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { type Copy, copyOfBuild } from "../../builds";
import { mounted } from "../../mounted";

type Report = { level: string; release?: string; tags?: Record<string, string>; exception?: { values: unknown[] } };

let service: Server;
let reports: Report[] = [];
let site: Copy;

test.describe.configure({ mode: "serial" });
test.setTimeout(150_000);

test.beforeAll(async () => {
  test.setTimeout(150_000);
  service = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    // An envelope has one header line, then for each item a line with its type and the item.
    const [, ...lines] = Buffer.concat(parts).toString().split("\n");
    for (let i = 0; i + 1 < lines.length; i += 2) {
      if (JSON.parse(lines[i] ?? "{}").type === "event") reports.push(JSON.parse(lines[i + 1] ?? "{}"));
    }
    reply.setHeader("access-control-allow-origin", "*").end("{}");
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  site = copyOfBuild({ SENTRY_DSN: `http://0123456789abcdef@127.0.0.1:${port}/7` });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  site.remove();
  service.close();
});
test.beforeEach(() => {
  reports = [];
});

test("errors before the reporting script has loaded are reported too, with path and build", async ({ page }) => {
  await page.addInitScript(() => {
    // Throws as soon as the page's script listens, which is before the reporting script is requested.
    const waiting = setInterval(() => {
      if (!("failures" in window)) return;
      clearInterval(waiting);
      setTimeout(() => Promise.reject(new Error("The bell is cracked")));
    }, 5);
  });
  await page.goto(`${site.url}/tickets`);
  await expect
    .poll(() => reports.map(({ exception }) => exception?.values), { timeout: 40_000 })
    .toMatchObject([[{ value: "The bell is cracked" }]]);
  expect(reports[0]).toMatchObject({ level: "fatal", tags: { path: "/tickets" } });
  expect(reports[0]?.release).toMatch(/^\w+$/);
});

test("a site without a DSN loads no reporting script", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/tickets");
  await mounted(page);
  await expect.poll(() => asked.some((url) => /\/assets\/extras-/.test(url))).toBe(true);
  await page.evaluate(() => void Promise.reject(new Error("Nobody hears this")));
  await page.waitForTimeout(300);
  expect(asked.filter((url) => /browser-reports/.test(url))).toEqual([]);
  expect(reports).toEqual([]);
});

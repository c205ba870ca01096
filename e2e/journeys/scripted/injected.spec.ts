/** Markup injected into a page runs no script: on pages from memory and others, with the tag manager and without. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { type Copy, copyOfBuild } from "../../builds";
import { type InjectingProxy, injectingProxy } from "../../injecting-proxy";

/** A script that adds its name to `pwned` if it runs. */
const run = (name: string) => `(top.pwned=top.pwned||[]).push('${name}')`;
const FIRST = `<script>${run("inline")}</script>
<script type="module" async="">${run("module")}</script>
<script type="text/late">${run("late")}</script>
<script nonce="guessed">${run("nonce")}</script>`;
const LAST = `<script>${run("inline at the end")}</script>
<img src="/no-such-picture" alt="" onerror="${run("onerror")}">
<svg onload="${run("onload")}"></svg>
<iframe srcdoc="<script>${run("srcdoc")}</script>"></iframe>
<object data="data:text/html,<script>${run("object")}</script>"></object>
<base href="https://evil.example/">
<a id="trap" href="javascript:${run("link")}">A prize</a>`;

let tags: Server;
let site: Copy;
let proxy: InjectingProxy;
let control: InjectingProxy;

test.describe.configure({ mode: "serial" });
test.setTimeout(150_000);

test.beforeAll(async () => {
  test.setTimeout(150_000);
  tags = createServer((_, reply) => {
    reply.setHeader("content-type", "text/javascript");
    reply.end("window.tagged = true");
  });
  await new Promise<void>((resolve) => tags.listen(0, "127.0.0.1", resolve));
  const { port } = tags.address() as AddressInfo;
  site = copyOfBuild({ GTM_ID: "GTM-RING1", GTM_ORIGIN: `http://127.0.0.1:${port}` });
  await site.start();
  const markup = { first: FIRST, last: LAST };
  proxy = await injectingProxy(site.url, markup);
  control = await injectingProxy(site.url, { ...markup, withoutPolicy: true });
});
test.afterAll(async () => {
  proxy.stop();
  control.stop();
  await site.stop();
  site.remove();
  tags.close();
});

/** A visitor who seems to have a session gets pages that are not shared. */
async function visitor(context: BrowserContext, { own, tagged }: { own: boolean; tagged: boolean }): Promise<void> {
  const { url } = proxy;
  await context.addCookies([{ name: "consent", value: tagged ? "granted" : "denied", url }]);
  if (own) await context.addCookies([{ name: "flow.0", value: "nonsense", url }]);
}

const pwned = (page: Page) => page.evaluate(() => (window as { pwned?: string[] }).pwned ?? []);

/** Our own scripts run: Remix has its router. */
const started = (page: Page) =>
  expect.poll(() => page.evaluate(() => "__remixRouter" in window), { timeout: 20_000 }).toBe(true);

/** The tag manager's script has run. It marks the window, since React may replace the document's content. */
const runsTags = (page: Page) => expect.poll(() => page.evaluate(() => "tagged" in window)).toBe(true);

test("without the policy all injected scripts run", async ({ page }) => {
  await page.goto(`${control.url}/tickets`);
  await expect
    .poll(async () => (await pwned(page)).sort())
    .toEqual(expect.arrayContaining(["inline", "inline at the end", "module", "nonce", "onerror", "onload", "srcdoc"]));
});

for (const own of [false, true]) {
  for (const tagged of [false, true]) {
    const kind = `${own ? "rendered for one visitor" : "from memory"}, ${tagged ? "with" : "without"} the tag manager`;
    test(`no injected script runs on a page ${kind}`, async ({ page, context }) => {
      await visitor(context, { own, tagged });
      for (const load of [() => page.goto(`${proxy.url}/tickets`), () => page.reload()]) {
        const policy = (await load())?.headers()["content-security-policy"] ?? "";
        expect(policy).toContain(own ? "'nonce-" : "'sha256-");
        expect(policy.includes("'strict-dynamic'")).toBe(tagged);
        await started(page);
        if (tagged) await runsTags(page);
        await page.waitForTimeout(500);
        expect(await pwned(page)).toEqual([]);
        expect(await page.evaluate(() => document.baseURI)).toBe(`${proxy.url}/tickets`);
      }
    });
  }
}

test("no injected script runs after a client-side navigation", async ({ page }) => {
  await page.goto(`${site.url}/tickets`);
  await started(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Shows" }).click();
  await expect(page).toHaveURL(`${site.url}/shows`);
  await page.evaluate((markup) => document.body.insertAdjacentHTML("beforeend", markup), LAST);
  await page.locator("#trap").evaluate((link: HTMLElement) => link.click());
  await page.waitForTimeout(500);
  expect(await pwned(page)).toEqual([]);
});

test("the tag manager sees no page that it may not run on", async ({ page, context }) => {
  await context.addCookies([{ name: "consent", value: "granted", url: site.url }]);
  await page.goto(`${site.url}/tickets`);
  await started(page);
  await runsTags(page);

  await page.getByRole("contentinfo").getByRole("link", { name: "Shows" }).click();
  await expect(page).toHaveURL(`${site.url}/shows`);
  await runsTags(page);

  const leaves: [string, () => Promise<unknown>][] = [
    ["/profile", () => page.getByRole("contentinfo").getByRole("link", { name: "My tickets" }).click()],
    ["/shows/auth/sign-in", () => page.getByRole("banner").getByRole("link", { name: "Sign in" }).click()],
    ["/premium", () => page.evaluate(() => void window.__remixRouter.navigate("/premium"))],
  ];
  for (const [path, leave] of leaves) {
    await page.goto(`${site.url}/shows`);
    await started(page);
    await runsTags(page);
    await leave();
    await expect(page).toHaveURL(site.url + path);
    await started(page);
    expect(await page.evaluate(() => "tagged" in window || "dataLayer" in window)).toBe(false);
    // Back on the pages that it may run on, it learns no address visited in between.
    await page.goto(`${site.url}/home`);
    expect(await page.evaluate(() => document.referrer)).not.toContain(path);
  }
});

/** The tag manager: without one there is no consent question; with one, nothing of it loads before consent. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { type Copy, copyOfBuild } from "../builds";

let tags: Server;
let asked: string[] = [];
let site: Copy;

test.describe.configure({ mode: "serial" });
test.setTimeout(150_000);

test.beforeAll(async () => {
  test.setTimeout(150_000);
  tags = createServer(({ url = "" }, reply) => {
    asked.push(url);
    reply.setHeader("content-type", url.startsWith("/gtm.js") ? "text/javascript" : "text/html");
    reply.end(url.startsWith("/gtm.js") ? "document.documentElement.dataset.tagged = 'yes'" : "<p>frame</p>");
  });
  await new Promise<void>((resolve) => tags.listen(0, "127.0.0.1", resolve));
  const { port } = tags.address() as AddressInfo;
  site = copyOfBuild({ GTM_ID: "GTM-RING1", GTM_ORIGIN: `http://127.0.0.1:${port}` });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  site.remove();
  tags.close();
});
test.beforeEach(() => {
  asked = [];
});

test("no consent question without a tag manager", async ({ page }) => {
  await page.goto("/home");
  await expect(page.getByRole("region", { name: "Privacy choices" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(0);
});

test("the tag manager loads after consent and is removed when consent is withdrawn", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`${site.url}/tickets`);
  const choices = page.getByRole("region", { name: "Privacy choices" });
  await expect(choices).toBeInViewport();
  expect(asked).toEqual([]);

  await choices.getByRole("button", { name: "Accept" }).click();
  await expect(page).toHaveURL(`${site.url}/tickets`);
  await expect(choices).toHaveCount(0);
  const wanted = javaScriptEnabled ? "/gtm.js?id=GTM-RING1" : "/ns.html?id=GTM-RING1";
  await expect.poll(() => asked).toEqual([wanted]);
  if (javaScriptEnabled) await expect(page.locator("html")).toHaveAttribute("data-tagged", "yes");

  asked = [];
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await expect(choices).toBeVisible();
  await choices.getByRole("button", { name: "Decline" }).click();
  await expect(choices).toHaveCount(0);
  await page.goto(`${site.url}/home`);
  expect(asked).toEqual([]);
});

test("the consent question covers no button of the overlay or of a page's own bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/tickets/auth/sign-in`);
  const submit = page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true });
  await submit.click({ trial: true });

  await page.goto(`${site.url}/tickets`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Tickets for / })
    .first()
    .click({ force: true });
  await expect(page).toHaveURL(/\/tickets\/event\//);
  const bar = page.locator(".buybar").getByRole("button").first();
  await bar.click({ trial: true });
  await expect(page.getByRole("region", { name: "Privacy choices" })).toHaveCSS("position", "static");
});

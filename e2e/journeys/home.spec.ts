/** The home page: a fan reads on without losing their place, and nothing plays before they press. */
import { expect, test } from "playwright/test";
import { pageErrors } from "../steps";
import { MOVING } from "../worlds";

test.use(MOVING);

test("the index fits the screen, notice included, and leads into the site", async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/");
    const way = page.getByRole("link", { name: /^Tickets from / });
    await expect(way).toBeInViewport({ ratio: 1 });
    const foot = await page.getByRole("main").boundingBox();
    expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(size.height);
  }
  await page.getByRole("link", { name: "Enter the site" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("stories can be filtered and paged in place, and a tag leads back to its stories", async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto("/home");
  const feed = page.getByRole("region", { name: "Since the last bell" });
  await feed.getByRole("link", { name: "More stories" }).click();
  await expect(page).toHaveURL(/\/home\?feed=all#feed$/);
  await feed.getByRole("link", { name: "News" }).first().click();
  await expect(page).toHaveURL(/\/home\?feed=news#feed$/);
  await expect(feed.getByRole("link", { name: "News" }).first()).toHaveAttribute("aria-current", "true");
  await expect(feed).toBeInViewport();

  await feed.getByRole("link", { name: "Older" }).click();
  await expect(page).toHaveURL(/\/home\?feed=news&stories=2#feed$/);
  await expect(feed.getByText(/^Page 2 of /)).toBeVisible();
  await expect(feed).toBeInViewport();

  const story = feed.getByRole("article").first().getByRole("link");
  const title = (await story.textContent()) ?? "";
  await story.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const tag = page.getByRole("article").first().locator("a[href*='/home?']").last();
  const about = (await tag.textContent()) ?? "";
  await tag.click();
  await expect(feed.getByRole("link", { name: `About: ${about}` })).toBeVisible();
  await expect(feed.getByRole("link", { name: title })).toBeVisible();
  expect(errors).toEqual([]);
});

test("films wait for a click, and the keyboard reaches the pictures of a post", async ({ page }) => {
  await page.goto("/home?feed=all");
  const films = page.locator("video");
  await expect(films).toHaveCount(5);
  for (const film of await films.all()) await expect(film).toHaveAttribute("preload", "none");

  const strip = page.getByRole("region", { name: "5 photos" });
  await strip.focus();
  await expect(strip).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(strip.getByRole("img").nth(1)).toBeInViewport({ ratio: 0.5 });
});

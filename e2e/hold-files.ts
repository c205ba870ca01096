/** Delays files of a page, as on a bad network. */
import type { Page } from "playwright/test";

/** Files whose address matches don't arrive before `release`; `asked` counts the requests for them. */
export async function holdFiles(page: Page, address: RegExp) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route(address, async (route) => {
    requests++;
    await gate;
    await route.continue();
  });
  return { asked: () => requests, release: () => release() };
}

export const FONTS = /\.woff2$/;
export const SCRIPTS = /\/assets\/.*\.js$/;

/** Whether React has taken the server's page over. */
import { expect, type Page } from "playwright/test";

/** React marks the elements that it has taken over; before that a link is the browser's own. */
export async function mounted(page: Page): Promise<void> {
  const marked = () => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => page.evaluate(marked), { timeout: 20_000 }).toBe(true);
}

/** Whether React has hydrated the server's page. */
import { expect, type Page } from "playwright/test";

/** React marks the elements that it has hydrated; before that, the browser handles links itself. */
export async function mounted(page: Page): Promise<void> {
  const marked = () => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => page.evaluate(marked), { timeout: 20_000 }).toBe(true);
}

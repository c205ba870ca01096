import { defineConfig } from "vitest/config";

/** Unit, service, API and route tests; the browser's journeys are Playwright's (e2e/). */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/global-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: "forks",
    maxWorkers: 2,
  },
});

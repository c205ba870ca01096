/**
 * The journeys in a real Chromium, against the built site and its sandbox. Each runs with scripts, and also without
 * them unless tests over HTTP submit the same forms.
 */
import { existsSync, statfsSync } from "node:fs";
import { defineConfig } from "playwright/test";
import { SITE, WORKERS } from "./worlds";

/** Debian's, unless CHROMIUM_PATH names another; if neither exists, Playwright's own. */
const chromium =
  process.env.CHROMIUM_PATH ||
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Playwright tells Chromium to use files on disk, since /dev/shm has 64 MB in many containers; memory is faster. */
const ignoreDefaultArgs = freeBytes("/dev/shm") > 1024 ** 3 ? ["--disable-dev-shm-usage"] : [];

function freeBytes(path: string): number {
  if (!existsSync(path)) return 0;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** Journeys whose forms tests/routes submits as well. `npm run soak` runs them without scripts, too. */
const SUBMITTED_OVER_HTTP = [
  // tests/routes/account/account, authenticator, federated, privacy, sessions
  ...["profile", "sign-in", "sign-in-refused", "sign-in-choices", "reset-password", "federated", "session"].map(
    (name) => `account/${name}.spec.ts`,
  ),
  // tests/routes/buying, where main-job covers declined-card, and paid and payment-trouble cover Premium;
  // tests/faults/answer-lost cancels and keeps Premium.
  ...["basket", "declined-card", "payments", "playback", "premium", "premium-months", "shop", "paid"].map(
    (name) => `buying/${name}.spec.ts`,
  ),
  // tests/routes/buying/seats-of-a-changed-plan, seats-in-two-tabs
  ...["changed-plan", "two-tabs"].map((name) => `buying/seats/${name}.spec.ts`),
  // tests/routes/buying/codes, tests/routes/waiting/line
  ...["codes", "line"].map((name) => `buying/on-sale/${name}.spec.ts`),
  // Its pages look the same with scripts.
  "buying/on-sale/line-screens.spec.ts",
];
const NOT_WITHOUT_SCRIPTS = ["scripted/**", ...(process.env.SOAK === "on" ? [] : SUBMITTED_OVER_HTTP)];

export default defineConfig({
  testDir: "journeys",
  globalSetup: "./global-setup.ts",
  outputDir: "../test-results/e2e",
  // Tests of one worker share its site, so they run one after another.
  workers: WORKERS,
  fullyParallel: false,
  timeout: 120_000,
  // A busy machine may stall a page for seconds. A test that passes only on the second try is reported as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: SITE,
    browserName: "chromium",
    launchOptions: { executablePath: chromium, args: flags, ignoreDefaultArgs },
    // Drawn by the processor, transitions take a third of its time. Journeys about motion say so (`MOVING`).
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    // Tracing slows every step. A failed test is retried, and the retry is traced.
    trace: "on-first-retry",
  },
  projects: [
    // No deed of the office needs a script.
    { name: "with scripts", use: { javaScriptEnabled: true }, testIgnore: ["office/**"] },
    { name: "without scripts", use: { javaScriptEnabled: false }, testIgnore: NOT_WITHOUT_SCRIPTS },
  ],
});

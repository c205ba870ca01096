import { defineConfig } from "vitest/config";

const LIMITS = {
  // The start of a site alone takes half a minute on a machine that does other work as well.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Polling usually succeeds at once. A busy machine needs more than Vitest's one second.
  expect: { poll: { timeout: 15_000 } },
  pool: "forks" as const,
  // One more than the processors of a small machine, since some tests wait for timeouts to pass.
  maxWorkers: 3,
  // The stores in memory make V8 collect often, and each collection costs less when fewer objects survive it.
  execArgv: ["--max-semi-space-size=64"],
};
/** Tests that use the process's single runtime, or replace a module. */
const ALONE = [
  "tests/services/authenticator/{authenticator-door,sign-in-limits}.test.ts",
  "tests/services/account/{announced-changes,changed-email,contact-changes,password-change}.test.ts",
  "tests/services/content/two-editors.test.ts",
  "tests/services/waiting/waiting-lock.test.ts",
];
/** Tests that start the built server as a process. */
const BUILT = [
  "tests/{access,faults,hostile,process,routes}/**/*.test.ts",
  "tests/operator/process.test.ts",
  "tests/upgrade/{rollout,seats}.test.ts",
  "tests/foreign/generated-client.test.ts",
];

const ALL = ["tests/**/*.test.{ts,tsx}"];

/** Unit, service, API and route tests; the browser tests in e2e/ run with Playwright. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    globalSetup: ["tests/global-setup.ts"],
    maxWorkers: LIMITS.maxWorkers,
    projects: [
      { test: { ...LIMITS, name: "alone", include: ALONE } },
      // Importing the server takes longer than most of these files: a worker does it once, and each file leaves it
      // unchanged.
      { test: { ...LIMITS, name: "built", include: BUILT, isolate: false } },
      {
        test: { ...LIMITS, name: "modules", include: ALL, exclude: [...BUILT, ...ALONE], isolate: false },
      },
    ],
  },
});

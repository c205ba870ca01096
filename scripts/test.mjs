/**
 * `npm test`, on a fresh clone too: lint, types, build, vitest, then the browser's journeys. The last line is
 * `N passed, N failed`, summed over all. `--no-e2e` skips the browser; `--soak` runs the same with larger numbers.
 *
 *     npm test -- FILE…              only these test files or journeys, by path or a part of it
 *     npm run check -- --changed     lint, types and tests of what differs from the last commit; --changed=REF from REF
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { browser } from "./browser.mjs";
import { buildWhenStale, install, root, run } from "./ready.mjs";
import { changedFiles, testFiles } from "./test-selection.mjs";

const reports = join(root, "test-results");
const soak = process.argv.includes("--soak") ? { SOAK: "on" } : {};
let passed = 0;
let failed = 0;
const timings = [];

try {
  await install();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const names = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
  const changed = changedFiles(process.argv.slice(2));
  if (changed) await checkChanged(changed);
  else if (names.length > 0) await runNamed(names);
  else await checkAll();
} catch (error) {
  crashed(error);
}

console.log("\nThe ten slowest:");
for (const { name, ms } of timings.sort((a, b) => b.ms - a.ms).slice(0, 10)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

async function checkAll() {
  await check("lint", "biome", ["check", "."]);
  await Promise.all([check("types", "tsc", []), buildWhenStale().catch(crashed)]);
  await unit(["run"]);
  if (!process.argv.includes("--no-e2e")) await journeys([]);
}

/** Test files and journeys whose paths contain one of `names`; the build comes first where one of them needs it. */
async function runNamed(names) {
  const { unitFiles, needBuild, journeyFiles } = await testFiles(names);
  if (unitFiles.length + journeyFiles.length === 0) throw new Error(`No test file is called ${names.join(" or ")}`);
  if (needBuild || journeyFiles.length > 0) await buildWhenStale();
  if (unitFiles.length > 0) await unit(["run", ...unitFiles]);
  if (journeyFiles.length > 0) await journeys(journeyFiles);
}

/** Tests of the build (routes, journeys) are left out: a build alone takes longer than the rest of this. */
async function checkChanged(files) {
  const present = files.filter((file) => existsSync(join(root, file)));
  if (files.length === 0) return count("nothing has changed", true, 0);
  await check("lint", "biome", ["check", "--no-errors-on-unmatched", ...present]);
  await check("types", "tsc", []);
  const code = present.filter((file) => /\.[mt]?[tj]sx?$/.test(file) && !file.startsWith("e2e/"));
  if (code.length > 0) await unit(["related", "--run", "--project=modules", "--passWithNoTests", ...code]);
  console.log("\nNot run: tests of the build and journeys. `npm test` runs them.");
}

function unit([command, ...rest]) {
  const args = [command, "-c", "tests/vitest.config.ts", "--reporter=default", "--reporter=json", ...rest];
  return suite("vitest", args, vitest, { args: (file) => [`--outputFile.json=${file}`] });
}

async function journeys(files) {
  const chromium = await browser();
  await suite("playwright", ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json", ...files], playwright, {
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium && { CHROMIUM_PATH: chromium }) }),
  });
}

/** One check that passes or fails as a whole. */
async function check(name, tool, args) {
  console.log(`\n${name}`);
  count(name, (await run(tool, args)) === 0, 0);
}

/**
 * Runs a test runner and counts from its JSON report; an exit that the report does not explain counts as one more
 * failure.
 */
async function suite(tool, command, read, { args = () => [], env = () => ({}) }) {
  const file = join(reports, `${tool}.json`);
  const failedBefore = failed;
  console.log(`\n${tool}`);
  const code = await run(tool, [...command, ...args(file)], { ...soak, ...env(file) });
  try {
    read(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return crashed(error);
  }
  if (code !== 0 && failed === failedBefore) crashed(new Error(`${tool} ended with ${code}`));
}

function vitest(report) {
  for (const file of report.testResults) {
    const name = file.name.replace(`${root}/`, "");
    for (const test of file.assertionResults) {
      if (["passed", "failed"].includes(test.status)) {
        count(`${name} › ${test.fullName}`, test.status === "passed", test.duration ?? 0, test.failureMessages?.[0]);
      }
    }
    // A file that fails to load, or whose hook fails, has no failed test in the report.
    if (file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed")) {
      count(name, false, 0, file.message);
    }
  }
}

function playwright(report) {
  const visit = (suite, path) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const ms = test.results.reduce((sum, { duration }) => sum + duration, 0);
        const name = [...path, spec.title, test.projectName].filter(Boolean).join(" › ");
        const reason = test.results.find(({ error }) => error)?.error.message;
        if (test.status === "flaky") console.log(`UNSTEADY  ${name}${indented(reason)}`);
        if (test.status !== "skipped") count(name, test.status !== "unexpected", ms, reason);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...path, inner.title]);
  };
  for (const file of report.suites) visit(file, [file.title]);
}

function count(name, good, ms, reason = "") {
  if (good) passed += 1;
  else failed += 1;
  if (!good) console.log(`FAILED  ${name}${indented(reason)}`);
  timings.push({ name, ms });
}

/** The first lines of a failure without colors, so that the end of the output says what failed. */
function indented(reason = "") {
  const lines = stripVTControlCharacters(String(reason ?? ""))
    .split("\n")
    .filter(Boolean)
    .slice(0, 8);
  return lines.map((line) => `\n        ${line.slice(0, 200)}`).join("");
}

function crashed(error) {
  failed += 1;
  console.error(`FAILED  ${error.message}`);
}

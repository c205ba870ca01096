/**
 * `npm run bench`: builds if necessary, runs the benchmarks one after the other, each in a process of its own, and
 * prints all figures with their budgets. `--only NAME` runs one of them (repeat it for more), `--json FILE` also writes
 * the figures, `--list` names the benchmarks. The exit code is 1 if a budget was missed or a benchmark failed.
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildWhenStale, install, root } from "../scripts/ready.mjs";
import { FIGURES } from "./frame/figures.mjs";
import { lineOf } from "./frame/record.mjs";

/** In the order in which they run: the quick ones first. */
const BENCHES = {
  sizes: "what each page weighs: scripts, styles, HTML",
  start: "how long a restart takes, and the memory of a process",
  pages: "pages from memory, against a bare server with the same bytes",
  rendered: "pages rendered for each request, and a fan's own",
  "sign-in": "what a sign-in costs the server, and a guest beside it",
  overlay: "the sign-in form on a slow phone, against a plain form; how pages settle there",
  "box-office": "reservations of one night, against the bare statement",
  seats: "reservations of 60,000 numbered seats, against those by number",
  reservations: "reservations through the product API, per second of a core",
  line: "10,000 fans in line before and after an opening, with crashes",
  load: "1,100 clients for 500 seats at one instant",
  memory: "memory after 50,000 different addresses",
  growth: "10,000 nights, 100,000 orders and a million tickets, against the seed",
  office: "the office's lists with 100,000 orders, against the lookup of one by its key",
  import: "the import of 10,000 nights",
};

const { values: options } = readOptions();
if (options.list) {
  for (const [name, about] of Object.entries(BENCHES)) console.log(`${name.padEnd(12)} ${about}`);
  process.exit();
}
const names = options.only ?? Object.keys(BENCHES);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) refuse(`no benchmark is called ${unknown.join(", ")}`);

const json = options.json && resolve(process.env.INIT_CWD ?? "", options.json);
process.chdir(root);
await install();
await buildWhenStale();

const measured = [];
const failed = [];
const began = performance.now();
console.log(`${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}`);
for (const [n, name] of names.entries()) {
  console.log(`\n[${n + 1}/${names.length}, ${minutes()}] ${name}: ${BENCHES[name]}`);
  if (!(await measure(name))) failed.push(name);
}

console.log(`\nAll figures (${minutes()}):\n`);
for (const { key, row } of measured) console.log(lineOf(row, FIGURES[key].yardstick));
const missed = measured.filter(({ row }) => row.pass === false).length;
const absent = Object.entries(FIGURES)
  .filter(([key, { bench }]) => names.includes(bench) && !measured.some((one) => one.key === key))
  .map(([, { name }]) => name);
console.log(`\n${measured.length} figures, ${missed} over budget`);
if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
if (absent.length > 0) console.log(`Not measured: ${absent.join(", ")}`);
if (json) {
  const rows = measured.map(({ row }) => row);
  writeFileSync(json, `${JSON.stringify(rows, null, 1)}\n`);
}
process.exitCode = missed + failed.length + absent.length > 0 ? 1 : 0;

/** Runs a benchmark and keeps what it records. Resolves to whether it ran to the end. */
function measure(name) {
  const child = spawn(process.execPath, [`bench/${name}.mjs`], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  child.on("message", (message) => measured.push(message));
  return new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
}

function minutes() {
  const seconds = Math.round((performance.now() - began) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: "string", multiple: true },
        json: { type: "string" },
        list: { type: "boolean" },
      },
    });
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(why) {
  console.error(
    `${why}\nnpm run bench -- [--only NAME]… [--json FILE], with NAME one of ${Object.keys(BENCHES).join(", ")}`,
  );
  process.exit(2);
}

/**
 * What the import of 10,000 nights and 1,000 wrestlers costs: time and memory of the command, beside a running site.
 * `KIND=pglite` uses an embedded store instead of PostgreSQL. Run after `npm run build`.
 */
import { spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownPostgres } from "./frame/postgres.mjs";
import { mebibytes } from "./frame/processes.mjs";
import { record } from "./frame/record.mjs";
import { startSite } from "./frame/site.mjs";

const NIGHTS = 10_000;
const WRESTLERS = 1_000;
const DAY_MS = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), "ringside-nights-"));
const embedded = process.env.KIND === "pglite";
let site;
const postgres = embedded ? undefined : await ownPostgres();
const env = postgres ? { DATABASE_URL: await postgres.database("bench_import") } : { DATA_DIR: join(folder, "data") };

try {
  site = await startSite(env);
  await operator(env, "content", "export", "seed.json");
  const seed = JSON.parse(readFileSync(join(folder, "seed.json"), "utf8"));
  writeFileSync(join(folder, "many.json"), JSON.stringify(multiplied(seed), null, 1));
  const imported = await operator(env, "content", "import", "many.json");
  record("import", { of: "10,000 nights, 1,000 wrestlers", value: imported.ms / 1000 });
  record("importMemory", { value: imported.mib });
  const again = await operator(env, "content", "import", "many.json");
  record("import", { of: "the same again, nothing changed", value: again.ms / 1000 });
} finally {
  await site?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The seed's nights and roster repeated, with their own ids, slugs, codes and dates. */
function multiplied({ events, wrestlers, ...rest }) {
  const roster = Array.from({ length: WRESTLERS - wrestlers.length }, (_, index) => {
    const one = wrestlers[index % wrestlers.length];
    return { ...one, id: randomUUID(), slug: `${one.slug}-${index}`, sortIndex: 1_000 + index };
  });
  const codes = new Set(events.map(({ shortCode }) => shortCode));
  const nights = Array.from({ length: NIGHTS - events.length }, (_, index) => {
    const { id, tiers, ...one } = events[index % events.length];
    const by = (2 + (index % 700)) * DAY_MS * (index % 3 === 0 ? -1 : 1);
    const later = (text) => new Date(Date.parse(text) + by).toISOString();
    const [startAt, endAt, doorsAt] = [one.startAt, one.endAt, one.doorsAt].map(later);
    const status = one.status === "DRAFT" ? "SCHEDULED" : one.status;
    const own = tiers.map(({ id: _id, saleStart, saleEnd, ...tier }) => ({
      ...tier,
      saleStart: later(saleStart),
      saleEnd: later(saleEnd),
    }));
    return {
      ...one,
      slug: `${one.slug}-${index}`,
      shortCode: codeOther(codes),
      status,
      startAt,
      endAt,
      doorsAt,
      tiers: own,
    };
  });
  return { ...rest, wrestlers: [...wrestlers, ...roster], events: [...events, ...nights] };
}

function codeOther(codes) {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
  if (codes.has(code)) return codeOther(codes);
  codes.add(code);
  return code;
}

/** Runs a command and returns its duration and peak memory. */
async function operator(env, ...words) {
  const began = performance.now();
  const run = spawn(process.execPath, [join(import.meta.dirname, "../build/server/operator.js"), ...words], {
    env: { PATH: process.env.PATH, INIT_CWD: folder, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  run.stderr.on("data", (data) => {
    said += data;
  });
  let most = 0;
  const watch = setInterval(() => {
    most = mebibytes(run.pid, "VmHWM") ?? most;
  }, 50);
  const code = await new Promise((done) => run.on("close", done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}:\n${said.slice(-2_000)}`);
  return { ms: performance.now() - began, mib: most };
}

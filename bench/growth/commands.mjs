/** The office's commands that read a store or would change it, run against stores of different sizes. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { cpuMs, mebibytes } from "../frame/processes.mjs";

const PROGRAM = join(import.meta.dirname, "../../build/server/operator.js");
const LOOK_MS = 20;

/** `folder` is where backups and exports go. */
export const COMMANDS = [
  ...["db status", "db check", "db backup {folder}.gz", "content export {folder}.json", "content check {folder}.json"],
  ...["content import {folder}.json --dry-run", "orders find FANXXXX1", "orders find bench-fan@example.com"],
  ...["orders find Ada", "orders show FANXXXX1", "orders holds", "orders holds --unpaid", "orders holds iron-harvest"],
  ...["orders refund FANXXXX1 --dry-run", "orders resend FANXXXX1 --dry-run", "orders mails", "orders goods find"],
  ...["orders cancel-event iron-harvest --dry-run", "orders move-event iron-harvest --dry-run"],
  ...["orders door-list iron-harvest", "money disputes", "redirects list"],
];

/** Runs a command; resolves to its wall time, processor time and peak memory. */
export async function runCommand(env, folder, words) {
  const began = performance.now();
  const child = spawn(process.execPath, [PROGRAM, ...words.replaceAll("{folder}", folder).split(" ")], {
    env: { PATH: process.env.PATH, SITE_URL: "http://localhost:3000", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (data) => {
    said += data;
  });
  let cpu = 0;
  let most = 0;
  const watch = setInterval(() => {
    cpu = cpuMs(child.pid) ?? cpu;
    most = mebibytes(child.pid, "VmHWM") ?? most;
  }, LOOK_MS);
  const code = await new Promise((done) => child.on("close", done));
  clearInterval(watch);
  // `db check` ends with 1 if a rule is broken, which a benchmark must not hide.
  if (code !== 0) throw new Error(`${words} ended with ${code}:\n${said.slice(-2_000)}`);
  return { ms: performance.now() - began, cpu, mib: most };
}

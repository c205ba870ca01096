/** An operator's command as its own process. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../root";
import { SHORT_LIVED } from "../short-lived";

type Ended = { code: number | null; out: string; err: string };

/** Runs `node build/server/operator.js …` in `folder`. */
export function operator(env: Record<string, string>, folder: string, ...words: string[]): Promise<Ended> {
  const environment = { PATH: process.env.PATH, INIT_CWD: folder, ...env } as unknown as NodeJS.ProcessEnv;
  const run = spawn(process.execPath, [...SHORT_LIVED, join(root, "build/server/operator.js"), ...words], {
    cwd: root,
    env: environment,
  });
  const said = { out: "", err: "" };
  run.stdout.on("data", (data) => {
    said.out += data;
  });
  run.stderr.on("data", (data) => {
    said.err += data;
  });
  return new Promise((done) => run.on("close", (code) => done({ code, ...said })));
}

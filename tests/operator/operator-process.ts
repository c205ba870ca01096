/** An operator's command as a process of its own. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../root";

export type Ended = { code: number | null; out: string; err: string };

/** `node build/server/operator.js …`, standing in `folder`. */
export function operator(env: Record<string, string>, folder: string, ...words: string[]): Promise<Ended> {
  const environment = { PATH: process.env.PATH, INIT_CWD: folder, ...env } as unknown as NodeJS.ProcessEnv;
  const run = spawn(process.execPath, [join(root, "build/server/operator.js"), ...words], {
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

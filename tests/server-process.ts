/** A built server as a process of its own: started, waited for, ended, killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./root";

const START_LIMIT_MS = 60_000;

export type ServerProcess = {
  /** Starts the server and waits until it is ready; resolves to the milliseconds that took. */
  start(): Promise<number>;
  /** Sends the signal and resolves to the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** False once it has ended, whoever ended it. */
  running(): boolean;
  /** The id of the running process. */
  pid(): number;
  /** All that the server printed. */
  printed(): string;
};

/** `program` is what node runs; `ready` is an address that is asked until it answers 200. Nothing runs before `start`. */
export function serverProcess(program: string[], env: Record<string, string>, ready: string): ServerProcess {
  if (!existsSync(`${root}/build/server/start.js`)) throw new Error("Run `npm run build` first");
  let server: ChildProcess | undefined;
  let output = "";

  return {
    running: () => server !== undefined && server.exitCode === null && server.signalCode === null,
    pid: () => server?.pid ?? 0,
    printed: () => output,
    async start() {
      const began = performance.now();
      const environment: Record<string, string | undefined> = { DRAIN_SECONDS: "0", ...env, PATH: process.env.PATH };
      const started = spawn(process.execPath, program, { cwd: root, env: environment as NodeJS.ProcessEnv });
      server = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on("data", (data) => {
          output += data;
        });
      }
      while (!(await answers(ready))) {
        if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}:\n${output}`);
        if (performance.now() - began > START_LIMIT_MS) throw new Error(`The server is not ready:\n${output}`);
        await wait(50);
      }
      return performance.now() - began;
    },
    async end(signal) {
      const running = server;
      if (!running || running.exitCode !== null || running.signalCode) return running?.exitCode ?? null;
      return new Promise((resolve) => {
        running.once("exit", resolve);
        running.kill(signal);
      });
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** A port that is free now, and so is the next one, where the sandbox goes. */
export async function freePort(): Promise<number> {
  while (true) {
    const port = await freed(0);
    if (port && (await freed(port + 1))) return port;
  }
}

function freed(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(undefined));
    probe.listen(port, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : undefined));
    });
  });
}

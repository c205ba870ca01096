/** A built server as its own process: started, waited for, ended, killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { prepareSandbox } from "./prepared-sandbox";
import { root } from "./root";
import { SHORT_LIVED } from "./short-lived";

const START_LIMIT_MS = 60_000;

export type ServerProcess = {
  /** Starts the server and waits until it is ready; resolves to the milliseconds that took. */
  start(): Promise<number>;
  /** Sends the signal and resolves to the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** False once it has ended for any reason. */
  running(): boolean;
  /** The id of the running process. */
  pid(): number;
  /** Everything that the server printed. */
  printed(): string;
};

/**
 * `program` is what node runs; `ready` is an address that is polled until it answers 200. Nothing runs before `start`.
 */
export function serverProcess(program: string[], env: Record<string, string>, ready: string): ServerProcess {
  if (!existsSync(`${root}/build/server/start.js`)) throw new Error("Run `npm run build` first");
  let server: ChildProcess | undefined;
  let output = "";

  return {
    running: () => server !== undefined && server.exitCode === null && server.signalCode === null,
    pid: () => server?.pid ?? 0,
    printed: () => output,
    async start() {
      if (env.SANDBOX === "on" && env.DATA_DIR) await prepareSandbox(env.DATA_DIR);
      const began = performance.now();
      const environment: Record<string, string | undefined> = { DRAIN_SECONDS: "0", ...env, PATH: process.env.PATH };
      const started = spawn(process.execPath, [...SHORT_LIVED, ...program], {
        cwd: root,
        env: environment as NodeJS.ProcessEnv,
      });
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

/** Below the ports that Linux gives to outgoing connections, which could take one before the server listens. */
const LOWEST_PORT = 10_240;
const HIGHEST_PORT = 32_766;

/** A free port whose next one is free, too; the sandbox goes there. */
export async function freePort(): Promise<number> {
  while (true) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

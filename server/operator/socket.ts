/**
 * Commands that run in the site: the embedded store belongs to one process, and its look-alikes live there, too. So the
 * site listens on a socket of its own user in DATA_DIR; a command sends its words and gets lines of output back.
 * Statements over a socket (PGlite's own server for them) would mix two processes' transactions on one connection.
 */
import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Desk } from "./desk";
import { run } from "./run";
import type { Terminal } from "./terminal";

type Order = { words: string[]; cwd: string };
type Line =
  | { say: string }
  | { warn: string }
  | { progress: [label: string, done: number, of: number] }
  | { code: number };

const ONLY_OURS = 0o177;

const fileIn = (dataDir: string) => resolve(dataDir, "operator.sock");

/** Listens for commands. Returns what ends that; throws where there can be no socket. */
export async function listenForCommands(dataDir: string, desk: Desk): Promise<() => void> {
  const file = fileIn(dataDir);
  if (await connected(file)) throw new Error(`Another process listens on ${file}.`);
  rmSync(file, { force: true });
  const server = createServer((socket) => {
    // Whoever goes away in the middle of a command does not take the site along; the command ends by itself.
    socket.on("error", () => undefined);
    answer(socket, desk).catch(() => socket.destroy());
  });
  // Nobody else may open it, not even for the moment before its mode is set.
  const before = process.umask(ONLY_OURS);
  try {
    server.listen(file);
  } finally {
    process.umask(before);
  }
  await once(server, "listening");
  chmodSync(file, 0o600);
  server.unref();
  return () => server.close();
}

async function answer(socket: Socket, desk: Desk): Promise<void> {
  for await (const text of createInterface({ input: socket })) {
    const { words, cwd } = JSON.parse(text) as Order;
    const tell = (line: Line) => void socket.write(`${JSON.stringify(line)}\n`);
    const terminal: Terminal = {
      cwd,
      say: (say) => tell({ say }),
      warn: (warn) => tell({ warn }),
      progress: (...progress) => tell({ progress }),
    };
    tell({ code: await run(words, { terminal, desk: async () => desk }) });
    socket.end();
    return;
  }
}

/** Runs a command in the site that has this data directory: its exit code; undefined when no site listens. */
export async function runInSite(dataDir: string, words: string[], terminal: Terminal): Promise<number | undefined> {
  const socket = await connected(fileIn(dataDir));
  if (!socket) return undefined;
  const order: Order = { words, cwd: terminal.cwd };
  socket.write(`${JSON.stringify(order)}\n`);
  for await (const text of createInterface({ input: socket })) {
    const line = JSON.parse(text) as Line;
    if ("say" in line) terminal.say(line.say);
    else if ("warn" in line) terminal.warn(line.warn);
    else if ("progress" in line) terminal.progress(...line.progress);
    else return line.code;
  }
  terminal.warn("The site ended before the command did.");
  return 1;
}

function connected(file: string): Promise<Socket | undefined> {
  return new Promise((done) => {
    const socket = createConnection(file);
    socket.once("connect", () => done(socket));
    socket.once("error", () => done(undefined));
  });
}

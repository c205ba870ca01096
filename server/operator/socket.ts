/**
 * Runs commands inside the site: the embedded store belongs to one process, and so do its stand-ins. The site listens
 * on a socket in DATA_DIR that only its own user can open; a command sends its words and gets lines of output back.
 * Sharing statements over a socket (PGlite's own server) would mix the transactions of two processes on one connection.
 */
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Desk } from "../services/desk";
import { databaseIdentity, placeOf } from "../store/connection/database-place";
import { run } from "./run";
import type { Terminal } from "./terminal";

const Order = z.object({ words: z.array(z.string()), cwd: z.string() });
type Order = z.infer<typeof Order>;
/**
 * An order for one database alone. Its shape differs from that of a plain order, so that a site of an earlier release,
 * which would run the command on its own store, refuses it.
 */
const OrderFor = z.object({ order: Order, database: z.string() });
type OutputLine =
  /** The site has this database, and begins. The first line, only after an order for one. */
  | { accepted: true }
  | { say: string }
  | { warn: string }
  | { progress: [label: string, done: number, of: number] }
  | { code: number };

const ONLY_OURS = 0o177;
const MAX_CLIENTS = 16;
/** A person types a command's words. */
const MAX_ORDER_BYTES = 64 * 1024;
const ORDER_MS = 10_000;
/** Ten times the door list of a full arena. */
const MAX_UNREAD_BYTES = 32 * 1024 * 1024;
/** How long a client may take to read the last lines, and how much of that a stopping site waits. */
const FAREWELL_MS = 30_000;
const LAST_LINES_MS = 1_000;

const fileIn = (dataDir: string) => resolve(dataDir, "operator.sock");

/**
 * Listens for commands. `databaseUrl` is that of the desk's store, if it has one. Returns a function that takes no more
 * commands and resolves when those under way have ended. Throws if the socket can't be opened.
 */
export async function listenForCommands(
  dataDir: string,
  desk: Desk,
  databaseUrl?: string,
): Promise<() => Promise<void>> {
  const database = databaseUrl && databaseIdentity(databaseUrl);
  const file = fileIn(dataDir);
  if (await connected(file)) throw new Error(`Another process listens on ${file}.`);
  rmSync(file, { force: true });
  const running = new Set<Promise<void>>();
  let isStopped = false;
  const server = createServer(async (socket) => {
    socket.on("error", () => socket.destroy());
    const { order, demanded } = (await orderFrom(socket)) ?? {};
    if (!order || isStopped || (demanded !== undefined && demanded !== database)) {
      socket.destroy();
      return;
    }
    const command = answer(socket, desk, order, demanded)
      .catch(() => socket.destroy())
      .then(() => void running.delete(command));
    running.add(command);
  });
  // The mode of the socket from its first moment: nobody else may open it.
  const before = process.umask(ONLY_OURS);
  try {
    server.listen(file);
  } finally {
    process.umask(before);
  }
  await once(server, "listening");
  server.maxConnections = MAX_CLIENTS;
  // A connection that can't be accepted, for lack of file handles, is that client's problem.
  server.on("error", () => undefined);
  server.unref();
  return async () => {
    isStopped = true;
    server.close();
    await Promise.all(running);
  };
}

/**
 * Runs one command for a connected client. A command that started always runs to its end, because half a refund would
 * be worse than an unwatched one. Output after its terminal has gone is dropped.
 */
async function answer(socket: Socket, desk: Desk, { words, cwd }: Order, demanded: string | undefined): Promise<void> {
  const tell = (line: OutputLine) => {
    if (!socket.writable) return;
    // Progress may be skipped, lines may not: a terminal that lets them pile up has stopped reading.
    if ("progress" in line && socket.writableNeedDrain) return;
    socket.write(`${JSON.stringify(line)}\n`);
    if (socket.writableLength > MAX_UNREAD_BYTES) socket.destroy();
  };
  const terminal: Terminal = {
    cwd,
    say: (say) => tell({ say }),
    warn: (warn) => tell({ warn }),
    progress: (...progress) => tell({ progress }),
  };
  if (demanded !== undefined) tell({ accepted: true });
  tell({ code: await run(words, { terminal, desk: async () => desk }) });
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  // A stopping site doesn't wait for a terminal that has stopped reading.
  await Promise.race([
    new Promise<void>((sent) => socket.end(() => sent())),
    wait(LAST_LINES_MS, undefined, { ref: false }),
  ]);
}

/** A command, and the database that it is for, if it says. */
type Ordered = { order: Order; demanded?: string };

/** The command. Undefined if the client sends something else, too much, or nothing in time. */
function orderFrom(socket: Socket): Promise<Ordered | undefined> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(undefined), ORDER_MS).unref();
    let received = Buffer.alloc(0);
    let ordered = false;
    socket.once("close", () => {
      clearTimeout(timer);
      done(undefined);
    });
    // We keep reading after the command, to notice when the client leaves, and discard the data.
    socket.on("data", (chunk: Buffer) => {
      if (ordered) return;
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf("\n");
      if (end < 0 && received.length <= MAX_ORDER_BYTES) return;
      ordered = true;
      clearTimeout(timer);
      done(end < 0 ? undefined : parsedOrder(received.toString("utf8", 0, end)));
    });
  });
}

function parsedOrder(text: string): Ordered | undefined {
  try {
    const sent: unknown = JSON.parse(text);
    const special = OrderFor.safeParse(sent);
    if (special.success) return { order: special.data.order, demanded: special.data.database };
    return { order: Order.parse(sent) };
  } catch {
    return undefined;
  }
}

type Place = { dataDir: string; databaseUrl?: string | undefined };

/**
 * Runs a command in the site that uses this data directory. Returns its exit code, or undefined if no site listens
 * there, or if the site has another database than the one in `databaseUrl`: then the command has not begun.
 */
export async function runInSite(place: Place, words: string[], terminal: Terminal): Promise<number | undefined> {
  const { dataDir, databaseUrl } = place;
  const socket = await connected(fileIn(dataDir));
  if (!socket) return undefined;
  const order: Order = { words, cwd: terminal.cwd };
  const sent = databaseUrl ? { order, database: databaseIdentity(databaseUrl) } : order;
  socket.write(`${JSON.stringify(sent)}\n`);
  let accepted = !databaseUrl;
  try {
    for await (const line of linesFrom(socket)) {
      if ("accepted" in line) accepted = true;
      else if ("say" in line) terminal.say(line.say);
      else if ("warn" in line) terminal.warn(line.warn);
      else if ("progress" in line) terminal.progress(...line.progress);
      else return line.code;
    }
  } catch {
    // The connection broke, which ends the command's output as well.
  } finally {
    socket.destroy();
  }
  if (databaseUrl && !accepted) {
    terminal.warn(`The site in ${resolve(dataDir)} has another store. DATABASE_URL: ${placeOf(databaseUrl)}.`);
    return undefined;
  }
  terminal.warn("The site ended before the command did.");
  return 1;
}

async function* linesFrom(socket: Socket): AsyncGenerator<OutputLine> {
  let rest = "";
  for await (const chunk of socket.setEncoding("utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as OutputLine;
  }
}

function connected(file: string): Promise<Socket | undefined> {
  return new Promise((done) => {
    const socket = createConnection(file);
    socket.once("connect", () => done(socket));
    // Also needed after connecting: the reader notices errors by itself, and nobody else has to.
    socket.on("error", () => done(undefined));
  });
}

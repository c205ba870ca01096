/** A site that listens for commands on its socket, with a desk of its own. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { listenForCommands, runInSite } from "../../../server/operator/socket";
import type { Terminal } from "../../../server/operator/terminal";
import type { Desk } from "../../../server/services/desk";

/** Call it at the top of a test file: each test has a new folder. */
export function socketWorld() {
  let dataDir = "";
  let close: (() => unknown) | undefined;

  const world = {
    /** What `orders find` finds. */
    found: async (): Promise<unknown[]> => [],
    /** A night's call-off, which reports its progress a million times, has ended. */
    calledOff: false,
    file: () => join(dataDir, "operator.sock"),

    async listen(databaseUrl?: string): Promise<void> {
      close = await listenForCommands(dataDir, desk, databaseUrl);
    },

    /** Resolves when the site has stopped. */
    stop: async () => void (await close?.()),

    /** Listens in place of a site. */
    async pretend(answer: (socket: Socket) => void): Promise<void> {
      const server = createServer((socket) => {
        socket.on("error", () => undefined);
        answer(socket);
      });
      server.listen(world.file());
      await once(server, "listening");
      close = () => void server.close();
    },

    async client(): Promise<Socket> {
      const socket = createConnection(world.file());
      socket.on("error", () => undefined);
      await once(socket, "connect");
      return socket;
    },

    second: () => listenForCommands(dataDir, {} as Desk),
    run: (...words: string[]) => world.runFor(undefined, ...words),

    async runFor(databaseUrl: string | undefined, ...words: string[]) {
      const said = { out: "", err: "" };
      const terminal: Terminal = {
        cwd: "/",
        say: (text) => {
          said.out += text;
        },
        warn: (text) => {
          said.err += text;
        },
        progress: () => undefined,
      };
      return { code: await runInSite({ dataDir, databaseUrl }, words, terminal), ...said };
    },

    async answers(): Promise<void> {
      world.found = async () => [row()];
      const said = await world.run("orders", "find", "fan");
      expect(said).toMatchObject({ code: 0, out: expect.stringContaining("AAAA-BBBB") });
    },
  };

  const nights = {
    callOffNow(_night: string, _actor: string, progress: (at: { done: number; of: number }) => void) {
      for (let done = 0; done < 1_000_000; done++) progress({ done, of: 1_000_000 });
      world.calledOff = true;
      return { orders: 0, tickets: 0, refunded: [], holds: 0, broadcasts: { count: 0, sums: [] } };
    },
  };
  const night = { id: "night", title: "Night", currency: "USD" };
  const sales = { orders: 0, tickets: 0, paid: [], holds: 0 };
  const tickets = { findOrders: () => world.found(), night: async () => night, sales: async () => sales };
  const desk = { tickets, nights, drained: async () => undefined } as unknown as Desk;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "ringside-socket-"));
    world.found = async () => [];
    world.calledOff = false;
  });
  afterEach(() => {
    close?.();
    close = undefined;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return world;
}

/** An order as the desk finds it, with a name of this length. */
export const row = (length = 10) => ({
  orderNumber: "AAAA-BBBB",
  status: "PAID",
  totalCents: 100,
  currency: "USD",
  eventTitle: "Night",
  startAt: new Date(0),
  timeZoneId: "UTC",
  email: "fan@example.com",
  fullName: "x".repeat(length),
});

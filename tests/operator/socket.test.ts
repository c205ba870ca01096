/** The site's socket for commands: the site survives any client. */
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listenForCommands, runInSite } from "../../server/operator/socket";
import type { Terminal } from "../../server/operator/terminal";
import type { Desk } from "../../server/services/desk";

const MEGABYTE = 1024 * 1024;

let dataDir: string;
let close: (() => void) | undefined;
let found: () => Promise<unknown[]>;
let calledOff: boolean;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "ringside-socket-"));
  found = async () => [];
});
afterEach(() => {
  close?.();
  close = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const listen = async (databaseUrl?: string) => {
  calledOff = false;
  const nights = {
    callOffNow(_night: string, _actor: string, progress: (at: { done: number; of: number }) => void) {
      for (let done = 0; done < 1_000_000; done++) progress({ done, of: 1_000_000 });
      calledOff = true;
      return { orders: 0, tickets: 0, refunded: [], holds: 0, broadcasts: { count: 0, sums: [] } };
    },
  };
  const night = { id: "night", title: "Night", currency: "USD" };
  const sales = { orders: 0, tickets: 0, paid: [], holds: 0 };
  const tickets = { findOrders: () => found(), night: async () => night, sales: async () => sales };
  const desk = { tickets, nights, drained: async () => undefined } as unknown as Desk;
  close = await listenForCommands(dataDir, desk, databaseUrl);
};

const file = () => join(dataDir, "operator.sock");
const order = (...words: string[]) => `${JSON.stringify({ words, cwd: "/" })}\n`;

async function client(): Promise<Socket> {
  const socket = createConnection(file());
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** An order as the desk finds it, with a name of this length. */
const row = (length = 10) => ({
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

const run = (...words: string[]) => runFor(undefined, ...words);

async function runFor(databaseUrl: string | undefined, ...words: string[]) {
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
}

async function answers() {
  found = async () => [row()];
  expect(await run("orders", "find", "fan")).toMatchObject({ code: 0, out: expect.stringContaining("AAAA-BBBB") });
}

const closed = (socket: Socket) => (socket.destroyed ? Promise.resolve() : once(socket, "close"));

describe("A site that listens for commands", () => {
  beforeEach(() => listen());

  it("survives a terminal that disconnects before, while or after its command prints", async () => {
    let asked = 0;
    for (const pause of [0, 1, 5, 20]) {
      let finish = () => {};
      const gate = new Promise<void>((done) => {
        finish = done;
      });
      found = async () => {
        asked += 1;
        await gate;
        return Array.from({ length: 2_000 }, () => row(100));
      };
      const socket = await client();
      socket.write(order("orders", "find", "fan"));
      while (asked === 0) await wait(5);
      socket.destroy();
      await wait(pause);
      finish();
      await wait(20);
      asked = 0;
    }
    await answers();
  });

  it("survives a terminal that disconnects without reading its output", async () => {
    for (const size of [1, MEGABYTE]) {
      let asked = false;
      found = async () => {
        asked = true;
        return [row(size), row(size)];
      };
      const socket = await client();
      socket.pause();
      socket.write(order("orders", "find", "fan"));
      while (!asked) await wait(5);
      await wait(100);
      socket.destroy();
      await wait(100);
    }
    await answers();
  });

  it("runs a command to its end after its terminal has disconnected", async () => {
    let done = false;
    let begun = false;
    found = async () => {
      begun = true;
      await wait(50);
      done = true;
      return [row()];
    };
    const socket = await client();
    socket.write(order("orders", "find", "fan"));
    while (!begun) await wait(5);
    socket.destroy();
    for (let round = 0; round < 200 && !done; round++) await wait(10);
    expect(done).toBe(true);
    await answers();
  });

  it("disconnects clients that send no command: garbage, another shape, an endless line", async () => {
    for (const sent of ["garbage\n", "{}\n", '{"words":"db check","cwd":1}\n', "null\n", "\n"]) {
      const socket = await client();
      socket.resume();
      socket.write(sent);
      await closed(socket);
    }
    const flood = await client();
    flood.resume();
    let sent = 0;
    const chunk = Buffer.alloc(MEGABYTE, 0x78);
    while (!flood.destroyed && sent < 100) {
      sent += 1;
      if (!flood.write(chunk)) await Promise.race([once(flood, "drain"), closed(flood)]).catch(() => undefined);
    }
    await closed(flood);
    expect(sent).toBeLessThan(100);
    await answers();
  });

  it("runs nothing for a client that says no folder", async () => {
    let begun = false;
    found = async () => {
      begun = true;
      return [row()];
    };
    const socket = await client();
    socket.resume();
    socket.write('{"words":["orders","find","fan"],"cwd":1}\n');
    await closed(socket);
    expect(begun).toBe(false);
  });

  it("leaves progress out for a client that reads nothing, and keeps the lines for it", async () => {
    const socket = await client();
    socket.pause();
    socket.write(order("orders", "cancel-event", "night"));
    while (!calledOff) await wait(5);
    let read = "";
    socket.on("data", (data) => {
      read += data;
    });
    socket.resume();
    await closed(socket);
    expect(read).toMatch(/"say":"Night is called off.*\n\{"code":0\}\n$/s);
    expect(read.length).toBeLessThan(MEGABYTE);
  });

  it("does not fill its memory for a client that reads nothing", async () => {
    found = async () => Array.from({ length: 8 }, () => row(8 * MEGABYTE));
    const socket = await client();
    socket.pause();
    socket.write(order("orders", "find", "fan"));
    const ended = new Promise((done) => socket.once("close", done));
    await wait(500);
    // The site has closed the connection; only a client that reads notices.
    socket.resume();
    let read = 0;
    socket.on("data", (data) => {
      read += data.length;
    });
    await ended;
    expect(read).toBeLessThan(64 * MEGABYTE);
    await answers();
  });
});

describe("The socket", () => {
  const CLIENTS = 16;

  it("is opened by nobody but the site's own user", async () => {
    await listen();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it("belongs to one site, and one that died leaves it to the next", async () => {
    writeFileSync(file(), "");
    await listen();
    await answers();
    const desk = {} as Desk;
    await expect(listenForCommands(dataDir, desk)).rejects.toThrow(`Another process listens on ${file()}.`);
    await answers();
  });

  it("takes no more clients than it can serve, and the next one when one has left", async () => {
    await listen();
    const clients = await Promise.all(Array.from({ length: CLIENTS }, client));
    const surplus = createConnection(file());
    surplus.on("error", () => undefined);
    surplus.resume();
    await closed(surplus);
    clients[0]?.destroy();
    await expect.poll(() => run("orders", "find", "fan").then(({ code }) => code)).toBe(1);
    for (const one of clients) one.destroy();
  });

  describe("as time passes", () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
    afterEach(() => void vi.useRealTimers());

    it("disconnects a client that sends nothing, or half a command, after ten seconds", async () => {
      await listen();
      for (const sent of ["", '{"words":["orders"']) {
        const socket = await client();
        socket.resume();
        socket.write(sent);
        await wait(50);
        vi.advanceTimersByTime(9_999);
        await wait(50);
        expect(socket.destroyed).toBe(false);
        vi.advanceTimersByTime(1);
        await closed(socket);
      }
    });

    it("disconnects a client at once whose line is longer than a command", async () => {
      await listen();
      const socket = await client();
      socket.resume();
      socket.write("x".repeat(64 * 1024));
      await wait(50);
      expect(socket.destroyed).toBe(false);
      socket.write("x");
      await closed(socket);
    });

    it("lets go of clients that don't read their last lines", async () => {
      await listen();
      let asked = 0;
      found = async () => {
        asked += 1;
        return [row(2 * MEGABYTE)];
      };
      const clients = await Promise.all(Array.from({ length: CLIENTS }, client));
      for (const one of clients) one.pause().write(order("orders", "find", "fan"));
      while (asked < CLIENTS) await wait(5);
      await wait(200);
      expect((await run("orders", "find", "fan")).code).not.toBe(0);
      vi.advanceTimersByTime(30_000);
      await wait(50);
      await answers();
      for (const one of clients) one.destroy();
    });
  });
});

const OURS = "postgres://ringside:secret@db.example:5432/ringside";

describe("A command for one database", () => {
  const elsewhere = {
    code: undefined,
    out: "",
    err: expect.stringMatching(/^The site in .* has another store\. DATABASE_URL: [^@]+$/),
  };

  it.each([
    ["the same address", OURS],
    ["another password and no port", "postgresql://ringside:another@db.example/ringside"],
  ])("runs in a site that has it, by %s", async (_, databaseUrl) => {
    await listen(OURS);
    found = async () => [row()];
    expect(await runFor(databaseUrl, "orders", "find", "fan")).toMatchObject({ code: 0, err: "" });
  });

  it("takes the names of this machine for one", async () => {
    await listen("postgres://ringside@localhost/ringside");
    found = async () => [row()];
    expect((await runFor("postgres://ringside@127.0.0.1/ringside", "orders", "find", "fan")).code).toBe(0);
  });

  it.each([
    ["another database", "postgres://ringside:secret@db.example:5432/drill"],
    ["another host", "postgres://ringside:secret@db2.example:5432/ringside"],
    ["another port", "postgres://ringside:secret@db.example:5433/ringside"],
    ["another user", "postgres://owner:secret@db.example:5432/ringside"],
    ["another schema", `${OURS}?options=-c%20search_path%3Dother`],
  ])("doesn't begin in a site with %s", async (_, databaseUrl) => {
    await listen(OURS);
    let begun = false;
    found = async () => {
      begun = true;
      return [row()];
    };
    expect(await runFor(databaseUrl, "orders", "find", "fan")).toEqual(elsewhere);
    expect(begun).toBe(false);
  });

  it("doesn't begin in a site with an embedded store", async () => {
    await listen();
    expect(await runFor(OURS, "orders", "find", "fan")).toEqual(elsewhere);
  });

  it("doesn't begin in a site of an earlier release, which knows plain orders alone", async () => {
    let received = "";
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", (data) => {
        received = data.toString();
        // Its check of an order, as it was.
        const order = JSON.parse(received) as { words?: unknown };
        if (Array.isArray(order.words)) socket.end(`${JSON.stringify({ code: 0 })}\n`);
        else socket.destroy();
      });
    });
    server.listen(file());
    await once(server, "listening");
    close = () => void server.close();
    expect(await runFor(OURS, "db", "check")).toEqual(elsewhere);
    expect(received).not.toContain("secret");
  });

  it("ends with an error when the site dies after it began", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.end(`${JSON.stringify({ accepted: true })}\n`));
    });
    server.listen(file());
    await once(server, "listening");
    close = () => void server.close();
    expect(await runFor(OURS, "db", "check")).toMatchObject({
      code: 1,
      err: "The site ended before the command did.",
    });
  });
});

describe("A command", () => {
  it("ends with an error when the site dies during it", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.destroy());
    });
    server.listen(file());
    await once(server, "listening");
    close = () => void server.close();
    expect(await run("db", "check")).toEqual({ code: 1, out: "", err: "The site ended before the command did." });
  });

  it("ends with an error when the site speaks another protocol version", async () => {
    const server = createServer((socket) => void socket.end("<html>\n"));
    server.listen(file());
    await once(server, "listening");
    close = () => void server.close();
    expect(await run("db", "check")).toMatchObject({ code: 1 });
  });

  it("runs locally when no site listens", async () => {
    expect((await run("db", "check")).code).toBeUndefined();
  });
});

/** The site's socket for commands: the site survives any client. */
import { once } from "node:events";
import { statSync, writeFileSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { row, socketWorld } from "./socket-world";

const MEGABYTE = 1024 * 1024;

const world = socketWorld();

const order = (...words: string[]) => `${JSON.stringify({ words, cwd: "/" })}\n`;
const closed = (socket: Socket) => (socket.destroyed ? Promise.resolve() : once(socket, "close"));

describe("A site that listens for commands", () => {
  beforeEach(() => world.listen());

  it("survives a terminal that disconnects before, while or after its command prints", async () => {
    let asked = 0;
    for (const pause of [0, 1, 5, 20]) {
      let finish = () => {};
      const gate = new Promise<void>((done) => {
        finish = done;
      });
      world.found = async () => {
        asked += 1;
        await gate;
        return Array.from({ length: 2_000 }, () => row(100));
      };
      const socket = await world.client();
      socket.write(order("orders", "find", "fan"));
      while (asked === 0) await wait(5);
      socket.destroy();
      await wait(pause);
      finish();
      await wait(20);
      asked = 0;
    }
    await world.answers();
  });

  it("survives a terminal that disconnects without reading its output", async () => {
    for (const size of [1, MEGABYTE]) {
      let asked = false;
      world.found = async () => {
        asked = true;
        return [row(size), row(size)];
      };
      const socket = await world.client();
      socket.pause();
      socket.write(order("orders", "find", "fan"));
      while (!asked) await wait(5);
      await wait(100);
      socket.destroy();
      await wait(100);
    }
    await world.answers();
  });

  it("runs a command to its end after its terminal has disconnected", async () => {
    let done = false;
    let begun = false;
    world.found = async () => {
      begun = true;
      await wait(50);
      done = true;
      return [row()];
    };
    const socket = await world.client();
    socket.write(order("orders", "find", "fan"));
    while (!begun) await wait(5);
    socket.destroy();
    for (let round = 0; round < 200 && !done; round++) await wait(10);
    expect(done).toBe(true);
    await world.answers();
  });

  it("disconnects clients that send no command: garbage, another shape, an endless line", async () => {
    for (const sent of ["garbage\n", "{}\n", '{"words":"db check","cwd":1}\n', "null\n", "\n"]) {
      const socket = await world.client();
      socket.resume();
      socket.write(sent);
      await closed(socket);
    }
    const flood = await world.client();
    flood.resume();
    let sent = 0;
    const chunk = Buffer.alloc(MEGABYTE, 0x78);
    while (!flood.destroyed && sent < 100) {
      sent += 1;
      if (!flood.write(chunk)) await Promise.race([once(flood, "drain"), closed(flood)]).catch(() => undefined);
    }
    await closed(flood);
    expect(sent).toBeLessThan(100);
    await world.answers();
  });

  it("runs nothing for a client that says no folder", async () => {
    let begun = false;
    world.found = async () => {
      begun = true;
      return [row()];
    };
    const socket = await world.client();
    socket.resume();
    socket.write('{"words":["orders","find","fan"],"cwd":1}\n');
    await closed(socket);
    expect(begun).toBe(false);
  });

  it("leaves progress out for a client that reads nothing, and keeps the lines for it", async () => {
    const socket = await world.client();
    socket.pause();
    socket.write(order("orders", "cancel-event", "night"));
    while (!world.calledOff) await wait(5);
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
    world.found = async () => Array.from({ length: 8 }, () => row(8 * MEGABYTE));
    const socket = await world.client();
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
    await world.answers();
  });
});

describe("The socket", () => {
  const CLIENTS = 16;

  it("is opened by nobody but the site's own user", async () => {
    await world.listen();
    expect(statSync(world.file()).mode & 0o777).toBe(0o600);
  });

  it("belongs to one site, and one that died leaves it to the next", async () => {
    writeFileSync(world.file(), "");
    await world.listen();
    await world.answers();
    await expect(world.second()).rejects.toThrow(`Another process listens on ${world.file()}.`);
    await world.answers();
  });

  it("takes no more clients than it can serve, and the next one when one has left", async () => {
    await world.listen();
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => world.client()));
    const surplus = createConnection(world.file());
    surplus.on("error", () => undefined);
    surplus.resume();
    await closed(surplus);
    clients[0]?.destroy();
    await expect.poll(() => world.run("orders", "find", "fan").then(({ code }) => code)).toBe(1);
    for (const one of clients) one.destroy();
  });

  describe("as time passes", () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
    afterEach(() => void vi.useRealTimers());

    it("disconnects a client that sends nothing, or half a command, after ten seconds", async () => {
      await world.listen();
      for (const sent of ["", '{"words":["orders"']) {
        const socket = await world.client();
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
      await world.listen();
      const socket = await world.client();
      socket.resume();
      socket.write("x".repeat(64 * 1024));
      await wait(50);
      expect(socket.destroyed).toBe(false);
      socket.write("x");
      await closed(socket);
    });

    it("lets go of clients that don't read their last lines", async () => {
      await world.listen();
      let asked = 0;
      world.found = async () => {
        asked += 1;
        return [row(2 * MEGABYTE)];
      };
      const clients = await Promise.all(Array.from({ length: CLIENTS }, () => world.client()));
      for (const one of clients) one.pause().write(order("orders", "find", "fan"));
      while (asked < CLIENTS) await wait(5);
      await wait(200);
      expect((await world.run("orders", "find", "fan")).code).not.toBe(0);
      vi.advanceTimersByTime(30_000);
      await wait(50);
      await world.answers();
      for (const one of clients) one.destroy();
    });
  });
});

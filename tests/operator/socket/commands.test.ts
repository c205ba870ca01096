/** Commands that run in the site, through its socket. */
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { row, socketWorld } from "./socket-world";

const world = socketWorld();

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
    await world.listen(OURS);
    world.found = async () => [row()];
    expect(await world.runFor(databaseUrl, "orders", "find", "fan")).toMatchObject({ code: 0, err: "" });
  });

  it("takes the names of this machine for one", async () => {
    await world.listen("postgres://ringside@localhost/ringside");
    world.found = async () => [row()];
    expect((await world.runFor("postgres://ringside@127.0.0.1/ringside", "orders", "find", "fan")).code).toBe(0);
  });

  it.each([
    ["another database", "postgres://ringside:secret@db.example:5432/drill"],
    ["another host", "postgres://ringside:secret@db2.example:5432/ringside"],
    ["another port", "postgres://ringside:secret@db.example:5433/ringside"],
    ["another user", "postgres://owner:secret@db.example:5432/ringside"],
    ["another schema", `${OURS}?options=-c%20search_path%3Dother`],
  ])("doesn't begin in a site with %s", async (_, databaseUrl) => {
    await world.listen(OURS);
    let begun = false;
    world.found = async () => {
      begun = true;
      return [row()];
    };
    expect(await world.runFor(databaseUrl, "orders", "find", "fan")).toEqual(elsewhere);
    expect(begun).toBe(false);
  });

  it("doesn't begin in a site with an embedded store", async () => {
    await world.listen();
    expect(await world.runFor(OURS, "orders", "find", "fan")).toEqual(elsewhere);
  });

  it("doesn't begin in a site of an earlier release, which knows plain orders alone", async () => {
    let received = "";
    await world.pretend((socket) => {
      socket.once("data", (data) => {
        received = data.toString();
        // Its check of an order, as it was.
        const order = JSON.parse(received) as { words?: unknown };
        if (Array.isArray(order.words)) socket.end(`${JSON.stringify({ code: 0 })}\n`);
        else socket.destroy();
      });
    });
    expect(await world.runFor(OURS, "db", "check")).toEqual(elsewhere);
    expect(received).not.toContain("secret");
  });

  it("ends with an error when the site dies after it began", async () => {
    await world.pretend((socket) => {
      socket.once("data", () => socket.end(`${JSON.stringify({ accepted: true })}\n`));
    });
    expect(await world.runFor(OURS, "db", "check")).toMatchObject({
      code: 1,
      err: "The site ended before the command did.",
    });
  });
});

describe("A command", () => {
  it("ends with an error when the site dies during it", async () => {
    await world.pretend((socket) => {
      socket.once("data", () => socket.destroy());
    });
    expect(await world.run("db", "check")).toEqual({ code: 1, out: "", err: "The site ended before the command did." });
  });

  it("ends with an error when the site speaks another protocol version", async () => {
    await world.pretend((socket) => void socket.end("<html>\n"));
    expect(await world.run("db", "check")).toMatchObject({ code: 1 });
  });

  it("keeps a stopping site waiting, which takes no other", async () => {
    await world.listen();
    let end = () => {};
    world.found = () =>
      new Promise((found) => {
        end = () => found([row()]);
      });
    const late = await world.client();
    const command = world.run("orders", "find", "fan");
    await expect.poll(() => String(end)).toContain("found");
    let isStopped = false;
    const stopped = world.stop().then(() => {
      isStopped = true;
    });
    const refused = once(late, "close");
    late.write(`${JSON.stringify({ words: ["orders", "find", "fan"], cwd: "/" })}\n`);
    await refused;
    expect((await world.run("orders", "find", "fan")).code).toBeUndefined();
    expect(isStopped).toBe(false);
    end();
    await stopped;
    expect(await command).toMatchObject({ code: 0, out: expect.stringContaining("AAAA-BBBB"), err: "" });
  });

  it("runs locally when no site listens", async () => {
    expect((await world.run("db", "check")).code).toBeUndefined();
  });
});

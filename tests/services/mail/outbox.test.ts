/**
 * Mails that cannot be sent: retried with growing pauses, given up once, shown to the office, and never blocking
 * others.
 */
import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Mail, MailRejected, MailServerDown, mailer, NoMailServer } from "../../../server/clients/mailer";
import { reasonOf } from "../../../server/mail/mail-retries";
import { outbox } from "../../../server/store/schema";
import { officeOf } from "../../operator/office";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, type World } from "../box-office/box-office-world";
import { testOffice } from "../box-office/test-office";

let world: World;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  office = officeOf(world);
});
beforeEach(async () => {
  await world.store.db.delete(outbox);
  world.mails.length = 0;
  world.reports.length = 0;
});
afterAll(async () => {
  await world.close();
  office.leave();
});

/** Enqueues a mail to `to`, which the writer below writes. */
async function waiting(to: string): Promise<string> {
  const id = randomUUID();
  const row = { id, cause: randomUUID(), template: "goods" as const, ref: to, createdAt: world.clock.now() };
  await world.store.db.insert(outbox).values(row);
  world.clock.advance(1_000);
  return id;
}

const rowOf = async (id: string) => (await world.store.db.select().from(outbox).where(eq(outbox.id, id)))[0];

/** A site whose mail server does this with each mail. */
function siteWith(send: (mail: Mail) => Promise<void> = async (mail) => void world.mails.push(mail)) {
  const goods = async (ref: string) => {
    if (ref === "poison") throw new Error("No such order, said maya@example.com");
    return { to: ref, subject: "", text: "" };
  };
  return testOffice({ ...world.deps, mailer: { send } }, { writers: { goods } });
}
const refuses = (error: () => Error) =>
  siteWith(async () => {
    throw error();
  });

describe("A mail that cannot be sent", () => {
  it("is retried nine times within two days, and then given up", async () => {
    const id = await waiting("a@example.com");
    const site = refuses(() => new Error("try later, a@example.com"));
    const began = world.clock.now().getTime();
    let tries = 0;
    for (let minute = 0; minute < 4 * 24 * 60; minute += 5) {
      const before = world.reports.length;
      await site.sendOutbox();
      tries += world.reports.length - before;
      const row = await rowOf(id);
      if (row?.failedAt) break;
      world.clock.set(new Date(Math.max(row?.retryAt?.getTime() ?? 0, world.clock.now().getTime() + 1)));
    }
    expect(tries).toBe(9);
    expect(world.clock.now().getTime() - began).toBeLessThan(2 * DAY_MS);
    expect(await rowOf(id)).toMatchObject({ attempts: 9, sentAt: null, lastError: "try later, [address]" });
    world.clock.advance(30 * DAY_MS);
    await siteWith().sendOutbox();
    expect(world.mails).toEqual([]);
    expect(world.reports.at(-1)).toBe("critical: a mail was given up: try later, [address]");
  });

  it("is given up at once if its address is refused", async () => {
    const id = await waiting("gone@example.com");
    await refuses(() => new MailRejected("550 No such mailbox")).sendOutbox();
    expect(await rowOf(id)).toMatchObject({
      attempts: 1,
      failedAt: expect.any(Date),
      lastError: "550 No such mailbox",
    });
  });

  it("does not block the others, even if it cannot be written", async () => {
    const poison = await waiting("poison");
    await waiting("b@example.com");
    await siteWith().sendOutbox();
    expect(world.mails).toMatchObject([{ to: "b@example.com" }]);
    expect((await rowOf(poison))?.lastError).toBe("No such order, said [address]");
  });

  it("waits with all others while the mail server is down, which is tried once", async () => {
    const ids = [await waiting("c@example.com"), await waiting("d@example.com")];
    let asked = 0;
    const site = siteWith(async () => {
      asked += 1;
      throw new MailServerDown("connect ECONNREFUSED");
    });
    await site.sendOutbox();
    expect(asked).toBe(1);
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id))?.attempts))).toEqual([1, 0]);
  });

  it("is sent as soon as the server accepts mails again, however late its own next retry would be", async () => {
    const site = siteWith(async (mail) => {
      if (down) throw new MailServerDown("connect ECONNREFUSED");
      world.mails.push(mail);
    });
    let down = true;
    const ids = [await waiting("k@example.com"), await waiting("l@example.com")];
    for (let round = 0; round < 8; round++) {
      await site.sendOutbox();
      world.clock.advance(10 * MINUTE_MS);
    }
    for (const id of ids) expect((await rowOf(id))?.retryAt?.getTime()).toBeGreaterThan(world.clock.now().getTime());
    const [first, ...others] = world.reports;
    expect(first).toBe("critical: sending a mail: connect ECONNREFUSED");
    expect(others.filter((line) => !line.startsWith("debug: "))).toEqual([]);
    expect(world.reports.length).toBeGreaterThan(3);

    down = false;
    await waiting("m@example.com");
    await site.sendOutbox();
    expect(world.mails.map(({ to }) => to).sort()).toEqual(["k@example.com", "l@example.com", "m@example.com"]);
  });

  it("keeps its pauses if only this mail ends the connection", async () => {
    const site = siteWith(async (mail) => {
      if (mail.to === "n@example.com") throw new MailServerDown("the server closed the connection");
      world.mails.push(mail);
    });
    const id = await waiting("n@example.com");
    for (let round = 0; round < 5; round++) {
      await waiting(`o${round}@example.com`);
      await site.sendOutbox();
    }
    expect(world.mails.length).toBeGreaterThan(3);
    expect((await rowOf(id))?.attempts).toBe(1);
  });

  it("can be sent at once by the office while it waits for its retry", async () => {
    const id = await waiting("p@example.com");
    await refuses(() => new MailServerDown("connect ECONNREFUSED")).sendOutbox();
    expect((await rowOf(id))?.retryAt).not.toBeNull();
    const site = siteWith();
    expect(await site.retryMails("all")).toBe(1);
    await site.sendOutbox();
    expect(world.mails).toMatchObject([{ to: "p@example.com" }]);
    expect(await site.retryMails("all")).toBe(0);
  });

  it("uses up no attempts while no mail server is configured", async () => {
    const id = await waiting("e@example.com");
    const site = refuses(() => new NoMailServer("SMTP_URL is not set"));
    for (let round = 0; round < 20; round++) {
      await site.sendOutbox();
      world.clock.advance(6 * MINUTE_MS);
    }
    expect(await rowOf(id)).toMatchObject({ attempts: 0, failedAt: null });
    await siteWith().sendOutbox();
    expect(world.mails).toMatchObject([{ to: "e@example.com" }]);
  });

  it("is sent twice at most if the process dies before it notes that it was sent", async () => {
    const id = await waiting("f@example.com");
    const dies = testOffice(
      {
        ...world.deps,
        store: {
          ...world.store,
          db: new Proxy(world.store.db, {
            get(target, name) {
              if (name !== "update") return Reflect.get(target, name);
              return (table: typeof outbox) => ({
                set(values: Record<string, unknown>) {
                  if ("sentAt" in values || "failedAt" in values) throw new Error("killed");
                  return target.update(table).set(values);
                },
              });
            },
          }),
        },
      },
      { writers: { goods: async (to) => ({ to, subject: "", text: "" }) } },
    );
    for (let round = 0; round < 10; round++) {
      await dies.sendOutbox().catch(() => undefined);
      world.clock.advance(6 * MINUTE_MS);
    }
    await siteWith().sendOutbox();
    expect(world.mails).toHaveLength(2);
    world.clock.advance(6 * MINUTE_MS);
    await siteWith().sendOutbox();
    expect(world.mails).toHaveLength(2);
    expect(await rowOf(id)).toMatchObject({ failedAt: expect.any(Date) });
  });
});

describe("The office", () => {
  it("sees mails that were given up, and retries them", async () => {
    expect((await office.run("orders", "mails")).out).toBe("No mail is waiting.\n");
    const id = await waiting("g@example.com");
    expect((await office.run("orders", "mails")).out).toContain(id);
    expect((await office.run("orders", "mails", "--failed")).out).toBe("No mail was given up.\n");
    await refuses(() => new MailRejected("550 <g@example.com>: no such mailbox")).sendOutbox();
    const listed = await office.run("orders", "mails", "--failed");
    expect(listed.out).toMatch(new RegExp(`^${id} .* given up +550 <\\[address\\]>: no such mailbox$`, "m"));

    expect(await office.run("orders", "mails", "retry")).toMatchObject({ code: 1 });
    expect(await office.run("orders", "mails", "retry", id, "--all")).toMatchObject({ code: 1 });
    expect(await office.run("orders", "mails", "retry", randomUUID())).toMatchObject({ code: 1 });
    expect(await office.run("orders", "mails", "retry", "x")).toMatchObject({ code: 1 });
    expect(await office.run("orders", "mails", "retry", id)).toMatchObject({
      code: 0,
      out: "1 mail is tried again.\n",
    });
    await siteWith().sendOutbox();
    expect(await world.store.db.$count(outbox, isNull(outbox.failedAt))).toBe(1);
  });

  it("retries all of them", async () => {
    for (const name of ["h", "i"]) await waiting(`${name}@example.com`);
    const site = refuses(() => new MailRejected("550"));
    await site.sendOutbox();
    expect((await office.run("orders", "mails", "retry", "--all")).out).toBe("2 mails are tried again.\n");
    // The office's own site cannot write these mails, so it has made one attempt.
    world.clock.advance(2 * MINUTE_MS);
    await siteWith().sendOutbox();
    expect(await world.store.db.$count(outbox, isNull(outbox.sentAt))).toBe(0);
  });
});

it("Errors are stored in one line, without addresses", () => {
  expect(reasonOf(new Error("550 <maya@example.com> unknown\nparams: maya@example.com"))).toBe(
    "550 <[address]> unknown",
  );
  expect(reasonOf(new Error("x".repeat(1_000)))).toHaveLength(300);
});

/** A mail server that greets, and answers each verb with the given text; it hangs up on `undefined`. */
async function smtp(answers: Record<string, string>) {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write(answers.greeting ?? "220 tests\r\n");
    let inData = false;
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        if (inData && line !== ".") continue;
        const verb = inData ? "." : (line.split(/[ :]/)[0] ?? "");
        inData = verb === "DATA" && !answers.DATA;
        socket.write(answers[verb] ?? (inData ? "354 go on\r\n" : "250 ok\r\n"));
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const { send } = mailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "tickets@example.com" });
  const outcome = await send({ to: "fan@example.com", subject: "", text: "" }).catch((error: unknown) => error);
  server.close();
  return outcome;
}

describe("A mail server", () => {
  it.each([
    ["refuses the address for good", { RCPT: "550 no such mailbox\r\n" }, MailRejected],
    ["refuses the content for good", { ".": "554 spam\r\n" }, MailRejected],
    ["is shutting down", { RCPT: "421 closing\r\n" }, MailServerDown],
  ])("that %s is recognized", async (_, answers, kind) => {
    expect(await smtp(answers as unknown as Record<string, string>)).toBeInstanceOf(kind);
  });

  it("that refuses the recipient temporarily, or our sender, counts as a temporary refusal", async () => {
    for (const answers of [{ RCPT: "450 full\r\n" }, { MAIL: "550 who are you\r\n" }]) {
      const error = await smtp(answers as unknown as Record<string, string>);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MailRejected);
    }
  });

  it("that cannot be reached is down", async () => {
    const { send } = mailer({ smtpUrl: "smtp://127.0.0.1:1", from: "tickets@example.com" });
    await expect(send({ to: "fan@example.com", subject: "", text: "" })).rejects.toBeInstanceOf(MailServerDown);
  });
});

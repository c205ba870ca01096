/** The office's commands that give tickets away, and pass them on for fans. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { audit, ticket } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import {
  boxOfficeWorld,
  checkout,
  held,
  night,
  remaining,
  visitor,
  type World,
  wish,
} from "../../services/box-office/box-office-world";
import { testStore } from "../../store";
import { officeOf } from "../office";

let world: World;
let office: ReturnType<typeof officeOf>;
let made: Awaited<ReturnType<typeof night>>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
  office = officeOf(world);
});
beforeEach(async () => {
  made = await night(world.store, world.clock.now(), [{ capacity: 10 }]);
  world.mails.length = 0;
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.close();
  office.leave();
});

const orders = (...words: string[]) => office.run("orders", ...words);

async function boughtTicket(email: string) {
  const fan = visitor({ email });
  const id = await held(world.office.reserve(fan, wish(made.eventId, { [made.first]: 1 })));
  await world.payAt(await checkout(world.office.pay(fan, id)), "4242424242424242", email);
  expect((await world.office.returned(fan, id))?.status).toBe("paid");
  await world.office.drained();
  world.mails.length = 0;
  const [mine] = await world.office.tickets(fan, made.eventId);
  return { fan, number: mine?.ticketNumber ?? "" };
}

describe("orders comp", () => {
  const comp = (...more: string[]) =>
    orders(
      "comp",
      made.eventId,
      "--tier",
      "tier 1",
      "--name",
      "Petra",
      "--email",
      "p@example.com",
      "--why",
      "x",
      ...more,
    );

  it("gives tickets and mails them", async () => {
    expect((await comp("--count", "2", "--dry-run")).out).toContain("Would give 2 tickets for The Last Bell to Petra");
    expect(await remaining(world.store, made.first)).toBe(10);
    expect((await comp("--count", "2")).out).toMatch(/Gave, as order \S+, 2 tickets .* worth \$98\.00/);
    expect(await remaining(world.store, made.first)).toBe(8);
    expect(world.mails.map(({ to }) => to)).toEqual(["p@example.com"]);
  });

  it.each(["notmail", "p@example.com\r\nBcc: evil@x.example", "p@example.com,q@example.com", "p\u0000@example.com"])(
    "takes no seat for the address %j",
    async (email) => {
      const words = ["--tier", "tier 1", "--name", "Petra", "--email", email, "--why", "x", "--count", "1"];
      for (const more of [[], ["--dry-run"]]) {
        const said = await orders("comp", made.eventId, ...words, ...more);
        expect([said.code, said.err]).toEqual([1, "This is not an email address.\n"]);
      }
      expect([await remaining(world.store, made.first), world.mails]).toEqual([10, []]);
    },
  );

  it("says why it gives none", async () => {
    expect(await comp("--count", "11")).toMatchObject({ code: 1, err: "Tier 1: 10 left of 11.\n" });
    expect(await comp()).toMatchObject({ code: 1, err: "Say --count or --seats.\n" });
    expect(
      await orders("comp", "nowhere", "--tier", "a", "--name", "a", "--email", "a@b.co", "--why", "x"),
    ).toMatchObject({
      code: 1,
    });
  });
});

describe("orders transfer", () => {
  const transfer = (number: string, ...more: string[]) =>
    orders("transfer", number, "--name", "Nia", "--email", "Nia@example.com", ...more);

  it("transfers a ticket, mails both fans, and voids the old one", async () => {
    const { fan, number } = await boughtTicket("giver@example.com");
    expect((await transfer(number, "--dry-run")).out).toContain(`Would pass ${number} on to Nia`);
    expect((await world.office.tickets(fan, made.eventId)).map(({ transferred }) => transferred)).toEqual([false]);
    expect((await transfer(number.toLowerCase())).out).toContain("Passed");
    expect((await world.office.tickets(fan, made.eventId)).map(({ transferred }) => transferred)).toEqual([true]);
    expect(world.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ["giver@example.com", "Your ticket for The Last Bell was transferred"],
      ["nia@example.com", "Frankie Fan sent you a ticket"],
    ]);
    const [row] = await world.store.db
      .select()
      .from(audit)
      .where(and(eq(audit.entity, number), eq(audit.action, "ticket.transferred")));
    expect(row).toMatchObject({ actor: "office", personal: { name: "Nia", email: "nia@example.com" } });
    expect(JSON.stringify(row?.detail)).not.toContain("nia");
  });

  it("mails the holder of a ticket that was transferred before, and not its buyer", async () => {
    const { fan, number } = await boughtTicket("buyer@example.com");
    await world.office.transfer(fan, number, { email: "second@example.com", name: "Second" });
    await world.office.drained();
    world.mails.length = 0;
    const [now] = await world.store.db.select().from(ticket).where(eq(ticket.holderEmail, "second@example.com"));
    await transfer(now?.ticketNumber ?? "");
    expect(world.mails.map(({ to }) => to).sort()).toEqual(["nia@example.com", "second@example.com"]);
  });

  it("refuses a ticket that is void, the address that has it, and one that doesn't exist", async () => {
    const { number } = await boughtTicket("same@example.com");
    const same = await orders("transfer", number, "--name", "S", "--email", "same@example.com");
    expect([same.code, same.err.includes("that address has it already")]).toEqual([1, true]);
    await transfer(number);
    expect((await transfer(number)).err).toContain("it was used, refunded or transferred");
    expect(await transfer("none")).toMatchObject({ code: 1, err: "There is no ticket NONE.\n" });
  });

  it("leaves a ticket with its fan if the name is none, or too long for a ticket", async () => {
    const { fan, number } = await boughtTicket("named@example.com");
    const named = (name: string) => orders("transfer", number, "--name", name, "--email", "nia@example.com");
    expect((await named(" ")).err).toBe("Say a name.\n");
    expect((await named("N".repeat(301))).err).toBe("The name is too long: at most 300 characters.\n");
    expect((await world.office.tickets(fan, made.eventId)).map(({ transferred }) => transferred)).toEqual([false]);
    await named(" Ni\u0007a\n Vale ");
    const [now] = await world.store.db.select().from(ticket).where(eq(ticket.firstNumber, number));
    expect(now?.guestFullName).toBe("Nia Vale");
  });

  it("leaves a ticket with its fan if the address is none", async () => {
    const { fan, number } = await boughtTicket("keeps@example.com");
    for (const email of ["notmail", "nia@example.com\r\nBcc: evil@x.example"]) {
      const said = await orders("transfer", number, "--name", "Nia", "--email", email);
      expect([said.code, said.err]).toEqual([1, "This is not an email address.\n"]);
    }
    const [mine] = await world.office.tickets(fan, made.eventId);
    expect([mine?.ticketNumber, world.mails]).toEqual([number, []]);
  });

  it("is not a right of fans over each other's tickets", async () => {
    const { number } = await boughtTicket("mine@example.com");
    const stranger = visitor({ email: "stranger@example.com" });
    expect(await world.office.transfer(stranger, number, { email: "s@example.com", name: "S" })).toBe("gone");
  });
});

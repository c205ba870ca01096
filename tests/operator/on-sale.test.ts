/** `on-sale`: the office's commands about lines. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boxOfficeWorld, held, night, visitor, type World, wish } from "../services/box-office/box-office-world";
import { testStore } from "../store";
import { officeOf } from "./office";

let world: World;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  office = officeOf(world);
});
afterAll(async () => {
  office.leave();
  await world.close();
});

const inHours = (n: number) => new Date(world.clock.now().getTime() + n * 3_600_000).toISOString();
const rows = async (eventId: string) =>
  (
    await world.store.db.execute<{ halted: boolean; max_rate: number | null; ended: boolean; commitment: string }>(sql`
      select halted, max_rate, ended_at is not null as ended, commitment from on_sale
      where event_id = ${eventId}::uuid order by created_at`)
  ).rows;

it("plans a line, keeps its fingerprint when the opening moves, and writes who did it", async () => {
  const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
  const dry = await office.run("on-sale", "plan", eventId, "--at", inHours(5), "--dry-run");
  expect(dry.out).toContain("Would be planned");
  expect(await rows(eventId)).toEqual([]);

  const planned = await office.run("on-sale", "plan", eventId, "--at", inHours(5), "--actor", "Ada");
  const [line] = await rows(eventId);
  expect(planned.out).toContain(`Announce this fingerprint of the draw: ${line?.commitment}`);
  await office.run("on-sale", "plan", eventId, "--at", inHours(6));
  expect((await rows(eventId)).map(({ commitment }) => commitment)).toEqual([line?.commitment]);
  const { rows: audit } = await world.store.db.execute(
    sql`select actor from audit where action = 'line.planned' order by at`,
  );
  expect(audit).toEqual([{ actor: "Ada" }, { actor: "office" }]);
});

it("pauses, slows and ends it; a dry run changes nothing", async () => {
  const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
  await office.run("on-sale", "plan", eventId, "--at", inHours(1));
  await office.run("on-sale", "pause", eventId, "--dry-run");
  expect((await rows(eventId))[0]?.halted).toBe(false);
  await office.run("on-sale", "pause", eventId);
  await office.run("on-sale", "rate", eventId, "3");
  expect((await rows(eventId))[0]).toMatchObject({ halted: true, max_rate: 3 });
  expect((await office.run("on-sale", "show", eventId)).out).toContain("planned, paused");
  await office.run("on-sale", "resume", eventId);
  await office.run("on-sale", "rate", eventId, "free");
  await office.run("on-sale", "stop", eventId);
  expect((await rows(eventId))[0]).toMatchObject({ halted: false, max_rate: null, ended: true });
});

it("reports who has more seats than one buyer should, by account and by address, and changes nothing", async () => {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 20, cents: 0 }]);
  const buy = async (fan: ReturnType<typeof visitor>, seats: number) => {
    const id = await held(world.office.reserve(fan, wish(eventId, { [first]: seats })));
    expect((await world.office.pay(fan, id)).outcome).toBe("done");
  };
  const hoarder = visitor({ userId: "hoarder", email: "bulk@example.com" });
  await buy(hoarder, 3);
  await buy(hoarder, 3);
  await buy(visitor({ userId: "cousin", email: "bulk+two@example.com" }), 1);
  await buy(visitor({ userId: "modest", email: "modest@example.com" }), 4);

  const { out } = await office.run("on-sale", "report", eventId, "--limit", "4");
  expect(out).toContain("These have more than 4 seats of The Last Bell.");
  const lines = out
    .split("\n")
    .slice(2)
    .map((line) => line.split(/\s+/).slice(0, 3).join(" "));
  expect(lines.filter(Boolean)).toEqual(["email bulk@example.com 7", "account hoarder 6"]);
  expect((await office.run("on-sale", "report", eventId)).out).toContain("Nobody has more than 8 seats");
});

it("refuses what makes no sense", async () => {
  const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
  const says = async (...words: string[]) => {
    const { code, err } = await office.run("on-sale", ...words);
    expect(code).toBe(1);
    return err;
  };
  expect(await says("pause", eventId)).toContain("This night has no line.");
  expect(await says("plan", eventId)).toContain("Say --at");
  expect(await says("plan", eventId, "--at", inHours(-1))).toContain("over");
  expect(await says("plan", eventId, "--at", "tomorrow")).toContain("not an instant");
  expect(await says("plan", eventId, "--at", inHours(1), "--turn", "99")).toContain("between 5 and 30");
  expect(await says("plan", "no-such-night", "--at", inHours(1))).toContain("There is no event");
  expect(await says("verify", eventId)).toContain("This night has no line.");
  await office.run("on-sale", "plan", eventId, "--at", inHours(0.2));
  expect(await says("plan", eventId, "--at", inHours(2))).toContain("takes places already");
  expect(await says("verify", eventId)).toContain("not drawn yet");
});

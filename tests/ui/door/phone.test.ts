/** What a door phone decides by itself: with a list that it can trust, and a clock that it can't. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DoorListEntry } from "../../../app/domain/door/door-list-format";
import { originOf } from "../../../app/domain/door/signed-code";
import { codeDigestText } from "../../../app/domain/door/ticket-code";
import { judgeOffline } from "../../../app/ui/door/phone/judge-offline";
import { keptList } from "../../../app/ui/door/phone/kept-list";
import { lastCodes } from "../../../app/ui/door/phone/last-codes";
import { phoneMemory } from "../../../app/ui/door/phone/phone-memory";
import { serverTime } from "../../../app/ui/door/phone/server-time";
import { NIGHT, nightSigning } from "./night-signing";

const ABOUT = {
  id: NIGHT,
  title: "Iron Harvest",
  startDate: "2026-11-28T00:30:00.000Z",
  zone: "America/New_York",
  key: undefined,
};
const digest = (number: string, code: string) =>
  createHash("sha256").update(codeDigestText(number, code)).digest().subarray(0, 16).toString("base64url");
const entry = (number: string, state: DoorListEntry[3] = "v", used: DoorListEntry[5] = []): DoorListEntry => [
  number,
  digest(number, "code"),
  0,
  state,
  ["Gate 2", "104", "C", "7"],
  used,
  "Juno Rask",
];

describe("The kept list", () => {
  it("takes what the night's key signed, and changes on top of it", async () => {
    const { key, sign } = await nightSigning();
    const list = keptList(NIGHT);
    expect(await list.take(await sign({ entries: [entry("A"), entry("B")] }), key)).toBe("taken");
    const change = { after: 10, version: 12, count: 3, entries: [entry("B", "u", [5, "Gate 1"]), entry("C")] };
    expect(await list.take(await sign(change), key)).toBe("taken");
    expect([list.count(), list.version(), list.get("B")?.state]).toEqual([3, 12, "u"]);
  });

  it("refuses a changed list, one of another night or key, and half a list, and keeps what it had", async () => {
    const { key, sign } = await nightSigning();
    const list = keptList(NIGHT);
    const good = await sign({ entries: [entry("A")] });
    await list.take(good, key);
    const other = await nightSigning();
    expect(await list.take({ ...good, list: good.list.replace('"v"', '"u"') }, key)).toBe("bad");
    expect(await list.take(await other.sign({ entries: [] }), key)).toBe("bad");
    expect(await list.take(await sign({ night: "another", entries: [] }), key)).toBe("bad");
    expect(await list.take({ list: good.list.slice(0, -9), signature: good.signature }, key)).toBe("bad");
    expect(await list.take(await sign({ entries: [entry("B")], count: 7 }), key)).toBe("again");
    expect(await list.take(await sign({ after: 99, entries: [] }), key)).toBe("again");
    expect([list.count(), list.get("A")?.state]).toEqual([1, "v"]);
  });
});

describe("A scan without a network", () => {
  const listed = async (entries: DoorListEntry[], held: string[] = []) => {
    const { key, sign } = await nightSigning();
    const list = keptList(NIGHT);
    await list.take(await sign({ entries, held }), key);
    return list;
  };
  const judge = async (entries: DoorListEntry[], code: string | undefined = "code", held: string[] = []) =>
    judgeOffline(await listed(entries, held), { ticketNumber: "A", code }, phoneMemory(), ABOUT);

  it("lets in a listed ticket with its tier, seat and guest", async () => {
    const { shown, scanned } = await judge([entry("A")]);
    expect(shown).toBe("in");
    expect(scanned).toMatchObject({ state: "valid", name: "Floor", guest: "Juno Rask", seat: { rowLabel: "C" } });
  });

  it.each([
    ["a wrong code", [entry("A")], "other", [], undefined],
    ["a refunded ticket", [entry("A", "c")], "code", [], "canceled"],
    ["a ticket that was given away", [entry("A", "t")], "code", [], "transferred"],
    ["a disputed ticket", [entry("A")], "code", ["A"], "disputed"],
    ["a used ticket", [entry("A", "u", [1_800_000_000, "Gate 1"])], "code", [], "used"],
    ["a ticket that isn't on the list", [entry("B")], "code", [], "unlisted"],
  ] as const)("does not let in %s", async (_, entries, code, held, shown) => {
    expect((await judge([...entries] as DoorListEntry[], code, [...held])).shown).toBe(shown);
  });

  it("says when and where this phone has let the ticket in", async () => {
    const own = phoneMemory();
    own.letIn("A", { at: 1_800_000_000_000, gate: "Gate 2", origin: originOf("A"), scan: "1" });
    const judged = await judgeOffline(await listed([entry("A")]), { ticketNumber: "A", code: "code" }, own, ABOUT);
    expect(judged).toMatchObject({
      shown: "used",
      scanned: { gate: "Gate 2", at: new Date(1_800_000_000_000).toISOString() },
    });
  });

  it("is decided in a moment among 5,000 tickets", async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => entry(`T${n}`));
    const list = await listed(many);
    const began = performance.now();
    for (const n of [0, 2_500, 4_999]) {
      const judged = await judgeOffline(list, { ticketNumber: `T${n}`, code: "code" }, phoneMemory(), ABOUT);
      expect(judged.shown).toBe("in");
    }
    expect((performance.now() - began) / 3).toBeLessThan(150);
  });
});

describe("The server's time", () => {
  const MINUTE_MS = 60_000;
  it("follows the server's last answer, whatever somebody sets the phone's clock to", () => {
    const at = { wall: 1_000_000, monotone: 50 };
    const time = serverTime({ wall: () => at.wall, monotone: () => at.monotone });
    expect(time.doubtful()).toBe(true);
    time.learn(9_000_000);
    at.wall += 10 * MINUTE_MS;
    at.monotone += MINUTE_MS;
    expect(time.now()).toBe(9_000_000 + MINUTE_MS);
    expect(time.doubtful()).toBe(true);
    at.wall -= 9 * MINUTE_MS;
    expect(time.doubtful()).toBe(false);
  });

  it("is the phone's clock and the last difference after a reload, and after a sleep", () => {
    const at = { wall: 1_000_000, monotone: 50 };
    const clocks = { wall: () => at.wall, monotone: () => at.monotone };
    const kept = serverTime(clocks).learn(4_000_000);
    const time = serverTime(clocks);
    time.restore(kept);
    expect([time.now(), time.doubtful()]).toEqual([4_000_000, false]);
    time.learn(4_000_000);
    at.wall += 5 * MINUTE_MS;
    time.wake();
    expect([time.now(), time.doubtful()]).toEqual([4_000_000 + 5 * MINUTE_MS, false]);
  });
});

it("the same code within five seconds is one scan", () => {
  let now = 0;
  const isSame = lastCodes(() => now);
  expect([isSame("a"), isSame("a")]).toEqual([false, true]);
  now = 4_000;
  expect(isSame("a")).toBe(true);
  now = 8_900;
  expect(isSame("a")).toBe(true);
  now = 14_000;
  expect([isSame("a"), isSame("b"), isSame("a")]).toEqual([false, false, false]);
});

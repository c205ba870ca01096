/** Codes that prove themselves, on a phone without a network. */
import { beforeAll, describe, expect, it } from "vitest";
import { base64urlOf, bytesOfBase64url } from "../../../app/domain/base64url";
import type { DoorListEntry } from "../../../app/domain/door/door-list-format";
import { readSignedCode, SIGNED_CODE_LENGTH } from "../../../app/domain/door/signed-code";
import { judgeOffline } from "../../../app/ui/door/phone/judge-offline";
import { keptList, type NightKeyOnPhone } from "../../../app/ui/door/phone/kept-list";
import { phoneMemory } from "../../../app/ui/door/phone/phone-memory";
import { type Issued, NIGHT, nightSigning } from "./night-signing";

const MINUTE_MS = 60_000;
const LISTED_AT = Date.UTC(2026, 10, 27, 18, 52);
const SINCE = LISTED_AT + 10 * MINUTE_MS;
const BEFORE = LISTED_AT - 60 * MINUTE_MS;
const OLD = "KXWT-PQRM-HD001";
const NEW = "ZZTR-QWER-AB001";
const NEWER = "MMTR-QWER-CD001";

let signing: Awaited<ReturnType<typeof nightSigning>>;
beforeAll(async () => {
  signing = await nightSigning();
});

const row = (number: string, state: DoorListEntry[3] = "v", first?: string): DoorListEntry => {
  const used: DoorListEntry[5] = state === "u" ? [1_800_000_000, "Gate 9"] : [];
  return [number, "digest", 0, state, [], used, "Juno Rask", ...((first ? [first] : []) as [string?])];
};

/** A phone with this list, which remembers what it was shown. */
async function phoneWith(entries: DoorListEntry[], key: NightKeyOnPhone = signing.key) {
  const list = keptList(NIGHT);
  await list.take(await signing.sign({ entries, at: LISTED_AT }), signing.key);
  const memory = phoneMemory();
  const about = {
    id: NIGHT,
    title: "Iron Harvest",
    startDate: "2026-11-28T00:30:00.000Z",
    zone: "America/New_York",
    key,
  };
  return async (ticketNumber: string, code: string) => {
    const judged = await judgeOffline(list, { ticketNumber, code }, memory, about);
    const { origin, issuedAt, shown } = judged;
    if (origin !== undefined && issuedAt !== undefined) memory.notice(origin, { ticketNumber, issuedAt });
    if (origin !== undefined && shown === "in")
      memory.letIn(ticketNumber, { at: SINCE, gate: "Gate 1", origin, scan: "1" });
    return judged;
  };
}
const shown = async (scan: Awaited<ReturnType<typeof phoneWith>>, issued: Issued) =>
  (await scan(issued.number, await signing.code(issued))).shown;

describe("A signed code", () => {
  it("says what was signed, in 100 characters", async () => {
    const code = await signing.code({ number: OLD, issuedAt: SINCE + 59_000 });
    expect(code).toHaveLength(SIGNED_CODE_LENGTH);
    expect(readSignedCode(code)?.facts).toMatchObject({ keyId: signing.key.id, issuedAt: SINCE });
  });

  it("opens a listed ticket like the other kind", async () => {
    const scan = await phoneWith([row(OLD)]);
    expect([
      await shown(scan, { number: OLD, issuedAt: BEFORE }),
      await shown(scan, { number: OLD, issuedAt: BEFORE }),
    ]).toEqual(["in", "used"]);
  });

  it("opens a ticket that was sold after the list, once, and names its tier", async () => {
    const scan = await phoneWith([row(OLD)]);
    const code = await signing.code({ number: NEW, issuedAt: SINCE });
    expect(await scan(NEW, code)).toMatchObject({ shown: "in", scanned: { state: "valid", name: "Floor" } });
    expect(await scan(NEW, code)).toMatchObject({ shown: "used", scanned: { gate: "Gate 1" } });
  });

  it("opens a ticket that was being written into the books when the list was made", async () => {
    expect(await shown(await phoneWith([]), { number: NEW, issuedAt: LISTED_AT - 2 * MINUTE_MS })).toBe("in");
  });

  it("is refused if it is older than the list, and not on it", async () => {
    expect(await shown(await phoneWith([row(OLD)]), { number: NEW, issuedAt: BEFORE })).toBe("gone");
  });

  it.each([
    ["c", "canceled"],
    ["t", "transferred"],
    ["u", "used"],
  ] as const)("doesn't open a listed ticket whose state is %s", async (state, expected) => {
    expect(await shown(await phoneWith([row(OLD, state)]), { number: OLD, issuedAt: BEFORE })).toBe(expected);
  });

  it("asks in a browser that can't check it, and never lets in", async () => {
    const code = await signing.code({ number: NEW, issuedAt: SINCE });
    const about = { id: NIGHT, title: "", startDate: "", zone: "UTC", key: undefined };
    const judged = await judgeOffline(keptList(NIGHT), { ticketNumber: NEW, code }, phoneMemory(), about);
    expect(judged.shown).toBe("unlisted");
  });
});

describe("A code that somebody changed", () => {
  it("never opens anything, whichever byte it is", async () => {
    const code = await signing.code({ number: NEW, issuedAt: SINCE });
    const bytes = bytesOfBase64url(code);
    for (let at = 0; at < bytes.length; at += 1) {
      for (const flip of [1, 128]) {
        const changed = Uint8Array.from(bytes, (byte, n) => (n === at ? byte ^ flip : byte));
        const scan = await phoneWith([row(OLD)]);
        // Of another version or key, it may be another night's.
        expect((await scan(NEW, base64urlOf(changed))).shown, `byte ${at}`).toBe(at < 2 ? "unlisted" : undefined);
        expect((await scan(OLD, base64urlOf(changed))).shown, `byte ${at}`).toBeUndefined();
      }
    }
  });

  it.each([
    ["with another number", NEWER, () => signing.code({ number: NEW, issuedAt: SINCE })],
    ["cut", NEW, async () => (await signing.code({ number: NEW, issuedAt: SINCE })).slice(0, 99)],
    ["made up", NEW, async () => "A".repeat(SIGNED_CODE_LENGTH)],
    ["with letters that base64url doesn't have", NEW, async () => "=".repeat(SIGNED_CODE_LENGTH)],
  ])("is not let in %s", async (_, number, code) => {
    const scan = await phoneWith([row(OLD)]);
    expect(["unlisted", undefined]).toContain((await scan(number, await code())).shown);
  });

  it("by the key of another night asks, and is wrong for a number of this one", async () => {
    let other = await nightSigning();
    while (other.key.id === signing.key.id) other = await nightSigning();
    const scan = await phoneWith([row(OLD)]);
    const code = (number: string) => other.code({ number, issuedAt: SINCE });
    expect([(await scan(NEW, await code(NEW))).shown, (await scan(OLD, await code(OLD))).shown]).toEqual([
      "unlisted",
      undefined,
    ]);
    // Even if both keys are called the same.
    const alike = await phoneWith([row(OLD)], { ...signing.key, id: other.key.id });
    expect((await alike(NEW, await code(NEW))).shown).toBeUndefined();
  });

  it("of another night by the same key is wrong", async () => {
    const scan = await phoneWith([]);
    const code = await signing.code({ number: NEW, issuedAt: SINCE });
    const list = keptList("another");
    const about = { id: "another", title: "", startDate: "", zone: "UTC", key: signing.key };
    expect((await judgeOffline(list, { ticketNumber: NEW, code }, phoneMemory(), about)).shown).toBeUndefined();
    expect((await scan(NEW, code)).shown).toBe("in");
  });
});

describe("A ticket that changed hands after the list", () => {
  const old = { number: OLD, issuedAt: BEFORE };
  const next = { number: NEW, first: OLD, issuedAt: SINCE };
  const last = { number: NEWER, first: OLD, issuedAt: SINCE + 5 * MINUTE_MS };

  it("admits with the new code, and the old one dies", async () => {
    const scan = await phoneWith([row(OLD)]);
    expect([await shown(scan, next), await shown(scan, old)]).toEqual(["in", "transferred"]);
  });

  it("is in already if somebody came in with the old code first", async () => {
    const scan = await phoneWith([row(OLD)]);
    expect([await shown(scan, old), await shown(scan, next)]).toEqual(["in", "used"]);
  });

  it("is in already if the list says so of the old number", async () => {
    expect(await shown(await phoneWith([row(OLD, "u")]), next)).toBe("used");
  });

  it("admits once, whichever of three numbers comes when", async () => {
    const orders = [
      [old, next, last],
      [old, last, next],
      [next, old, last],
      [next, last, old],
      [last, old, next],
      [last, next, old],
    ];
    for (const order of orders) {
      const scan = await phoneWith([row(OLD)]);
      const results = [];
      for (const one of order) results.push(await shown(scan, one));
      expect(results.filter((result) => result === "in")).toHaveLength(1);
      expect(results[0]).toBe("in");
    }
  });

  it("admits with the number that a newer list has, though an older one was seen", async () => {
    const list = keptList(NIGHT);
    await list.take(await signing.sign({ entries: [row(OLD)], at: LISTED_AT }), signing.key);
    const memory = phoneMemory();
    const about = { id: NIGHT, title: "", startDate: "", zone: "UTC", key: signing.key };
    const judge = async (one: Issued) =>
      judgeOffline(list, { ticketNumber: one.number, code: await signing.code(one) }, memory, about);
    const { origin = 0, issuedAt = 0 } = await judge(next);
    memory.notice(origin, { ticketNumber: NEW, issuedAt });
    const entries = [row(OLD, "t"), row(NEW, "t", OLD), row(NEWER, "v", OLD)];
    await list.take(await signing.sign({ entries, at: SINCE + 6 * MINUTE_MS }), signing.key);
    expect([(await judge(next)).shown, (await judge(last)).shown]).toEqual(["transferred", "in"]);
  });

  it("and was in with its old code is in, when the list has both numbers", async () => {
    const scan = await phoneWith([row(OLD, "t"), row(NEW, "v", OLD)]);
    expect(await shown(scan, next)).toBe("in");
    const memory = phoneMemory();
    const list = keptList(NIGHT);
    await list.take(await signing.sign({ entries: [row(OLD)], at: LISTED_AT }), signing.key);
    const about = { id: NIGHT, title: "", startDate: "", zone: "UTC", key: signing.key };
    const first = await judgeOffline(list, { ticketNumber: OLD, code: await signing.code(old) }, memory, about);
    memory.letIn(OLD, { at: SINCE, gate: "Gate 1", origin: first.origin ?? 0, scan: "1" });
    await list.take(await signing.sign({ entries: [row(OLD, "t"), row(NEW, "v", OLD)], at: SINCE }), signing.key);
    const second = await judgeOffline(list, { ticketNumber: NEW, code: await signing.code(next) }, memory, about);
    expect([first.shown, second.shown]).toEqual(["in", "used"]);
  });
});

it("A scan that was taken back leaves nothing behind on the phone", () => {
  const memory = phoneMemory();
  memory.letIn(OLD, { at: SINCE, gate: "Gate 1", origin: 7, scan: "one" });
  memory.letIn(NEW, { at: SINCE, gate: "Gate 1", origin: 8, scan: "two" });
  memory.forget("one");
  expect([memory.entryOf(OLD), memory.entryFrom(7), memory.entryOf(NEW)?.scan]).toEqual([undefined, undefined, "two"]);
});

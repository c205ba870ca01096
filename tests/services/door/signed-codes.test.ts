/** Tickets whose codes prove themselves: who gets them, what the server makes of them, and what a phone's list adds. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { eq } from "drizzle-orm";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { base64urlOf, bytesOfBase64url } from "../../../app/domain/base64url";
import { originOf, readSignedCode, SIGNED_CODE_LENGTH } from "../../../app/domain/door/signed-code";
import { judgeOffline } from "../../../app/ui/door/phone/judge-offline";
import { keptList, nightKeyOf } from "../../../app/ui/door/phone/kept-list";
import { phoneMemory } from "../../../app/ui/door/phone/phone-memory";
import type { Visitor } from "../../../server/ports";
import { audit, doorKey, ticket } from "../../../server/store/schema";
import { MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, held, night, SITE, visitor, type World, wish } from "../box-office/box-office-world";
import { testPass } from "../door-pass";
import { lateScan } from "./door-world";

/** Printed at 50 mm, each module has nearly a millimeter. */
const MOST_MODULES = 53;
const QUIET_ZONE = 8;

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
afterAll(() => world.close());

/** A night with free tickets, whose codes are signed unless it says otherwise. */
async function signedNight(seats = 1, { signed = true } = {}) {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 20, cents: 0 }]);
  if (signed) await world.office.setSignedCodes({ eventId, signed, actor: "office" });
  const buy = async (count: number) => {
    const fan = visitor({});
    await world.office.pay(fan, await held(world.office.reserve(fan, wish(eventId, { [first]: count }))));
    return { fan, tickets: await world.office.tickets(fan, eventId) };
  };
  return { eventId, buy, ...(await buy(seats)) };
}
const codeOf = (url = "") => new URL(url).searchParams.get("o") ?? "";
const rowOf = async (number: string) =>
  (await world.store.db.select().from(ticket).where(eq(ticket.ticketNumber, number)))[0];
async function given(fan: Visitor, number: string, eventId: string, email: string) {
  const to = visitor({ email });
  expect(await world.office.transfer(fan, number, { email, name: "Nia" })).toBe("transferred");
  const rows = await world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId));
  const theirs = rows.find(({ holderEmail, status }) => holderEmail === email && status === "VALID");
  await world.store.db
    .update(ticket)
    .set({ holderUserId: to.user?.userId ?? null })
    .where(eq(ticket.ticketNumber, theirs?.ticketNumber ?? ""));
  const [shown] = (await world.office.tickets(to, eventId)).filter(({ transferred }) => !transferred);
  return { to, number: theirs?.ticketNumber ?? "", code: codeOf(shown?.checkInUrl) };
}

describe("The setting of a night", () => {
  it("is plain at first, is changed once, and the change is in the history", async () => {
    const { eventId, tickets } = await signedNight(1, { signed: false });
    expect(tickets[0]?.checkInUrl).toMatch(/\?s=[\w-]{22}$/);
    expect(await world.office.hasSignedCodes(eventId)).toBe(false);
    const change = { eventId, signed: true, actor: { name: "Bo", via: "office" } as const };
    expect([await world.office.setSignedCodes(change), await world.office.setSignedCodes(change)]).toEqual([
      true,
      false,
    ]);
    expect(await world.office.hasSignedCodes(eventId)).toBe(true);
    const rows = await world.store.db.select().from(audit).where(eq(audit.entity, eventId));
    expect(rows).toMatchObject([
      { action: "door.codes_changed", actor: "Bo", before: { signed: false }, after: { signed: true } },
    ]);
  });

  it("leaves codes good that were printed before, either way", async () => {
    const { eventId, fan, tickets } = await signedNight(1, { signed: false });
    const [before] = tickets;
    const plain = new URL(before?.checkInUrl ?? "").searchParams.get("s") ?? "";
    const number = before?.ticketNumber ?? "";
    await world.office.setSignedCodes({ eventId, signed: true, actor: "office" });
    const [now] = await world.office.tickets(fan, eventId);
    const signed = codeOf(now?.checkInUrl);
    expect(signed).toHaveLength(SIGNED_CODE_LENGTH);
    const look = async (code: string) => (await world.office.scan(number, code)).state;
    expect([await look(plain), await look(signed)]).toEqual(["valid", "valid"]);
    await world.office.setSignedCodes({ eventId, signed: false, actor: "office" });
    expect((await world.office.tickets(fan, eventId))[0]?.checkInUrl).toBe(before?.checkInUrl);
    expect([await look(plain), await look(signed)]).toEqual(["valid", "valid"]);
    expect(await world.office.verifyTicket(number, signed)).toBe(true);
  });
});

describe("A signed code", () => {
  it("is on the ticket, and reads from its picture, which has few enough modules for 50 mm", async () => {
    const { tickets } = await signedNight(2);
    for (const { ticketNumber, checkInUrl, qrSvg } of tickets) {
      expect(checkInUrl).toMatch(new RegExp(`^${SITE}/check-in/${ticketNumber}\\?o=[\\w-]{${SIGNED_CODE_LENGTH}}$`));
      const modules = Number(/viewBox="0 0 (\d+)/.exec(qrSvg)?.[1]) - QUIET_ZONE;
      expect(modules).toBeLessThanOrEqual(MOST_MODULES);
      const png = PNG.sync.read(new Resvg(qrSvg).render().asPng());
      expect(jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data).toBe(checkInUrl);
    }
  });

  it("is in the mail that brings the tickets", async () => {
    const { eventId, buy } = await signedNight();
    await world.office.drained();
    world.mails.length = 0;
    const { tickets } = await buy(1);
    await world.office.drained();
    const [picture] = (world.mails.at(-1)?.attachments ?? []).filter(({ filename }) => /\d{3}\.png$/.test(filename));
    const { width, height, data } = PNG.sync.read(Buffer.from(picture?.content ?? ""));
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(tickets[0]?.checkInUrl);
    expect(eventId).toBeDefined();
  });

  it("lets in once, and a code that was changed by one bit is a wrong one", async () => {
    const { eventId, tickets } = await signedNight();
    const [mine] = tickets;
    const [number, code] = [mine?.ticketNumber ?? "", codeOf(mine?.checkInUrl)];
    const bytes = bytesOfBase64url(code);
    const pass = testPass(eventId);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = base64urlOf(Uint8Array.from(bytes, (byte, n) => (n === at ? byte ^ 1 : byte)));
      expect((await world.office.checkIn(pass, number, changed)).state, `byte ${at}`).toBe("unknown");
    }
    expect(await world.office.checkIn(pass, number, code)).toMatchObject({ admitted: true });
    expect(await world.office.checkIn(pass, number, code)).toMatchObject({ admitted: false, state: "used" });
  });

  it("of another ticket, or by the key of another night, is a wrong one", async () => {
    const [one, other] = [await signedNight(2), await signedNight()];
    const [mine, second] = one.tickets;
    const look = async (number = "", code = "") => (await world.office.scan(number, code)).state;
    expect(await look(mine?.ticketNumber, codeOf(second?.checkInUrl))).toBe("unknown");
    expect(await look(mine?.ticketNumber, codeOf(other.tickets[0]?.checkInUrl))).toBe("unknown");
    // Control: the key alone decides.
    const [key] = await world.store.db.select().from(doorKey).where(eq(doorKey.eventId, one.eventId));
    await world.store.db.delete(doorKey).where(eq(doorKey.eventId, one.eventId));
    expect(await look(mine?.ticketNumber, codeOf(mine?.checkInUrl))).toBe("unknown");
    if (key) await world.store.db.insert(doorKey).values(key);
    expect(await look(mine?.ticketNumber, codeOf(mine?.checkInUrl))).toBe("valid");
  });
});

describe("The decoder of phones that read no QR codes by themselves", () => {
  it.each([true, false])("reads tickets whose codes are signed: %s", async (signed) => {
    const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
    await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
    const { tickets } = await signedNight(1, { signed });
    const [{ qrSvg = "", checkInUrl = "" } = {}] = tickets;
    const [read] = await readBarcodes(new Resvg(qrSvg).render().asPng(), { formats: ["QRCode"] });
    expect(read?.text).toBe(checkInUrl);
  });
});

describe("A ticket that changes hands", () => {
  it("keeps the origin that its first number had, through each transfer", async () => {
    const { eventId, fan, tickets } = await signedNight();
    const first = tickets[0]?.ticketNumber ?? "";
    const second = await given(fan, first, eventId, "nia@example.com");
    const third = await given(second.to, second.number, eventId, "kim@example.com");
    expect((await rowOf(third.number))?.firstNumber).toBe(first);
    for (const { code } of [second, third]) expect(readSignedCode(code)?.facts.origin).toBe(originOf(first));
    expect(await world.office.scan(first, codeOf(tickets[0]?.checkInUrl))).toMatchObject({ state: "transferred" });
  });

  it("asks online if somebody came in with the old code while the gate had no network, and a lead decides", async () => {
    const { eventId, fan, tickets } = await signedNight();
    const first = tickets[0]?.ticketNumber ?? "";
    const { number, code } = await given(fan, first, eventId, "ada@example.com");
    const at = new Date(world.clock.now().getTime() - MINUTE_MS);
    await world.office.sendScans(testPass(eventId, "Gate 2"), [lateScan(first, at)]);
    const [steward, lead] = [testPass(eventId, "Gate 1"), testPass(eventId, "Gate 1", { mode: "lead" })];
    expect(await world.office.checkIn(steward, number, code)).toMatchObject({
      ...{ admitted: false, state: "used", gate: "Gate 2" },
    });
    expect(await world.office.letInAgain(lead, { ticketNumber: number, reason: "mistake" })).toBe(true);
    expect((await rowOf(number))?.status).toBe("USED");
  });

  it("comes in if the scan of the old code was taken back", async () => {
    const { eventId, fan, tickets } = await signedNight();
    const first = tickets[0]?.ticketNumber ?? "";
    const { number, code } = await given(fan, first, eventId, "uma@example.com");
    const early = lateScan(first, new Date(world.clock.now().getTime() - MINUTE_MS));
    await world.office.sendScans(testPass(eventId, "Gate 2"), [early]);
    const office = { id: null, eventId, label: "Bo", mode: "lead" } as const;
    expect(await world.office.undoScan(office, early.id)).toBe(true);
    expect(await world.office.checkIn(testPass(eventId), number, code)).toMatchObject({ admitted: true });
  });
});

describe("A phone with the night's list", () => {
  it("lets in what was sold and transferred since, once, and refuses what was void", async () => {
    const { eventId, fan, tickets, buy } = await signedNight(2);
    const [kept, away] = tickets;
    const pass = testPass(eventId);
    const key = await nightKeyOf(await world.office.doorListKey(eventId));
    const list = keptList(eventId);
    const signed = await world.office.doorListFor(pass);
    if (!key || !signed) throw new Error("No list");
    expect(await list.take(signed, key)).toBe("taken");
    world.clock.advance(10 * MINUTE_MS);
    const { tickets: later } = await buy(1);
    const moved = await given(fan, away?.ticketNumber ?? "", eventId, "mo@example.com");

    const memory = phoneMemory();
    const night = { id: eventId, title: "", startDate: "", zone: "UTC", key };
    const scan = async (ticketNumber = "", code = "") => {
      const judged = await judgeOffline(list, { ticketNumber, code }, memory, night);
      const { origin, issuedAt, shown } = judged;
      if (origin !== undefined && issuedAt !== undefined) memory.notice(origin, { ticketNumber, issuedAt });
      if (origin !== undefined && shown === "in")
        memory.letIn(ticketNumber, { at: 0, gate: "Gate 1", origin, scan: "1" });
      return judged;
    };
    expect((await scan(kept?.ticketNumber, codeOf(kept?.checkInUrl))).shown).toBe("in");
    expect(await scan(later[0]?.ticketNumber, codeOf(later[0]?.checkInUrl))).toMatchObject({
      ...{ shown: "in", scanned: { name: later[0]?.name } },
    });
    expect((await scan(moved.number, moved.code)).shown).toBe("in");
    expect((await scan(away?.ticketNumber, codeOf(away?.checkInUrl))).shown).toBe("transferred");

    // The next list has them all, and the new number knows which one it was.
    const change = await world.office.doorListFor(pass, list.version());
    if (!change) throw new Error("No list");
    expect(await list.take(change, key)).toBe("taken");
    expect(list.get(moved.number)?.firstNumber).toBe(away?.ticketNumber);
    expect((await scan(away?.ticketNumber, codeOf(away?.checkInUrl))).shown).toBe("transferred");
  });
});

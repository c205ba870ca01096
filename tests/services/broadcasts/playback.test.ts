/** Access control for films: two devices, signed URLs, and the end of both when the entitlement ends. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { withAddresses } from "../../../server/services/broadcasts/film-files";
import {
  type FilmAddress,
  type FilmOpening,
  type PlaybackStart,
  playbackOf,
} from "../../../server/services/broadcasts/playback";
import { signer } from "../../../server/session/signed-values";
import type { Store } from "../../../server/store/connection/open-store";
import { entitlement, event, ppvEvent, subscription } from "../../../server/store/schema";
import { movableClock, testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = "a secret that is long enough for this";
const films = join(import.meta.dirname, "../../../films");

let store: Store;
const clock = movableClock();
let gate: ReturnType<typeof playbackOf>;
beforeAll(async () => {
  store = await testStore();
  gate = playbackOf({ store, clock, signer: signer([SECRET], "playback"), films });
});
afterAll(() => store.close());

/** A broadcast for one test: it began an hour ago, and its replay lasts a day. */
async function broadcast(over: Partial<typeof ppvEvent.$inferInsert> = {}): Promise<string> {
  const [seeded] = await store.db.select().from(ppvEvent).limit(1);
  if (!seeded) throw new Error("The seed has no broadcasts");
  const at = (ms: number) => new Date(clock.now().getTime() + ms);
  const id = randomUUID();
  const hours = { saleStart: at(-48 * HOUR), liveStart: at(-HOUR), liveEnd: at(2 * HOUR), replayUntil: at(26 * HOUR) };
  await store.db
    .insert(ppvEvent)
    .values({ ...seeded, id, eventId: null, premiumIncluded: false, maxConcurrent: 2, ...hours, ...over });
  return id;
}

/** A fan who has bought it. */
async function owner(ppvId: string): Promise<Visitor> {
  const fan = visitor({});
  const given = { id: randomUUID(), userId: userOf(fan), ppvId, source: "purchase", grantedAt: clock.now() } as const;
  await store.db.insert(entitlement).values(given);
  return fan;
}

const userOf = (fan: Visitor) => fan.user?.userId ?? "";
/** The same fan on another device. */
const elsewhere = (fan: Visitor): Visitor => ({ ...fan, visitorId: randomUUID() });

async function filmOf(fan: Visitor, ppvId: string) {
  const standing = await gate.standing(fan, ppvId);
  if (standing.state !== "playing") throw new Error(standing.state);
  return standing.film;
}

function addressIn(path: string, over: Partial<FilmAddress> = {}): FilmAddress {
  const url = new URL(path, "http://localhost");
  const [, , ppvId = "", file = ""] = url.pathname.split("/");
  const said = (name: string) => url.searchParams.get(name) ?? "";
  return { ppvId, file, playbackId: said("at"), until: said("until"), signature: said("by"), ...over };
}

async function textOf(opened: FilmOpening): Promise<string> {
  if (opened.outcome !== "open") throw new Error(opened.outcome);
  const bytes = await new Response(opened.file.read(0, opened.file.bytes - 1)).arrayBuffer();
  return Buffer.from(bytes).toString("latin1");
}

const entries = (playlist: string) => playlist.split("\n").filter((line) => line && !line.startsWith("#"));
const sinceOf = (begun: PlaybackStart) => (begun.outcome === "tooMany" ? begun.since : begun.outcome);

/** The URL of the first segment, found through the page's URLs as a player does. */
async function segmentOf(fan: Visitor, ppvId: string): Promise<string> {
  const { playlist } = await filmOf(fan, ppvId);
  const [rendition = ""] = entries(await textOf(await gate.open(fan, addressIn(playlist))));
  const [segment = ""] = entries(await textOf(await gate.open(fan, addressIn(rendition))));
  return segment;
}

const outcome = async (fan: Visitor, path: string, over: Partial<FilmAddress> = {}) =>
  (await gate.open(fan, addressIn(path, over))).outcome;

describe("A fan who is entitled to the broadcast", () => {
  it("S34: plays it through URLs that are all signed, down to the last segment", async () => {
    const ppvId = await broadcast();
    const fan = await owner(ppvId);
    expect(await gate.standing(fan, ppvId)).toEqual({ state: "idle" });
    expect(await gate.begin(fan, ppvId)).toEqual({ outcome: "started" });
    const { playlist, whole, captions } = await filmOf(fan, ppvId);
    const master = await textOf(await gate.open(fan, addressIn(playlist)));
    expect(entries(master)).toHaveLength(2);
    for (const rendition of entries(master)) {
      const listed = await textOf(await gate.open(fan, addressIn(rendition)));
      const start = /#EXT-X-MAP:URI="([^"]+)"/.exec(listed)?.[1] ?? "";
      expect(await textOf(await gate.open(fan, addressIn(start)))).toContain("ftyp");
      const segments = entries(listed);
      expect(segments).toHaveLength(6);
      for (const path of segments) expect(await outcome(fan, path)).toBe("open");
    }
    expect(await textOf(await gate.open(fan, addressIn(whole)))).toContain("ftyp");
    expect(await textOf(await gate.open(fan, addressIn(captions)))).toMatch(/^WEBVTT/);
  });

  it("may watch through Premium, if Premium includes the broadcast and while it lasts", async () => {
    const [included, apart] = [await broadcast({ premiumIncluded: true }), await broadcast()];
    const fan = visitor({});
    const now = clock.now();
    const id = `sub_${randomUUID()}`;
    await store.db.insert(subscription).values({
      ...{ id, userId: userOf(fan), status: "past_due", priceId: "price", interval: "month", priceCents: 999 },
      ...{ currency: "USD", currentPeriodEnd: now, cancelAtPeriodEnd: false, startedAt: now, reading: 1 },
    });
    expect(await gate.begin(fan, apart)).toEqual({ outcome: "absent" });
    expect(await gate.begin(fan, included)).toEqual({ outcome: "started" });
    const segment = await segmentOf(fan, included);
    await store.db.update(subscription).set({ status: "canceled" }).where(eq(subscription.id, id));
    expect(await outcome(fan, segment)).toBe("refused");
  });

  it("is nobody else: not a guest, not a fan without it, and not for an unknown broadcast", async () => {
    const ppvId = await broadcast();
    for (const [who, id] of [
      [visitor(), ppvId],
      [visitor({}), ppvId],
      [await owner(ppvId), randomUUID()],
      [await owner(ppvId), "not-an-id"],
    ] as const)
      expect(await gate.begin(who, id)).toEqual({ outcome: "absent" });
  });
});

describe("A URL", () => {
  it("is refused to everyone else: a guest, another owner, another device of the same fan", async () => {
    const ppvId = await broadcast();
    const [fan, other] = [await owner(ppvId), await owner(ppvId)];
    await gate.begin(fan, ppvId);
    await gate.begin(other, ppvId);
    const { playlist } = await filmOf(fan, ppvId);
    const segment = await segmentOf(fan, ppvId);
    for (const path of [playlist, segment]) {
      expect(await outcome(fan, path)).toBe("open");
      for (const who of [visitor(), other, visitor({}), elsewhere(fan), { ...other, visitorId: fan.visitorId }])
        expect(await outcome(who, path)).toBe("refused");
    }
  });

  it("is refused if one character of it was changed", async () => {
    const ppvId = await broadcast();
    const another = await broadcast();
    const fan = await owner(ppvId);
    await gate.begin(fan, ppvId);
    const segment = await segmentOf(fan, ppvId);
    const { signature, until } = addressIn(segment);
    const changed: Partial<FilmAddress>[] = [
      { signature: "" },
      { signature: `${signature[0] === "A" ? "B" : "A"}${signature.slice(1)}` },
      { signature: signer(["another secret, just as long as that"], "playback").sign([]) },
      { file: "high-2.m4s" },
      { ppvId: another },
      { playbackId: randomUUID() },
      { until: String(Number(until) + 1) },
    ];
    for (const over of changed) expect(await outcome(fan, segment, over), JSON.stringify(over)).toBe("refused");
    expect(await outcome(fan, segment)).toBe("open");
  });

  it("expires after a minute, but stays valid while it is used", async () => {
    const ppvId = await broadcast();
    const fan = await owner(ppvId);
    await gate.begin(fan, ppvId);
    const segment = await segmentOf(fan, ppvId);
    for (let n = 0; n < 4; n += 1) {
      clock.advance(30_000);
      expect(await outcome(fan, segment)).toBe("open");
    }
    clock.advance(MINUTE);
    expect(await outcome(fan, segment)).toBe("refused");
    expect(await outcome(fan, await segmentOf(fan, ppvId))).toBe("open");
  });

  it("never leads out of the film's folder, even if it is signed", async () => {
    const ppvId = await broadcast();
    const fan = await owner(ppvId);
    await gate.begin(fan, ppvId);
    const { playlist } = await filmOf(fan, ppvId);
    const { playbackId, until } = addressIn(playlist);
    const sign = (file: string) => signer([SECRET], "playback").sign([userOf(fan), playbackId, ppvId, file, until]);
    const outside = ["../../package.json", "..%2f..%2fpackage.json", "../stand-in/film.mp4", "/etc/passwd", ".", ""];
    for (const file of [...outside, "film.mp4\0.m3u8", "captions.txt"])
      expect(await outcome(fan, playlist, { file, signature: sign(file) }), file).toBe("refused");
    expect(await outcome(fan, playlist, { file: "none.m4s", signature: sign("none.m4s") })).toBe("missing");
    expect(() => withAddresses("#EXTM3U\n../secret.m4s\n", (name) => name)).toThrow("which is not in the same folder");
  });

  it("finds no film in a folder outside the films", async () => {
    const ppvId = await broadcast({ streamKey: "../docs" });
    const fan = await owner(ppvId);
    await gate.begin(fan, ppvId);
    expect(await outcome(fan, (await filmOf(fan, ppvId)).playlist)).toBe("missing");
  });

  it("stops working at once when the entitlement is revoked or the night is canceled", async () => {
    const ppvId = await broadcast();
    const fan = await owner(ppvId);
    await gate.begin(fan, ppvId);
    const segment = await segmentOf(fan, ppvId);
    const revoke = (revokedAt: Date | null) =>
      store.db
        .update(entitlement)
        .set({ revokedAt })
        .where(eq(entitlement.userId, userOf(fan)));
    await revoke(clock.now());
    expect(await outcome(fan, segment)).toBe("refused");
    expect(await gate.begin(fan, ppvId)).toEqual({ outcome: "absent" });
    await revoke(null);
    expect(await outcome(fan, segment)).toBe("open");

    const [hall] = await store.db.select().from(event).where(eq(event.status, "CANCELED")).limit(1);
    await store.db
      .update(ppvEvent)
      .set({ eventId: hall?.id ?? "" })
      .where(eq(ppvEvent.id, ppvId));
    expect(await outcome(fan, segment)).toBe("refused");
  });
});

describe("The hours of a broadcast", () => {
  it("last from its start to the last moment of its replay", async () => {
    const at = (ms: number) => new Date(clock.now().getTime() + ms);
    const ppvId = await broadcast({ liveStart: at(HOUR), liveEnd: at(3 * HOUR), replayUntil: at(4 * HOUR) });
    const fan = await owner(ppvId);
    expect(await gate.begin(fan, ppvId)).toEqual({ outcome: "absent" });
    clock.advance(HOUR);
    expect(await gate.begin(fan, ppvId)).toEqual({ outcome: "started" });
    clock.advance(3 * HOUR - 1_000);
    const segment = await segmentOf(fan, ppvId);
    expect(await outcome(fan, segment)).toBe("open");
    clock.advance(1_000);
    expect(await outcome(fan, segment)).toBe("refused");
    expect(await gate.begin(fan, ppvId)).toEqual({ outcome: "absent" });
  });
});

describe("Devices", () => {
  it("are limited to two: the third learns who is watching, and may take over from the first", async () => {
    const ppvId = await broadcast();
    const first = await owner(ppvId);
    const [second, third] = [elsewhere(first), elsewhere(first)];
    const since = clock.now();
    await gate.begin(first, ppvId);
    clock.advance(20_000);
    await gate.begin(second, ppvId);
    const segment = await segmentOf(first, ppvId);
    expect(sinceOf(await gate.begin(third, ppvId))).toEqual([since, clock.now()]);
    expect(await gate.standing(third, ppvId)).toEqual({ state: "idle" });

    expect(await gate.begin(third, ppvId, { takeOver: true })).toEqual({ outcome: "started" });
    expect(await outcome(first, segment)).toBe("refused");
    expect(await gate.standing(first, ppvId)).toEqual({ state: "moved" });
    expect(await outcome(second, await segmentOf(second, ppvId))).toBe("open");
    expect(await outcome(third, await segmentOf(third, ppvId))).toBe("open");
  });

  it("lose their place after a minute without a request, and not before", async () => {
    const ppvId = await broadcast();
    const first = await owner(ppvId);
    const [second, third] = [elsewhere(first), elsewhere(first)];
    await gate.begin(first, ppvId);
    await gate.begin(second, ppvId);
    const { playlist } = await filmOf(second, ppvId);
    clock.advance(59_000);
    expect((await gate.begin(third, ppvId)).outcome).toBe("tooMany");
    expect(await outcome(second, playlist)).toBe("open");
    clock.advance(1_000);
    expect(await gate.begin(third, ppvId)).toEqual({ outcome: "started" });
    expect(await gate.standing(first, ppvId)).toEqual({ state: "moved" });
    expect((await gate.standing(second, ppvId)).state).toBe("playing");
  });

  it("take no second place on a repeated click", async () => {
    const ppvId = await broadcast();
    const fan = await owner(ppvId);
    for (let n = 0; n < 3; n += 1) expect(await gate.begin(fan, ppvId)).toEqual({ outcome: "started" });
    expect(await gate.begin(elsewhere(fan), ppvId)).toEqual({ outcome: "started" });
  });
});

/**
 * Access control for films. A device takes one of the fan's playback places for a broadcast. Every URL of the film is
 * signed for this fan and place and expires soon, and every request checks again: the session, the place, the
 * entitlement, and the broadcast's hours.
 */
import { randomUUID } from "node:crypto";
import { and, desc, eq, exists, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { isGuid } from "../../../app/domain/urls/guid";
import type { Visitor } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Signer } from "../../session/signed-values";
import type { Db, Store } from "../../store/connection/open-store";
import { entitlement, event, playback, ppvEvent, subscription } from "../../store/schema";
import { stateOf } from "../catalogue/pay-per-view";
import { GRANTS_PREMIUM } from "../membership/memberships";
import { type FilmFile, filmFile, isFilmFile } from "./film-files";

/** A device that has requested nothing for this long has stopped watching, and loses its place to the next. */
const WATCHING_MS = 60_000;
/** A player requests a playlist's files within seconds, and the page's URLs when the fan presses play. */
const LISTED_MS = 60_000;
const PAGE_MS = 5 * 60_000;
/** A browser requests the single-file film in pieces and never asks for a new URL. */
const WHOLE_MS = 6 * 60 * 60_000;
const NOTE_AFTER_MS = 10_000;

/** URLs of a film for one place. */
export type Film = { playlist: string; whole: string; captions: string };
export type PlaybackStart = { outcome: "started" | "absent" } | { outcome: "tooMany"; since: Date[] };
/** `moved`: this device was watching until another one took its place. */
export type PlaybackState = { state: "idle" | "moved" } | { state: "playing"; film: Film };
export type FilmAddress = { ppvId: string; file: string; playbackId: string; until: string; signature: string };
export type FilmOpening = { outcome: "refused" | "missing" } | { outcome: "open"; file: FilmFile };

type PlaybackDeps = {
  store: Store;
  clock: Clock;
  signer: Signer;
  /** The folder with one folder per film. */
  films: string;
};

export function playbackOf({ store, clock, signer, films }: PlaybackDeps) {
  /**
   * Takes a place for this device. `tooMany`: other devices are watching, each since the given time; with `takeOver`,
   * the one that began first loses its place. `absent`: a guest, no entitlement, or not the broadcast's time.
   */
  async function begin(
    { user, visitorId: device }: Visitor,
    ppvId: string,
    { takeOver = false } = {},
  ): Promise<PlaybackStart> {
    if (!user || !isGuid(ppvId)) return { outcome: "absent" };
    const { userId } = user;
    return store.db.transaction(async (tx) => {
      // The lock makes devices that start at the same moment wait for each other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${ppvId.toLowerCase()}`}, 0))`);
      const now = clock.now();
      const [night] = await tx
        .select({ ppv: ppvEvent, status: event.status, undated: event.scheduleTbd })
        .from(ppvEvent)
        .leftJoin(event, eq(event.id, ppvEvent.eventId))
        .where(and(eq(ppvEvent.id, ppvId), admitted(tx, userId)));
      if (!night || !onAir(night, now)) return { outcome: "absent" };

      const others = await tx
        .select()
        .from(playback)
        .where(and(places(userId, ppvId), ne(playback.device, device)))
        .orderBy(playback.startedAt);
      const watching = others.filter(({ lastSeenAt }) => now.getTime() - lastSeenAt.getTime() < WATCHING_MS);
      const room = night.ppv.maxConcurrent - 1;
      if (watching.length > room && !takeOver)
        return { outcome: "tooMany", since: watching.map(({ startedAt }) => startedAt) };

      const idle = others.filter((one) => !watching.includes(one));
      const leaving = [...idle, ...watching].slice(0, Math.max(0, others.length - room)).map(({ id }) => id);
      await tx
        .update(playback)
        .set({ endedAt: now })
        .where(and(places(userId, ppvId), or(eq(playback.device, device), inArray(playback.id, leaving))));
      const place = { id: randomUUID(), userId, ppvId, device, startedAt: now, lastSeenAt: now };
      await tx.insert(playback).values(place);
      return { outcome: "started" };
    });
  }

  /**
   * Whether this device is watching a broadcast. `playing` comes with URLs that are as fresh as the page that shows
   * them.
   */
  async function standing({ user, visitorId }: Visitor, ppvId: string): Promise<PlaybackState> {
    if (!user || !isGuid(ppvId)) return { state: "idle" };
    const [last] = await store.db
      .select()
      .from(playback)
      .where(and(eq(playback.userId, user.userId), eq(playback.ppvId, ppvId), eq(playback.device, visitorId)))
      .orderBy(sql`${playback.endedAt} desc nulls first`, desc(playback.startedAt))
      .limit(1);
    if (!last) return { state: "idle" };
    if (last.endedAt) return { state: "moved" };
    const film = {
      playlist: addressOf(last, "master.m3u8", PAGE_MS),
      whole: addressOf(last, "film.mp4", WHOLE_MS),
      captions: addressOf(last, "captions.en.vtt", PAGE_MS),
    };
    return { state: "playing", film };
  }

  /**
   * The file behind an address. `refused`: the address was not signed by us, is for another fan or device, or has
   * expired; the place was taken over; the fan's entitlement is gone; or the broadcast's hours are over.
   */
  async function open({ user, visitorId: device }: Visitor, address: FilmAddress): Promise<FilmOpening> {
    const { file, playbackId, until, signature } = address;
    const ppvId = address.ppvId.toLowerCase();
    if (!user || !isFilmFile(file) || !isGuid(playbackId)) return { outcome: "refused" };
    const { userId } = user;
    if (!signer.holds([userId, playbackId, ppvId, file, until], signature)) return { outcome: "refused" };

    const place = { id: playbackId, userId, ppvId, device };
    const now = clock.now();
    const found = await find(place, now);
    if (!found) return { outcome: "refused" };
    const unseenMs = now.getTime() - found.lastSeenAt.getTime();
    // Players request the same playlist again and again, so its URL stays valid while it is being watched.
    if (now.getTime() >= Number(until) && unseenMs >= WATCHING_MS) return { outcome: "refused" };

    if (unseenMs >= NOTE_AFTER_MS) await note(playbackId, now);
    const opened = await filmFile(
      films,
      { folder: found.streamKey, name: file },
      { addressOf: (name) => addressOf(place, name, LISTED_MS), allowed: () => stillWatches(place) },
    );
    return opened ? { outcome: "open", file: opened } : { outcome: "missing" };
  }

  type PlaybackPlace = Pick<typeof playback.$inferSelect, "id" | "userId" | "ppvId" | "device">;

  /** The fan's place and its film, if they may watch now. One query reads everything that may have changed. */
  async function find({ id, userId, ppvId, device }: PlaybackPlace, now: Date) {
    const [row] = await store.db
      .select({ ppv: ppvEvent, status: event.status, undated: event.scheduleTbd, lastSeenAt: playback.lastSeenAt })
      .from(playback)
      .innerJoin(ppvEvent, eq(ppvEvent.id, playback.ppvId))
      .leftJoin(event, eq(event.id, ppvEvent.eventId))
      .where(and(eq(playback.id, id), places(userId, ppvId), eq(playback.device, device), admitted(store.db, userId)));
    if (!row || !onAir(row, now)) return undefined;
    return { lastSeenAt: row.lastSeenAt, streamKey: row.ppv.streamKey };
  }

  const note = (id: string, now: Date) =>
    store.db
      .update(playback)
      .set({ lastSeenAt: now })
      .where(and(eq(playback.id, id), isNull(playback.endedAt), lt(playback.lastSeenAt, now)));

  async function stillWatches(place: PlaybackPlace): Promise<boolean> {
    const now = clock.now();
    const found = await find(place, now);
    if (found) await note(place.id, now);
    return found !== undefined;
  }

  function addressOf({ id, userId, ppvId }: Omit<PlaybackPlace, "device">, file: string, livesMs: number): string {
    const until = String(clock.now().getTime() + livesMs);
    const query = new URLSearchParams({ at: id, until, by: signer.sign([userId, id, ppvId, file, until]) });
    return `/watch/${ppvId}/${file}?${query}`;
  }

  return { begin, standing, open };
}

const places = (userId: string, ppvId: string) =>
  and(eq(playback.userId, userId), eq(playback.ppvId, ppvId), isNull(playback.endedAt));

/** The fan bought this broadcast or was granted it, or their Premium includes it. */
function admitted(db: Db, userId: string) {
  const one = { one: sql`1` };
  const given = db
    .select(one)
    .from(entitlement)
    .where(and(eq(entitlement.userId, userId), eq(entitlement.ppvId, ppvEvent.id), isNull(entitlement.revokedAt)));
  const member = db
    .select(one)
    .from(subscription)
    .where(and(eq(subscription.userId, userId), GRANTS_PREMIUM));
  return or(exists(given), and(eq(ppvEvent.premiumIncluded, true), exists(member)));
}

type BroadcastHours = { ppv: Parameters<typeof stateOf>[0]; status: string | null; undated: boolean | null };

function onAir({ ppv, status, undated }: BroadcastHours, now: Date): boolean {
  return status !== "CANCELED" && !undated && ["live", "replay"].includes(stateOf(ppv, now));
}

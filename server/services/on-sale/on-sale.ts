/**
 * The line for an opening. Every process keeps the lines in memory; it reads them again when the store says that one
 * has moved, and every few seconds. Only what belongs to one fan is asked for in the store.
 */
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { isCalm } from "../../../app/domain/line/admission-rate";
import { nightWaits } from "../../../app/domain/line/auto-start";
import { isGated, type LinePhase, takesPlaces } from "../../../app/domain/line/line-phase";
import { isPublicAddress } from "../../clients/webhooks/public-address";
import { networkOf } from "../../http/ip-networks";
import { newSale } from "../../line/new-sale";
import type { Report, Visitor } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { reservation } from "../../store/schema";
import { type GaugeReading, type Metrics, NO_METRICS } from "../../telemetry/metrics";
import { heldBy, holdsSeats } from "../box-office/holds/hold-owner";
import { isBusy, isUnavailable } from "../contention";
import { type AskBeacon, type Load, lineConducting } from "./conduct-line";
import { whileBusy } from "./patient-sales";
import { processLoad } from "./process-load";
import { phaseOf, rankOf, readLines, type SaleLine } from "./sale-line";
import { stepsDue } from "./step-due";
import { placeTaking, type TakenPlace } from "./take-places";
import { type EnterOutcome, mayProlong, type Turn, turnTaking } from "./take-turns";

const READ_EVERY_MS = 5_000;
/** A process that isn't calm says so this often. */
const NOTE_LOAD_MS = 2_000;
/** How long a visitor counts as being on the purchase page. */
const VIEWED_MS = 10 * 60_000;
const MOST_VIEWERS = 20_000;

/** Only visitors who are in the line, or past it, ask for this. */
const always = () => true;

type OnSaleDeps = { store: Store; clock: Clock; report: Report; metrics?: Metrics; askBeacon: AskBeacon };
/** `turnedAway`: the request would have waited longer than it did. */
export type RequestWait = { address: string; ms: number; turnedAway: boolean };
type JoinOutcome = { outcome: "joined"; place: TakenPlace } | { outcome: "closed" | "accountNeeded" };

export function onSales({ store, clock, report, metrics = NO_METRICS, askBeacon }: OnSaleDeps) {
  const places = placeTaking({ store });
  const turns = turnTaking({ store });
  const conducting = lineConducting({ store, askBeacon });
  const waits = nightWaits();
  let lines = new Map<string, SaleLine>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let changes = 0;
  /** Who opened the purchase page of a night lately, by the site's clock. */
  const viewers = new Map<string, Map<string, number>>();
  const provided = new Set<string>();
  const starting = new Set<string>();
  const isDue = stepsDue();
  const load = processLoad();
  const processId = randomUUID();
  let loadNotedAt = Number.NEGATIVE_INFINITY;

  store.watch((table) => {
    if (table !== undefined && table !== "on_sale") return;
    changes += 1;
    void renew().catch(() => undefined);
  });

  /** Reads the lines. A change during a reading causes another one. */
  function renew(): Promise<void> {
    reading ??= (async () => {
      try {
        for (let known = -1; known !== changes; ) {
          known = changes;
          const read = await readLines(store, clock.now());
          lines = new Map(read.map((line) => [line.eventId, line]));
          readAt = performance.now();
          await provideViewers();
        }
      } finally {
        reading = undefined;
      }
    })();
    return reading;
  }

  /** Those who were choosing seats here when a line began by itself get a turn. */
  async function provideViewers(): Promise<void> {
    const now = clock.now();
    for (const line of lines.values()) {
      if (line.mode !== "auto" || line.endedAt || provided.has(line.id)) continue;
      provided.add(line.id);
      await turns.giveTo(line, recentViewers(line.eventId, line.opensAt.getTime()), now);
    }
  }

  function recentViewers(eventId: string, at: number): string[] {
    return [...(viewers.get(eventId) ?? [])]
      .filter(([, seen]) => seen <= at && seen > at - VIEWED_MS)
      .map(([id]) => id);
  }

  const isOld = () => performance.now() - readAt > READ_EVERY_MS;

  /** The line of a night, at most some seconds old. While the store is away, the last known one. */
  async function lineOf(eventId: string): Promise<SaleLine | undefined> {
    if (isOld()) {
      const read = renew();
      if (readAt === Number.NEGATIVE_INFINITY) await read;
      else read.catch(() => undefined);
    }
    return lines.get(eventId.toLowerCase());
  }

  const peek = (eventId: string): SaleLine | undefined => lines.get(eventId.toLowerCase());
  const phase = (line: SaleLine | undefined): LinePhase => phaseOf(line, clock.now());

  /** Keeps calling, in whichever process is first each second. Any number of processes may run it. */
  async function step(measured: Load = load.lately()): Promise<void> {
    if (isOld()) await renew();
    let moved = false;
    if (measured && !isCalm(measured)) await noteLoad(measured);
    for (const line of lines.values()) {
      const now = clock.now();
      if (!isDue(line, now)) continue;
      moved = (await conducting.conduct(line, now, measured)) || moved;
    }
    if (!moved) return;
    changes += 1;
    await renew();
  }

  /** Only one process conducts at a time, but the rate has to suit the busiest of all. */
  async function noteLoad(measured: NonNullable<Load>): Promise<void> {
    const now = clock.now();
    if (now.getTime() - loadNotedAt < NOTE_LOAD_MS) return;
    loadNotedAt = now.getTime();
    for (const line of lines.values()) {
      if (line.drawnAt && !line.endedAt) await conducting.noteLoad(line, processId, measured, now);
    }
  }

  /** Whether load may start a line: the night has had none lately, or the office has allowed lines again. */
  function mayStart(eventId: string): boolean {
    const known = lines.get(eventId);
    return known === undefined || (known.mode === "off" && known.endedAt !== null);
  }

  /** Starts a line for a night under load. One process of all does. */
  async function startAuto(eventId: string): Promise<void> {
    if (starting.has(eventId) || !mayStart(eventId)) return;
    starting.add(eventId);
    try {
      const now = clock.now();
      const sale = newSale({ id: randomUUID(), eventId, mode: "auto", joinsAt: now, opensAt: now, now });
      const rows = await store.prepared(sql`
        insert into on_sale (id, event_id, mode, joins_at, opens_at, secret, sign_key, public_key, seed, commitment,
          drawn, drawn_at, created_at)
        select ${sale.id}::uuid, event.id, 'auto', ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz,
          ${sale.secret}, ${sale.signKey}, ${sale.publicKey}, ${sale.seed}, ${sale.commitment}, 0,
          ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
        from event where event.id = ${eventId}::uuid and event.start_at > ${now.toISOString()}::timestamptz
          and not event.schedule_tbd and event.registration_type = 'TICKETS' and event.status in ('SCHEDULED', 'POSTPONED')
        on conflict do nothing returning id`);
      changes += 1;
      await renew();
      if (rows.length > 0) report(new Error(`A line began by itself for ${eventId}`), "debug", "on-sale");
    } finally {
      starting.delete(eventId);
    }
  }

  return {
    lineOf,
    peek,
    phase,
    rankOf: (line: SaleLine, number: number) => rankOf(line, number),
    renew,
    step,

    /** All lines that this process knows. */
    all: (): SaleLine[] => [...lines.values()],

    /** Notes how long a request waited for its turn. A night whose requests keep waiting too long gets a line. */
    waited(eventId: string | undefined, { address, ms, turnedAway }: RequestWait): void {
      load.noteWait(ms);
      if (eventId === undefined || !mayStart(eventId)) return;
      // Fans share a private address only behind a proxy that TRUST_PROXY leaves out. Each of them counts for itself.
      const network = isPublicAddress(address) ? networkOf(address) : undefined;
      const waitedMs = turnedAway ? Number.POSITIVE_INFINITY : ms;
      if (!waits.note(eventId, { network, waitedMs }, performance.now())) return;
      startAuto(eventId).catch((error: unknown) => report(error, "critical", "starting a line"));
    },

    /** Takes the visitor's place, or finds it. */
    async join(line: SaleLine, visitor: Visitor): Promise<JoinOutcome> {
      if (!takesPlaces(phase(line))) return { outcome: "closed" };
      if (line.access === "account" && !visitor.user?.emailVerified) return { outcome: "accountNeeded" };
      const turn = await turns.find(line, visitor, clock.now());
      // A place whose turns are used up is given up for a new one at the end of the line.
      const isOver = turn?.used || (turn?.spent && turn.until <= clock.now());
      if (turn?.number != null && isOver) await places.drop(line.id, turn.number, clock.now());
      const place = await places.take(line, visitor, clock.now());
      return place ? { outcome: "joined", place } : { outcome: "closed" };
    },

    /** The visitor's place, if there is one. */
    place: (line: SaleLine, visitor: Visitor): Promise<TakenPlace | undefined> => places.find(line, visitor),

    /** Gives up the visitor's place. */
    async leave(line: SaleLine, visitor: Visitor): Promise<void> {
      const own = await places.find(line, visitor);
      if (own) await places.drop(line.id, own.number, clock.now());
    },

    async enter(line: SaleLine, number: number, visitor: Visitor): Promise<EnterOutcome> {
      const entered = await whileBusy(() => turns.enter(line, number, visitor, clock.now()), always);
      metrics.add("ringside_sale_turns_total", entered.outcome);
      return entered;
    },

    /** What this process knows of open lines, for metrics. */
    figures(): GaugeReading[] {
      const open = [...lines.values()].filter((line) => isGated(phase(line)));
      const sum = (of: (line: SaleLine) => number) => open.reduce((all, line) => all + of(line), 0);
      return [
        ["ringside_sale_lines", open.length],
        ["ringside_sale_waiting", sum(({ joined, serving }) => joined - serving)],
        // While all seats are held or the office has stopped the calls, nobody is planned to enter.
        ["ringside_sale_rate", sum((line) => (phase(line) === "open" ? (line.control?.rate ?? 0) : 0))],
      ];
    },

    prolong: (line: SaleLine, number: number, visitor: Visitor): Promise<Turn | undefined> =>
      turns.prolong(line, number, visitor, clock.now()),

    turn: (line: SaleLine, visitor: Visitor) => turns.find(line, visitor, clock.now()),

    /** The visitor's turn in the night's line, while it lasts. One without a place can't be prolonged. */
    async liveTurn(visitor: Visitor, eventId: string): Promise<{ until: Date; mayProlong: boolean } | undefined> {
      const line = peek(eventId);
      if (!line || !isGated(phase(line))) return undefined;
      const turn = await whileBusy(() => turns.find(line, visitor, clock.now()), always);
      if (!turn || turn.until <= clock.now()) return undefined;
      return { until: turn.until, mayProlong: turn.number !== null && mayProlong(turn) };
    },

    /** Whether any line keeps fans waiting. */
    isAnyOpen: (): boolean => [...lines.values()].some((line) => isGated(phase(line))),

    /** Whether the visitor has a turn in the night's line. If the store is too busy to say, they may have one. */
    async admitsNow(visitor: Visitor, eventId: string): Promise<boolean> {
      const line = peek(eventId);
      if (!line || !isGated(phase(line))) return false;
      const turn = await turns.find(line, visitor, clock.now()).catch((error: unknown) => {
        if (isBusy(error) || isUnavailable(error)) return "unknown" as const;
        throw error;
      });
      return turn === "unknown" || (turn !== undefined && turn.until > clock.now());
    },

    /** Whether the visitor may choose seats of a night: there is no line, it is their turn, or they hold seats. */
    admits: (visitor: Visitor, eventId: string): Promise<boolean> => whileBusy(() => admits(visitor, eventId), always),
  };

  async function admits(visitor: Visitor, eventId: string): Promise<boolean> {
    const line = await lineOf(eventId);
    if (!line || !isGated(phase(line))) {
      noteViewer(visitor.visitorId, eventId.toLowerCase());
      return true;
    }
    const now = clock.now();
    const turn = await turns.find(line, visitor, clock.now());
    if (turn && turn.until > now) return true;
    const [hold] = await store.db
      .select({ id: reservation.id })
      .from(reservation)
      .where(and(eq(reservation.eventId, line.eventId), holdsSeats(now), heldBy(visitor)))
      .limit(1);
    return hold !== undefined;
  }

  function noteViewer(visitorId: string, eventId: string): void {
    let own = viewers.get(eventId);
    if (!own) {
      own = new Map();
      viewers.set(eventId, own);
    }
    own.delete(visitorId);
    own.set(visitorId, clock.now().getTime());
    if (own.size > MOST_VIEWERS) own.delete(own.keys().next().value ?? "");
    if (viewers.size > 1_000) viewers.delete(viewers.keys().next().value ?? "");
  }
}
export type OnSales = ReturnType<typeof onSales>;

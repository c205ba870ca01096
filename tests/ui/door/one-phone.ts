/** A phone at a gate and the books behind it, whose network comes and goes: sales, transfers, refunds and scans. */
import { createHash } from "node:crypto";
import type { DoorListEntry } from "../../../app/domain/door/door-list-format";
import type { DoorVerdict } from "../../../app/domain/door/door-verdict";
import { codeDigestText } from "../../../app/domain/door/ticket-code";
import type { Texts } from "../../../app/i18n/texts";
import { keptList } from "../../../app/ui/door/phone/kept-list";
import { phoneMemory } from "../../../app/ui/door/phone/phone-memory";
import type { ScanQueue } from "../../../app/ui/door/phone/scan-queue";
import { scanner } from "../../../app/ui/door/phone/scanner";
import type { DoorReply } from "../../../app/ui/door/phone/server-line";
import { NIGHT, nightSigning } from "./night-signing";

const MINUTE_MS = 60_000;
const BEGIN = Date.UTC(2026, 10, 27, 18, 0);

type Sold = {
  number: string;
  first: string;
  state: "v" | "u" | "c" | "t";
  issuedAt: number;
  /** When the books have it. */
  at: number;
  signed: string;
  plain: string;
};
export type Step =
  | { do: "sell"; slow: boolean }
  | { do: "transfer" | "refund"; which: number }
  | { do: "scan"; which: number; plain: boolean }
  | { do: "forge"; which: number }
  | { do: "wait"; minutes: number }
  | { do: "lose" | "find" | "list" | "reload" };
/** Why a scan was wrong, in words. */
type Complaint = string;

/** `chained`: whether codes and lists say which numbers belong to one admission, as they do. */
export async function onePhone(t: Pick<Texts["t"], "door" | "crew" | "seat">, { chained = true } = {}) {
  const signing = await nightSigning();
  const stranger = await nightSigning();
  const tickets: Sold[] = [];
  const complaints: Complaint[] = [];
  const entered = new Map<string, string>();
  let now = BEGIN;
  let away = false;
  let list = keptList(NIGHT);
  let listed = new Map<string, Sold["state"]>();
  let waiting: Parameters<ScanQueue["add"]>[0][] = [];

  let memory = phoneMemory();
  let stored = JSON.stringify(memory.stored());
  const queue = {
    add: async (scan: (typeof waiting)[number]) => void waiting.push(scan),
  } as ScanQueue;
  const about = {
    id: NIGHT,
    title: "Iron Harvest",
    startDate: new Date(BEGIN).toISOString(),
    zone: "UTC",
    key: signing.key,
  };
  const parts = () => ({
    ...{ list, queue, memory, t, night: about, pass: { label: "Gate 1", offline: true }, locale: "en" },
    keep: async () => {
      stored = JSON.stringify(memory.stored());
    },
    time: { now: () => now, doubtful: () => false, learn: () => 0, restore: () => undefined, wake: () => undefined },
    line: {
      isAway: () => away,
      hasEnded: () => false,
      news: async () => undefined,
      post: async (message: object) => answer(message as Asked),
    },
  });
  type Asked = { ticketNumber: string; code: string };
  let phone = scanner(parts());

  /** The server, which knows everything. */
  function answer({ ticketNumber, code }: Asked): DoorReply {
    const one = tickets.find(({ number, at }) => number === ticketNumber && at <= now);
    const genuine = one && (code === one.signed || code === one.plain);
    const other = one && entered.get(one.first);
    const admits = genuine && one.state === "v" && (!other || other === one.number || !chained);
    if (admits) one.state = "u";
    const state = admits ? "in" : one?.state === "u" ? "used" : "unknown";
    return { now, verdict: { state, tone: admits ? "good" : "stop", ticketNumber } as DoorVerdict };
  }

  async function issue(first: string | undefined, slow: boolean): Promise<void> {
    const number = `KXWT-PQRM-HD${String(tickets.length + 1).padStart(3, "0")}`;
    const signed = await signing.code({ number, ...(first && chained && { first }), issuedAt: now });
    const at = slow ? now + 2 * MINUTE_MS : now;
    tickets.push({ number, first: first ?? number, state: "v", issuedAt: now, at, signed, plain: `plain-${number}` });
  }

  async function takeList(): Promise<void> {
    const known = tickets.filter(({ at }) => at <= now);
    const entries = known.map(({ number, first, state, plain }): DoorListEntry => {
      const digest = createHash("sha256").update(codeDigestText(number, plain)).digest().subarray(0, 16);
      const used: DoorListEntry[5] = state === "u" ? [now / 1_000, "Gate 9"] : [];
      const its = first !== number && chained ? [first] : [];
      return [number, digest.toString("base64url"), 0, state, [], used, "", ...(its as [string?])];
    });
    await list.take(await signing.sign({ entries, at: now }), signing.key);
    memory.leaveTo(list);
    stored = JSON.stringify(memory.stored());
    listed = new Map(known.map(({ number, state }) => [number, state]));
  }

  /** What waits here reaches the books: it uses a valid ticket, and changes nothing else. */
  function flush(): void {
    for (const { ticketNumber } of waiting) {
      const one = tickets.find(({ number }) => number === ticketNumber);
      if (one?.state === "v") one.state = "u";
    }
    waiting = [];
  }

  async function verdictOn(path: string): Promise<DoorVerdict> {
    const outcome = await phone.scan(`https://ringside.example/check-in/${path}`);
    if (!outcome) throw new Error("The pass has ended");
    return outcome.verdict;
  }

  async function scan(one: Sold, code: string): Promise<void> {
    const offline = away;
    const before = { ...one };
    const was = entered.get(one.first);
    const verdict = await verdictOn(`${one.number}?${code}`);
    const green = verdict.tone === "good";
    if (green && was) complaints.push(`${one.number} came in, although ${was} had`);
    if (green) entered.set(one.first, one.number);
    const known = listed.get(one.number);
    if (green && (known === "c" || known === "t"))
      complaints.push(`${one.number} came in, which the list had as ${known}`);
    if (green && !offline && before.state !== "v") complaints.push(`${one.number} came in online as ${before.state}`);
    const usedByList = [...listed].some(([number, state]) => state === "u" && firstOf(number) === one.first);
    const mayCome = before.state === "v" && !was && !usedByList;
    if (offline && mayCome && known === undefined && code.startsWith("o=") && !green)
      complaints.push(`${one.number} was sold since the list, and was told: ${verdict.state}`);
    if (offline && mayCome && known === "v" && !green)
      complaints.push(`${one.number} is on the list, and was told: ${verdict.state}`);
  }
  const firstOf = (number: string) => tickets.find((one) => one.number === number)?.first;

  async function step(given: Step): Promise<void> {
    const known = tickets.filter(({ at }) => at <= now);
    const one = "which" in given && known.length > 0 ? known[given.which % known.length] : undefined;
    if (given.do === "sell") return issue(undefined, given.slow);
    if (given.do === "wait") now += given.minutes * MINUTE_MS;
    if (given.do === "lose") away = true;
    if (given.do === "list" && !away) await takeList();
    if (given.do === "find" && away) {
      away = false;
      flush();
      await takeList();
    }
    if (given.do === "reload") {
      const kept = list.stored();
      list = keptList(NIGHT);
      list.restore(JSON.parse(JSON.stringify(kept)));
      memory = phoneMemory(JSON.parse(stored));
      phone = scanner(parts());
    }
    if (given.do === "forge") {
      const number = one?.number ?? "ZZTR-QWER-AB001";
      const code = await stranger.code({ number, issuedAt: now });
      const verdict = await verdictOn(`${number}?o=${code}`);
      if (verdict.tone === "good") complaints.push(`${number} came in with a code that nobody issued`);
    }
    if (!one) return;
    // A ticket that was printed before the night's codes were signed is on every list.
    if (given.do === "scan")
      return scan(one, given.plain && listed.has(one.number) ? `s=${one.plain}` : `o=${one.signed}`);
    if (one.state !== "v") return;
    if (given.do === "refund") one.state = "c";
    if (given.do === "transfer") {
      one.state = "t";
      await issue(one.first, false);
    }
  }

  await takeList();
  return { step, complaints };
}

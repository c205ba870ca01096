/**
 * Handles a scan: uses the server's response if it arrives in time, else the list; then shows, stores and sends the
 * result.
 */
import { type DoorVerdict, doorVerdict } from "../../../domain/door/door-verdict";
import { originOf, readSignedCode } from "../../../domain/door/signed-code";
import { type TicketCode, ticketCodeIn } from "../../../domain/door/ticket-code";
import { zonedDates } from "../../../domain/format/zoned-dates";
import type { Texts } from "../../../i18n/texts";
import { type Judged, judgeOffline } from "./judge-offline";
import type { NightKeyOnPhone, PhoneList } from "./kept-list";
import type { PhoneMemory } from "./phone-memory";
import type { ScanQueue } from "./scan-queue";
import type { ServerLine } from "./server-line";
import type { serverTime } from "./server-time";

type ScannerParts = {
  line: ServerLine;
  list: PhoneList;
  queue: ScanQueue | undefined;
  memory: PhoneMemory;
  /** Stores the current memory, before the crew see a color. */
  keep: () => Promise<void>;
  time: ReturnType<typeof serverTime>;
  t: Pick<Texts["t"], "door" | "crew" | "seat">;
  night: { id: string; title: string; startDate: string; zone: string; key: NightKeyOnPhone | undefined };
  pass: { label: string; offline: boolean };
  locale: string;
};
/** `list`: decided by the list, without the server. */
export type ScanOutcome = { verdict: DoorVerdict; list: boolean };

export function scanner(parts: ScannerParts) {
  const { line, list, queue, memory, time, t, night, pass, locale } = parts;

  const foreign: DoorVerdict = doorVerdict({ state: "unknown", ticketNumber: "" }, t, locale);

  async function byList(code: TicketCode, id: string, look: boolean): Promise<DoorVerdict> {
    if (!pass.offline || !queue || list.at() === 0) {
      const verdict = doorVerdict({ state: "unknown", ticketNumber: code.ticketNumber }, t, locale, { as: "unlisted" });
      return { ...verdict, text: t.crew(pass.offline ? "waitText" : "never") };
    }
    const judged = await judgeOffline(list, code, memory, night);
    const { origin, issuedAt } = judged;
    if (origin !== undefined && issuedAt !== undefined)
      memory.notice(origin, { ticketNumber: code.ticketNumber, issuedAt });
    const listedAt = zonedDates(new Date(list.at()), night.zone, locale).time;
    const { scanned, shown } = judged;
    const at = Math.round(time.now());
    if (shown === "in" && time.doubtful()) return doorVerdict(scanned, t, locale, { as: "clock" });
    if (shown === "in" && look) return doorVerdict(scanned, t, locale);
    if (shown) {
      await queue.add({ id, ticketNumber: code.ticketNumber, at, shown, list: list.version() });
      if (shown === "in") remember(code.ticketNumber, id, at, judged);
      await parts.keep();
    }
    return verdictOf(judged, id, at, listedAt);
  }

  function verdictOf({ scanned, shown, issuedAt }: Judged, id: string, at: number, listedAt: string): DoorVerdict {
    if (shown === "in") {
      const admitted = { ...scanned, at: new Date(at).toISOString(), admitted: true as const, scanId: id };
      return doorVerdict(admitted, t, locale, issuedAt === undefined ? {} : { as: "since", listedAt });
    }
    return doorVerdict(scanned, t, locale, {
      as: shown === "unlisted" || shown === "gone" ? shown : undefined,
      listedAt,
    });
  }

  function remember(ticketNumber: string, id: string, at: number, judged: Pick<Judged, "origin" | "issuedAt">): void {
    const { origin, issuedAt } = judged;
    const of = origin ?? originOf(list.get(ticketNumber)?.firstNumber ?? ticketNumber);
    memory.letIn(ticketNumber, { at, gate: pass.label, origin: of, scan: id });
    if (issuedAt !== undefined) memory.notice(of, { ticketNumber, issuedAt });
  }

  /**
   * The server has admitted the ticket. The list won't show that until the next update, and the network may be down by
   * then.
   */
  async function learn({ ticketNumber, code }: TicketCode, id: string): Promise<void> {
    const facts = readSignedCode(code ?? "")?.facts;
    remember(ticketNumber, id, Math.round(time.now()), facts && !list.get(ticketNumber) ? facts : {});
    await parts.keep();
  }

  return {
    /**
     * Handles a scanned text or a typed number. A number is only looked up, unless `letIn`. Undefined if the pass has
     * ended.
     */
    async scan(text: string, { letIn = false } = {}): Promise<ScanOutcome | undefined> {
      const code = ticketCodeIn(text);
      if (!code) return { verdict: foreign, list: false };
      const id = crypto.randomUUID();
      const look = code.code === undefined && !letIn;
      if (!line.isAway()) {
        const answer = await line.post({
          kind: "scan",
          id,
          ticketNumber: code.ticketNumber,
          code: code.code ?? null,
          look,
        });
        if (answer?.verdict?.state === "in") await learn(code, id);
        if (answer?.verdict) return { verdict: answer.verdict, list: false };
        // The crew wouldn't see what the list says, so the next pass mustn't send it as a scan.
        if (line.hasEnded()) return undefined;
      }
      return { verdict: await byList(code, id, look), list: true };
    },
    /** A scan was undone, so as far as this phone knows its ticket isn't in anymore. */
    async forget(scan: string): Promise<void> {
      memory.forget(scan);
      await parts.keep();
    },
  };
}

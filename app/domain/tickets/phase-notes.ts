/** What a night's phases offer, as keys of the table `codes`. */
import type { TicketDefinition, TicketPhase } from "../../../server/product-api/contract";
import { spokenDateTime } from "../format/zoned-dates";

export type PhaseNote =
  | { key: "premiumNow"; when: string }
  | { key: "premiumFrom"; premium: string; when: string }
  | { key: "codeNow" | "codeFrom" | "earlyUntil"; when: string }
  | { key: "earlyLeft"; n: number };

type NoteView = { now: Date; timeZoneId: string; locale: string };

/** Who may buy before everyone else, without duplicates. */
export function accessNotes(definitions: readonly TicketDefinition[], view: NoteView): PhaseNote[] {
  const notes = definitions.flatMap((definition) =>
    definition.phases.flatMap((phase) => accessNote(phase, definition, view) ?? []),
  );
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}

function accessNote(phase: TicketPhase, definition: TicketDefinition, view: NoteView): PhaseNote | undefined {
  const spoken = (at: string) => spokenDateTime(new Date(at), view.timeZoneId, view.locale);
  const open = Date.parse(phase.startDate) <= view.now.getTime();
  const everyone = everyoneFrom(definition);
  if (phase.audience === "premium" && !phase.soldOut && definition.saleStatus === "SALE_SCHEDULED") {
    const when = spoken(everyone);
    return open ? { key: "premiumNow", when } : { key: "premiumFrom", premium: spoken(phase.startDate), when };
  }
  if (phase.audience === "code" && !phase.soldOut) {
    return open ? { key: "codeNow", when: spoken(phase.endDate) } : { key: "codeFrom", when: spoken(phase.startDate) };
  }
  return undefined;
}

/** When the sale first opens to everyone. */
export function everyoneFrom({ phases, salePeriod }: TicketDefinition): string {
  const starts = phases.filter(({ audience }) => audience === "everyone").map(({ startDate }) => startDate);
  return [...starts, salePeriod.startDate].sort()[0] ?? salePeriod.startDate;
}

/** Until when, or for how many more seats, a tier costs less than usual. */
export function earlyNotes({ phases, priceCents, listPriceCents, salePeriod }: TicketDefinition, view: NoteView) {
  const now = view.now.getTime();
  const phase = phases.find(
    (one) =>
      one.audience === "everyone" && !one.soldOut && Date.parse(one.startDate) <= now && now < Date.parse(one.endDate),
  );
  if (!phase || listPriceCents === null || priceCents >= listPriceCents || phase.priceCents !== priceCents) return [];
  const when = spokenDateTime(new Date(phase.endDate), view.timeZoneId, view.locale);
  const notes: PhaseNote[] = [];
  if (Date.parse(phase.endDate) < Date.parse(salePeriod.endDate)) notes.push({ key: "earlyUntil", when });
  if (phase.fewLeft !== null) notes.push({ key: "earlyLeft", n: phase.fewLeft });
  return notes;
}

/** Handles the messages that a door phone's script posts. Uses the same services as the page's forms. */
import type { DoorMessage, doorCrew } from "../../../server/backend/door-crew";
import { doorVerdict } from "../../domain/door/door-verdict";
import { textsOf } from "../../i18n/texts";
import { foundGuests } from "./found-guests";

type Crew = Exclude<Awaited<ReturnType<typeof doorCrew>>, { refused: number }>;

export async function answerDoorMessage({ pass, door }: Crew, message: DoorMessage, locale: string): Promise<object> {
  const { t } = await textsOf(locale, ["door", "crew", "seat"]);
  switch (message.kind) {
    case "scan": {
      const { id, ticketNumber, code, look } = message;
      const scanned = look
        ? await door.scan(ticketNumber, code ?? undefined, pass)
        : await door.checkIn(pass, ticketNumber, code ?? undefined, id);
      return { verdict: doorVerdict(scanned, t, locale) };
    }
    case "send":
      return { receipts: await door.sendScans(pass, message.scans) };
    case "undo":
      return { done: await door.undoScan(pass, message.scan, { id: message.id }) };
    case "again": {
      const { id, ticketNumber, reason } = message;
      const admitted = await door.letInAgain(pass, { ticketNumber, reason, id });
      const scanned = await door.scan(ticketNumber, undefined, pass);
      return { verdict: doorVerdict(admitted ? { ...scanned, admitted, scanId: id } : scanned, t, locale) };
    }
    case "find":
      return { found: await foundGuests(door, pass, message.text, locale) };
  }
}

/** `waiting`: what the office sees and does of the waiting list of a night. */
import type { Command } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { Refused } from "../../failures/refused";
import type { CommandContext } from "../run";
import { localTime, table } from "../table";

const EVENT = ["<event>", "id, slug or short code"] as const;

export function waitingCommands(program: Command, { terminal, desk }: CommandContext): void {
  const waiting = program.command("waiting").description("The waiting list of a sold-out night.");

  waiting
    .command("show")
    .description("Show who waits, in their order, and who has an offer until when.")
    .argument(...EVENT)
    .action(async (which: string) => {
      const night = await nightOf(which);
      const entries = await (await desk()).waiting.entries(night.id);
      if (entries.length === 0) return terminal.say("Nobody waits.");
      const rows = entries.map((one, index) => [
        String(index + 1),
        one.until ? `offer until ${localTime(one.until, night.timeZoneId)}` : "waits",
        `${one.quantity}${one.fewer ? " or fewer" : ""}`,
        String(one.missed),
        one.joinedAt ? localTime(one.joinedAt, night.timeZoneId) : "",
        one.email,
      ]);
      terminal.say(table([["", "state", "seats", "missed", "since", "email"], ...rows]));
    });

  waiting
    .command("offer")
    .description("Offer what is free now, of all nights, without waiting for the job.")
    .action(async () => {
      await (await desk()).boxOffice.makeOffers();
      terminal.say("Offered what is free.");
    });

  waiting
    .command("close")
    .description("End the list of a night; offers that are out stay valid.")
    .argument(...EVENT)
    .option("--actor <name>", "who does it, for the audit trail", "office")
    .action(async (which: string, { actor }: { actor: string }) => {
      const night = await nightOf(which);
      const ended = await (await desk()).waiting.close(night.id, actor);
      terminal.say(`Closed the list of ${night.title}: ${counted(ended, "entry", "entries")}.`);
    });

  waiting
    .command("returns")
    .description("Show the tickets that fans have given back for the next in line.")
    .argument(...EVENT)
    .action(async (which: string) => {
      const night = await nightOf(which);
      const returns = await (await desk()).waiting.returns(night.id);
      if (returns.length === 0) return terminal.say("No ticket was given back.");
      const rows = returns.map((one) => [
        one.ticketNumber,
        one.status,
        (one.priceCents / 100).toFixed(2),
        localTime(one.createdAt, night.timeZoneId),
      ]);
      terminal.say(table([["ticket", "state", "price", "since"], ...rows]));
    });

  async function nightOf(which: string) {
    const night = await (await desk()).tickets.night(which);
    if (!night) throw new Refused(`There is no event with the id, slug or short code ${which}.`);
    return night;
  }
}

/** `orders comp` and `orders transfer`: tickets that the office gives away, and those it transfers for a fan. */
import type { Command } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { amount } from "../../../app/domain/format/money-format";
import { Refused } from "../../failures/refused";
import { MOST_COMPS } from "../../services/box-office/office/give-comps";
import { TRANSFER_REFUSED } from "../../services/box-office/tickets/transfer-ticket";
import type { CommandContext } from "../run";
import { countOf } from "./code-words";

const DRY = ["--dry-run", "say what would happen, and change nothing"] as const;
const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;

type GivingOptions = { dryRun?: true; actor: string };
type Comps = GivingOptions & { tier: string; count?: string; seats?: string; name: string; email: string; why: string };

export function ticketCommands(orders: Command, { terminal, desk }: CommandContext): void {
  orders
    .command("comp")
    .description("Give complimentary tickets: a free order for a name and an address, which gets them by mail.")
    .argument("<event>", "id, slug or short code")
    .requiredOption("--tier <name>", "the tier they count for")
    .option("--count <number>", "how many; the best seats that are free, where there are numbers")
    .option("--seats <seats>", "these very seats, as 104-C-7..9; also seats that are kept for a guest")
    .requiredOption("--name <name>", "for whom")
    .requiredOption("--email <address>", "where the tickets go")
    .requiredOption("--why <text>", "the reason, for the history")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, o: Comps) => {
      const { tickets, boxOffice, terms, drained } = await desk();
      const night = await tickets.night(which);
      if (!night) throw new Refused(`There is no event with the id, slug or short code ${which}.`);
      const tier = (await terms.tiersOfNight(night.id)).find(({ name }) => name.toLowerCase() === o.tier.toLowerCase());
      if (!tier) throw new Refused(`No tier is called ${o.tier}.`);
      if ((o.count === undefined) === (o.seats === undefined)) throw new Refused("Say --count or --seats.");
      const line = { definitionId: tier.id, quantity: countOf(o.count, "--count", MOST_COMPS) ?? 0, seats: o.seats };
      const { name, email, why, actor, dryRun } = o;
      const given = await boxOffice.giveComps({ eventId: night.id, lines: [line], name, email, why, actor, dryRun });
      if ("already" in given) throw new Error("A command has no deed that could be repeated");
      if ("fault" in given) throw new Refused(given.fault);
      await drained();
      const [{ quantity = 0, places = [] } = {}] = given.lines;
      const seats = places.length > 0 ? ` (${places.join(", ")})` : "";
      const worth = amount(given.worthCents, given.currency, "en");
      terminal.say(
        `${dryRun ? "Would give" : `Gave, as order ${given.orderNumber},`} ${counted(quantity, "ticket")}${seats} for ${night.title} to ${name} <${email}>, worth ${worth}.`,
      );
    });

  orders
    .command("transfer")
    .description("Pass a ticket on for its fan: the old code is void, and both are mailed.")
    .argument("<ticket>", "ticket number")
    .requiredOption("--name <name>", "the new holder")
    .requiredOption("--email <address>", "where the ticket goes")
    .option(...DRY)
    .option(...ACTOR)
    .action(
      async (ticketNumber: string, { name, email, actor, dryRun }: GivingOptions & { name: string; email: string }) => {
        const { boxOffice, drained } = await desk();
        const outcome = await boxOffice.transferFor({ ticketNumber, to: { name, email }, actor, dryRun });
        if (outcome !== "transferred") throw new Refused(`${ticketNumber}: ${TRANSFER_REFUSED[outcome]}`);
        await drained();
        terminal.say(`${dryRun ? "Would pass" : "Passed"} ${ticketNumber} on to ${name} <${email}>.`);
      },
    );
}

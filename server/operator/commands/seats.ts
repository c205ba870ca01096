/** `seats`: what the office does with the numbered seats of a night. */
import type { Command } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { amount } from "../../../app/domain/format/money-format";
import { Refused } from "../../failures/refused";
import type { SeatFault } from "../../services/seating/change-seats";
import { OFFICE_WORDS } from "../../services/seating/office-claims";
import type { SeatOwner } from "../../services/seating/seat-owners";
import { instantOf } from "../instant-of";
import type { CommandContext } from "../run";
import { localTime, table } from "../table";

const DRY = ["--dry-run", "say what would happen, and change nothing"] as const;
const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;
const EVENT = ["<event>", "id, slug or short code"] as const;
const SEATS = ["<seats>", "as 104-C-7..12,104-D: seats, ranges, rows, sections"] as const;

type Doing = { dryRun?: true; actor: string };
/** `charge` is false with `--no-charge`. */
type Reseating = Doing & { swap?: true; charge: boolean; tier?: string };

export function seatCommands(program: Command, { terminal, desk }: CommandContext): void {
  const seats = program.command("seats").description("Numbered seats: whose they are, blocked ones, other seats.");

  seats
    .command("show")
    .description("Show how many seats are free, and which the office has; or whose these seats are.")
    .argument(...EVENT)
    .argument("[seats]", SEATS[1])
    .action(async (which: string, named?: string) => {
      const night = await nightOf(which);
      const shown = done(await (await desk()).seats.show(night.id, named));
      if (named === undefined) {
        const rows = shown.sections.map((one) =>
          [one.section, one.zone, one.seats, one.taken, one.free, one.accessible].map(String),
        );
        terminal.say(table([["section", "zone", "seats", "taken", "free", "accessible free"], ...rows]));
        if (shown.owners.length > 0) terminal.say("");
      }
      const rows = shown.owners.map((one) => [one.place, ownerOf(one), untilOf(one, night.timeZoneId), one.note ?? ""]);
      if (rows.length > 0) terminal.say(table([["seat", "whose", "until", "why"], ...rows]));
      else if (named !== undefined) terminal.say("All of them are free.");
    });

  for (const [command, why] of [
    [seats.command("block").description("Take seats off sale, as for a camera."), "blocked"],
    [seats.command("kill").description("Take seats off sale that nobody can use, as behind a pillar."), "killed"],
  ] as const) {
    command
      .argument(...EVENT)
      .argument(...SEATS)
      .requiredOption("--why <text>", "the reason, for the office")
      .option(...DRY)
      .option(...ACTOR)
      .action(async (which: string, named: string, o: Doing & { why: string }) => {
        const night = await nightOf(which);
        const asked = { ...o, eventId: night.id, seats: named, why, note: o.why };
        const { places } = done(await (await desk()).seats.claim(asked));
        terminal.say(`${would(o)}${why}: ${counted(places.length, "seat")} of ${night.title}.`);
      });
  }

  seats
    .command("keep")
    .description("Keep seats for a guest of the house until an hour; then they go on sale.")
    .argument(...EVENT)
    .argument(...SEATS)
    .requiredOption("--for <name>", "for whom; cleared 30 days after the night")
    .requiredOption("--until <instant>", "with its offset, as 2026-05-02T18:30-04:00")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, named: string, o: Doing & { for: string; until: string }) => {
      const night = await nightOf(which);
      const until = instantOf(o.until);
      const { seats: office, clock } = await desk();
      if (until <= clock.now()) throw new Refused(`${o.until} is over.`);
      const asked = { ...o, eventId: night.id, seats: named, why: "guest" as const, note: o.for, until };
      const { places } = done(await office.claim(asked));
      terminal.say(
        `${would(o)}kept for ${o.for}: ${counted(places.length, "seat")}, until ${localTime(until, night.timeZoneId)}.`,
      );
    });

  seats
    .command("unblock")
    .description("Put seats back on sale that are blocked, killed or kept.")
    .argument(...EVENT)
    .argument(...SEATS)
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, named: string, o: Doing) => {
      const night = await nightOf(which);
      const { places } = done(await (await desk()).seats.free({ ...o, eventId: night.id, seats: named }));
      terminal.say(`${would(o)}on sale again: ${counted(places.length, "seat")} of ${night.title}.`);
    });

  seats
    .command("reseat")
    .description(
      "Give a ticket another seat; its code stays valid, the holder is mailed. A cheaper seat gives money back.",
    )
    .argument("<ticket>", "ticket number")
    .argument("<seat>", "as 104-C-7; that of another ticket of the order to let the two change places")
    .option("--swap", "also change places with a ticket of another order")
    .option("--no-charge", "give a dearer seat for what was paid; nobody is ever charged")
    .option("--tier <name>", "which tier, if the seat is sold as several")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (ticketNumber: string, place: string, { charge, ...o }: Reseating) => {
      const { seats: office, outbox } = await desk();
      const asked = { ...o, ticketNumber, place, noCharge: !charge };
      const { from = "no seat", to, swapped, mails, change } = done(await office.reseat(asked));
      if (!o.dryRun) await outbox.sendOutbox();
      terminal.say(`${would(o)}moved: ${ticketNumber} from ${from} to ${to}, ${counted(mails, "mail")}.`);
      if (change) {
        const [price, back] = [change.priceCents, change.backCents].map((cents) =>
          amount(cents, change.currency, "en"),
        );
        const money = change.backCents > 0 ? `${back} go back to the buyer's card` : "no money moves";
        terminal.say(`From ${change.from} to ${change.tier} (${price}): ${money}.`);
      }
      if (swapped) terminal.say(`${would(o)}moved: ${swapped} from ${to} to ${from}.`);
    });

  seats
    .command("assign")
    .description(
      "Seat every ticket without a seat, on a night that got its plan after tickets were sold; mails the fans.",
    )
    .argument(...EVENT)
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, o: Doing) => {
      const night = await nightOf(which);
      const { seats: office, outbox } = await desk();
      const { seated, left, holds, mails } = done(await office.assign({ ...o, eventId: night.id }));
      if (!o.dryRun) await outbox.sendOutbox();
      terminal.say(
        `${would(o)}seated: ${counted(seated.length, "ticket")} of ${night.title}, ${counted(mails, "mail")}.`,
      );
      if (left.length > 0) {
        terminal.warn("No seat is left for these. They stay valid: refund them, or free seats and run this again.");
        terminal.say(
          table([["ticket", "order", "tier"], ...left.map((one) => [one.ticketNumber, one.orderNumber, one.name])]),
        );
      }
      if (holds > 0) {
        terminal.warn(`${counted(holds, "hold")} from before the plan may still be paid: run this again in an hour.`);
      }
    });

  seats
    .command("release-accessible")
    .description("Put accessible seats on sale for everybody, where no other seat of the zone is left.")
    .argument(...EVENT)
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, o: Doing) => {
      const night = await nightOf(which);
      const { zones } = done(await (await desk()).seats.releaseAccessible({ ...o, eventId: night.id }));
      for (const { label, seats: n } of zones) terminal.say(`${would(o)}released: ${counted(n, "seat")} in ${label}.`);
    });

  async function nightOf(which: string) {
    const night = await (await desk()).tickets.night(which);
    if (!night) throw new Refused(`There is no event with the id, slug or short code ${which}.`);
    return night;
  }
}

const would = ({ dryRun }: { dryRun?: true }) => (dryRun ? "Would be " : "Is ");

function done<T extends object>(outcome: T | SeatFault): T {
  if ("fault" in outcome) throw new Refused(outcome.fault);
  return outcome;
}

function ownerOf({ why, orderNumber, ticketNumber }: SeatOwner): string {
  if (why) return OFFICE_WORDS[why];
  return orderNumber ? `order ${orderNumber}, ticket ${ticketNumber ?? "none"}` : "a fan who is buying";
}

/** An order's seat has no end. */
const untilOf = ({ until, orderNumber }: SeatOwner, timeZone: string): string =>
  until && !orderNumber ? localTime(until, timeZone) : "";

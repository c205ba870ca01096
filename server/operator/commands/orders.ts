/** `orders`: what the office does with orders and nights. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Argument, type Command } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { amount } from "../../../app/domain/format/money-format";
import type { SeatWords } from "../../../app/domain/seating/seat-words";
import { Refused } from "../../failures/refused";
import type { FoundOrder, LostHold } from "../../services/box-office/office/ticket-desk";
import { writeWhole } from "../../store/upkeep/whole-file";
import type { CommandContext } from "../run";
import { localTime, nightTime, table } from "../table";
import { goodsCommands } from "./goods";
import { mailCommands } from "./mails";
import { nightChangeCommands } from "./night-changes";
import { ticketCommands } from "./tickets";

const DRY = ["--dry-run", "say what would happen, and change nothing"] as const;
const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;
const money = (cents: number, currency: string) => amount(cents, currency, "en");

export function orderCommands(program: Command, work: CommandContext): void {
  const { terminal, desk } = work;
  const orders = program
    .command("orders")
    .description(
      "Find, refund and resend orders; comps, transfers; lost holds; goods; mails; nights called off; doors.",
    );
  goodsCommands(orders, work);
  mailCommands(orders, work);
  ticketCommands(orders, work);
  nightChangeCommands(orders, work);

  orders
    .command("find")
    .description("Find orders by number, ticket number, email or name.")
    .argument("<text>")
    .action(async (text: string) => {
      const found = await (await desk()).tickets.findOrders(text);
      if (found.length === 0) throw new Refused(`No order has “${text}” in its number, email or name.`);
      terminal.say(table([["order", "status", "total", "night", "email", "name"], ...found.map(rowOf)]));
    });

  orders
    .command("show")
    .description("Show an order: its tickets, its money, and what happened to it.")
    .argument("<order>", "order number, as 7KQ2-M4XP")
    .action(async (number: string) => {
      const order = await orderOf(number);
      const { currency } = order;
      terminal.say(`${order.orderNumber}  ${order.status}  ${money(order.totalCents, currency)}`);
      const { discount } = order;
      if (discount) terminal.say(`${money(discount.cents, currency)} taken off with ${discount.code}`);
      terminal.say(`${order.eventTitle}, ${nightTime(order)}`);
      if (order.together) terminal.say(`paid with the goods of ${order.together}`);
      terminal.say(`${order.fullName} <${order.email}>${order.userId ? "" : ", as a guest"}\n`);
      terminal.say(
        table([
          ["ticket", "tier", "seat", "price", "status", "guest"],
          ...order.tickets.map((one) => [
            one.ticketNumber,
            one.name,
            one.seatWords?.placeId ?? "",
            money(one.priceCents, currency),
            one.status,
            one.holderEmail ? `${one.guestFullName} <${one.holderEmail}>` : one.guestFullName,
          ]),
        ]),
      );
      const moved = [
        ...order.payments.map((one) => [one.createdAt, "paid", one.cents, one.paymentIntentId ?? "free"] as const),
        ...order.refunds.map(
          (one) =>
            [one.createdAt, `back (${one.reason})`, -one.cents, one.providerRefundId ?? "not confirmed yet"] as const,
        ),
      ];
      const cells = moved.map(([at, what, cents, id]) => [localTime(at, "UTC"), what, money(cents, currency), id]);
      if (cells.length > 0) terminal.say(`\n${table([["UTC", "money", "amount", "at Stripe"], ...cells])}`);
      const history = order.history.map((one) => [localTime(one.at, "UTC"), one.action, one.actor]);
      terminal.say(`\n${table([["UTC", "what", "by"], ...history])}`);
    });

  orders
    .command("holds")
    .description("List holds that ended during checkout, the last one first, and what happened to the money.")
    .argument("[event]", "id, slug or short code; left out: of all nights")
    .option("--unpaid", "also those that nobody began to pay")
    .action(async (which: string | undefined, { unpaid }: { unpaid?: true }) => {
      const eventId = which === undefined ? undefined : (await nightOf(which)).id;
      const lost = await (await desk()).tickets.lostHolds({ eventId, unpaid });
      if (lost.length === 0) return terminal.say("No hold was lost.");
      const head = ["ended (UTC)", "how", "seats", "total", "money", "night", "fan", "hold", "checkout at Stripe"];
      terminal.say(table([head, ...lost.map(lostRow)]));
    });

  orders
    .command("refund")
    .description(
      "Take back an order or some of its tickets: the seats go on sale again, the money goes to the card, the buyer is mailed.",
    )
    .argument("<order>", "order number")
    .argument("[tickets...]", "ticket numbers; all of them when left out")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (number: string, tickets: string[], { dryRun, actor }: { dryRun?: true; actor: string }) => {
      const order = await orderOf(number);
      const named = tickets.map((one) => one.toUpperCase());
      const foreign = named.filter((one) => !order.tickets.some(({ ticketNumber }) => ticketNumber === one));
      if (foreign.length > 0) throw new Refused(`${foreign.join(", ")}: not a ticket of ${order.orderNumber}.`);
      const valid = order.tickets.filter(
        ({ status, ticketNumber }) => status === "VALID" && (named.length === 0 || named.includes(ticketNumber)),
      );
      if (valid.length === 0) throw new Refused("Nothing to take back: no ticket of these is valid any more.");
      const paid = order.payments.reduce((sum, { cents }) => sum + cents, 0);
      const back = order.refunds.reduce((sum, { cents }) => sum + cents, 0);
      if (dryRun) {
        const would = await (await desk()).tickets.refundOf(
          order,
          valid.map(({ ticketNumber }) => ticketNumber),
        );
        const cents = Math.max(0, Math.min(would.cents, paid - back));
        terminal.say(
          `Would take back ${counted(valid.length, "ticket")}${seatsOf(valid)} and refund ${money(cents, order.currency)}.`,
        );
        const blocked = would.blockedBy.join(", ");
        if (blocked)
          terminal.say(`It would be refused: another fan may be paying for ${blocked}, at a price that would change.`);
        return;
      }
      const { boxOffice, drained } = await desk();
      const done = await boxOffice.cancelOrder({
        orderNumber: order.orderNumber,
        ...(named.length > 0 && { ticketNumbers: named }),
        actor,
        reason: "requested",
      });
      await drained();
      if (!done) throw new Refused(`There is no order ${order.orderNumber}.`);
      const gone = order.tickets.filter(({ ticketNumber }) => done.canceled.includes(ticketNumber));
      terminal.say(
        `Took back ${counted(done.canceled.length, "ticket")}${seatsOf(gone)}, refunded ${money(done.refundedCents, done.currency)}.`,
      );
      const { refunds } = await orderOf(number);
      if (refunds.some(({ providerRefundId }) => !providerRefundId)) {
        terminal.warn("Stripe has not confirmed the refund yet: the site asks again every minute until it has.");
      }
    });

  orders
    .command("resend")
    .description("Mail an order's tickets again, with a new link.")
    .argument("<order>", "order number")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (number: string, { dryRun, actor }: { dryRun?: true; actor: string }) => {
      const order = await orderOf(number);
      if (dryRun) return terminal.say(`Would mail ${order.orderNumber} to ${order.email}.`);
      if (!(await (await desk()).boxOffice.resendOrder(order.orderNumber, { actor }))) {
        throw new Refused(`${order.orderNumber} has no ticket that its buyer could use.`);
      }
      terminal.say(`The tickets of ${order.orderNumber} are on their way to ${order.email}.`);
    });

  orders
    .command("door-list")
    .description("Write who may come in, as CSV.")
    .argument("<event>", "id, slug or short code")
    .argument("[file]", "CSV file; left out: on the screen")
    .action(async (which: string, file: string | undefined) => {
      const night = await nightOf(which);
      const { tickets } = await desk();
      const guests = await tickets.doorList(night.id);
      const text = tickets.doorListCsv(guests, (at) => localTime(at, night.timeZoneId));
      if (file === undefined) return terminal.say(text.trimEnd());
      // It names people.
      await writeWhole(resolve(terminal.cwd, file), (aside) => writeFile(aside, text, { mode: 0o600 }));
      const inside = guests.filter(({ checkedInAt }) => checkedInAt).length;
      terminal.say(`${counted(guests.length, "guest")} of ${night.title}, ${inside} of them inside: ${file}`);
    });

  orders
    .command("door-pass")
    .description("Print a link for door staff; it ends with the night.")
    .argument("<event>", "id, slug or short code")
    .argument("<label>", "which door, as “North door”: it stands on the door list")
    .option("--lead", "may also search by name, and let in again")
    .option("--no-names", "shows no names of guests")
    .option("--no-offline", "its phone keeps no list, and needs a network")
    .action(async (which: string, label: string, { lead, names, offline }: PassOptions) => {
      const night = await nightOf(which);
      const { boxOffice, siteUrl } = await desk();
      const terms = { mode: lead ? "lead" : "steward", names, offline } as const;
      const key = await boxOffice.issueDoorPass(night.id, label, { terms });
      terminal.say(`${siteUrl}/door/${key}`);
      const end = night.scheduleTbd ? "the night ends" : localTime(night.endAt, night.timeZoneId);
      terminal.say(`${label}, for ${night.title}, until ${end}.`);
    });

  orders
    .command("door-codes")
    .description("Choose which codes a night's tickets show. Those that were printed stay good.")
    .argument("<event>", "id, slug or short code")
    .addArgument(
      new Argument("<kind>", "signed: phones without a network know tickets sold after their list").choices(CODE_KINDS),
    )
    .action(async (which: string, kind: (typeof CODE_KINDS)[number]) => {
      const night = await nightOf(which);
      const { boxOffice } = await desk();
      const change = { eventId: night.id, signed: kind === "signed", actor: "office" };
      const changed = await boxOffice.setSignedCodes(change);
      terminal.say(`Tickets of ${night.title} ${changed ? "show" : "already showed"} ${kind} codes.`);
    });

  async function orderOf(number: string) {
    const order = await (await desk()).tickets.order(number);
    if (!order) throw new Refused(`There is no order ${number}.`);
    return order;
  }

  async function nightOf(which: string) {
    const night = await (await desk()).tickets.night(which);
    if (!night) throw new Refused(`There is no event with the id, slug or short code ${which}.`);
    return night;
  }
}

const CODE_KINDS = ["signed", "plain"] as const;

type PassOptions = { lead?: true; names: boolean; offline: boolean };

const rowOf = (order: FoundOrder) => [
  order.orderNumber,
  order.status,
  money(order.totalCents, order.currency),
  `${order.eventTitle}, ${nightTime(order)}`,
  order.email,
  order.fullName,
];

/** " (104-C-7, 104-C-8)", as far as the tickets have numbered seats. */
function seatsOf(tickets: { seatWords: SeatWords | null }[]): string {
  const places = tickets.flatMap(({ seatWords }) => seatWords?.placeId ?? []);
  return places.length > 0 ? ` (${places.join(", ")})` : "";
}

const lostRow = ({ hold, seats, lateCents, ...night }: LostHold) => [
  localTime(hold.expires, "UTC"),
  hold.status === "CANCELED" ? "released" : "ran out",
  String(seats),
  money(hold.totalCents, hold.currency),
  moneyOf(hold, lateCents),
  `${night.eventTitle}, ${nightTime(night)}`,
  hold.userId ?? "guest",
  hold.id,
  hold.checkoutSessionId ?? (hold.checkoutAttempt > 0 ? "closed" : "none"),
];

/** Until Stripe has told us how the checkout ended, the hold still has the time of its end. */
function moneyOf({ currency, checkoutExpires }: LostHold["hold"], lateCents: number): string {
  if (lateCents > 0) return `${money(lateCents, currency)} came late, sent back`;
  return checkoutExpires ? "not known yet" : "none came";
}

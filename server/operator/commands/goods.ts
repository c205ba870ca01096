/** `orders goods`: what the office does with goods orders. */
import type { Command } from "commander";
import { addressLines } from "../../../app/domain/format/address-lines";
import { amount } from "../../../app/domain/format/money-format";
import { Refused } from "../../failures/refused";
import type { SoldGoods } from "../../services/goods/goods-desk";
import { wordsOf } from "../../services/goods/goods-lines";
import type { Parcel } from "../../services/goods/parcel-label";
import type { CommandContext } from "../run";
import { localTime, table } from "../table";

const DRY = ["--dry-run", "say what would happen, and change nothing"] as const;
const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;
const NUMBER = ["<order>", "order number, as 7KQ2-M4XP"] as const;
const money = (cents: number, currency: string) => amount(cents, currency, "en");

type Doing = { dryRun?: true | undefined; actor: string };
type TakingBack = Doing & { line?: number; pieces?: number };

const SENT_STAYS = "; it was sent, so the stock stays as it is";

export function goodsCommands(orders: Command, { terminal, desk }: CommandContext): void {
  const goods = orders.command("goods").description("Find, send and take back what the shop has sold.");

  goods
    .command("find")
    .description("List what waits to be sent; or find orders by number, email, name or article.")
    .argument("[text]")
    .action(async (text: string | undefined) => {
      const { goods: counter } = await desk();
      const found = text === undefined ? await counter.toSend() : await counter.find(text);
      if (found.length > 0) {
        return terminal.say(table([["order", "state", "total", "article", "email", "name"], ...found.map(rowOf)]));
      }
      if (text !== undefined) throw new Refused(`No goods order has “${text}” in its number, email, name or article.`);
      terminal.say("Nothing waits to be sent.");
    });

  goods
    .command("show")
    .description("Show an order: what, where to, its money, and what happened to it.")
    .argument(...NUMBER)
    .action(async (number: string) => {
      const { lines, payments, refunds, history, together, ...sold } = await orderOf(number);
      const { order, bought } = sold;
      terminal.say(`${order.orderNumber}  ${stateOf(sold)}  ${money(bought.cents, bought.currency)}`);
      if (together) terminal.say(`paid with the tickets of ${together}`);
      terminal.say(table([["line", "article", "each", "refunded"], ...lines.map(cellsOf(bought.currency))]));
      terminal.say(["", ...(order.address ? addressLines(order.address, "en") : []), order.email ?? ""].join("\n"));
      const moved = [
        ...payments.map((one) => [one.createdAt, "paid", one.cents, one.paymentIntentId ?? ""] as const),
        ...refunds.map(
          (one) =>
            [one.createdAt, `back (${one.reason})`, -one.cents, one.providerRefundId ?? "not confirmed yet"] as const,
        ),
      ];
      const cells = moved.map(([at, what, cents, id]) => [
        localTime(at, "UTC"),
        what,
        money(cents, bought.currency),
        id,
      ]);
      if (cells.length > 0) terminal.say(`\n${table([["UTC", "money", "amount", "at Stripe"], ...cells])}`);
      const rows = history.map((one) => [localTime(one.at, "UTC"), one.action, one.actor]);
      if (rows.length > 0) terminal.say(`\n${table([["UTC", "what", "by"], ...rows])}`);
    });

  goods
    .command("sent")
    .description("Mark an order as sent; its buyer is mailed.")
    .argument(...NUMBER)
    .option("--carrier <name>", "who carries it, for the mail and the buyer's page", "")
    .option("--tracking <number>", "its number there", "")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (number: string, { dryRun, actor, carrier, tracking }: Doing & Parcel) => {
      const sold = await orderOf(number);
      const { order, bought } = sold;
      const state = stateOf(sold);
      if (state !== "TO SEND") throw new Refused(`${order.orderNumber} is ${state}, so it cannot be sent.`);
      if (dryRun) return terminal.say(`Would mark ${bought.name} as sent, and mail ${order.email}.`);
      if (!(await (await desk()).goods.send(order.orderNumber, actor, { carrier, tracking }))) {
        throw new Refused(`${order.orderNumber} was sent or taken back just now.`);
      }
      terminal.say(`${order.orderNumber} is sent: ${bought.name}. A mail goes to ${order.email}.`);
    });

  goods
    .command("refund")
    .description("Take back an order: the money goes to the card, unsent goods to the stock, the buyer is mailed.")
    .argument(...NUMBER)
    .option("--line <number>", "only pieces of this line, as `show` numbers it", Number)
    .option("--pieces <number>", "how many pieces of that line", Number)
    .option(...DRY)
    .option(...ACTOR)
    .action(async (number: string, { dryRun, actor, line: position, pieces = 1 }: TakingBack) => {
      if (position !== undefined) return takePiecesBack(number, { dryRun, actor, position, pieces });
      const { order, bought, lines, payments, refunds } = await orderOf(number);
      const sum = (rows: { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);
      const left = sum(payments) - sum(refunds);
      if (left <= 0) throw new Refused(`Nothing to take back: ${order.orderNumber} has no money left.`);
      const one = lines.length === 1 && lines[0]?.quantity === 1;
      const unsent = one ? ", and put the piece back in stock" : ", and put the pieces back in stock";
      const stock = order.sentAt ? SENT_STAYS : unsent;
      if (dryRun) return terminal.say(`Would refund ${money(left, bought.currency)} for ${bought.name}${stock}.`);
      const cents = await (await desk()).goods.takeBack(order.orderNumber, actor);
      if (cents === 0) throw new Refused(`${order.orderNumber} was refunded just now.`);
      terminal.say(`Took back ${bought.name}, refunded ${money(cents, bought.currency)}.`);
      const after = await orderOf(number);
      if (after.refunds.some(({ providerRefundId }) => !providerRefundId)) {
        terminal.warn("Stripe has not confirmed the refund yet: the site asks again every minute until it has.");
      }
    });

  type PiecesBack = Doing & { position: number; pieces: number };

  async function takePiecesBack(number: string, { dryRun, actor, position, pieces }: PiecesBack) {
    const { order, bought, lines } = await orderOf(number);
    const line = lines.find((one) => one.position === position);
    if (!line) throw new Refused(`${order.orderNumber} has no line ${position}.`);
    const left = line.quantity - line.refunded;
    if (bought.status !== "PAID" || !Number.isInteger(pieces) || pieces < 1 || pieces > left) {
      throw new Refused(
        `Line ${position} of ${order.orderNumber} has ${bought.status === "PAID" ? left : 0} to take back.`,
      );
    }
    const what = wordsOf({ ...line, quantity: pieces });
    const worth = money(pieces * line.unitCents, bought.currency);
    const stock = order.sentAt ? SENT_STAYS : ", and put them back in stock";
    if (dryRun) return terminal.say(`Would refund ${worth} for ${what}${stock}.`);
    const cents = await (await desk()).goods.takePiecesBack(order.orderNumber, { position, pieces, actor });
    if (cents === 0) throw new Refused(`${order.orderNumber} has not so much money left, or was changed just now.`);
    terminal.say(`Took back ${what}, refunded ${money(cents, bought.currency)}.`);
  }

  async function orderOf(number: string) {
    const order = await (await desk()).goods.order(number);
    if (!order) throw new Refused(`There is no goods order ${number}.`);
    return order;
  }
}

const STATES = { OPEN: "NOT PAID", ENDED: "NOT PAID", PAID: "TO SEND", REFUNDED: "REFUNDED" } as const;

function stateOf({ order, bought, rests }: SoldGoods) {
  if (rests) return "DISPUTED";
  return bought.status === "PAID" && order.sentAt ? "SENT" : STATES[bought.status];
}

type SoldLine = Parameters<typeof wordsOf>[0] & { position: number; unitCents: number; refunded: number };

const cellsOf = (currency: string) => (line: SoldLine) => [
  String(line.position),
  wordsOf(line),
  money(line.unitCents, currency),
  line.refunded > 0 ? String(line.refunded) : "",
];

const rowOf = (sold: SoldGoods) => [
  sold.order.orderNumber,
  stateOf(sold),
  money(sold.bought.cents, sold.bought.currency),
  sold.bought.name,
  sold.order.email ?? "",
  sold.order.address?.name ?? "",
];

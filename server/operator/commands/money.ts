/** `money`: compares our books with Stripe's, and lists disputes. */
import type { Command } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { amount } from "../../../app/domain/format/money-format";
import { Refused } from "../../failures/refused";
import type { NotForeign } from "../../services/reconciliation/foreign-payments";
import type { CommandContext } from "../run";
import { localTime, table } from "../table";

const DAY_MS = 86_400_000;
const DAYS = 7;

const DONE = { repaired: "repaired", repairable: "would be repaired", open: "look at it" };

const NOT_FOREIGN: Record<NotForeign, string> = {
  ours: "is this site's own: `money reconcile` repairs it.",
  unknown: "is not in the Stripe account.",
  known: "has been noted before.",
};

export function moneyCommands(program: Command, { terminal, desk }: CommandContext): void {
  const money = program
    .command("money")
    .description("Compare our books with Stripe's; list what banks have taken back.");

  money
    .command("reconcile")
    .description("Compare payments, refunds, disputes and Premium of some days with Stripe's, and repair what differs.")
    .argument("[from]", "first day, as 2026-05-02, on the clocks of UTC; left out: a week ago")
    .argument("[to]", "last day; left out: until now")
    .option("--dry-run", "say what differs, and repair nothing")
    .action(async (from: string | undefined, to: string | undefined, { dryRun = false }: { dryRun?: boolean }) => {
      const { billing, clock } = await desk();
      const span = spanOf(clock.now(), from, to);
      const { payments, foreign, findings } = await billing.compareBooks(span, {
        repair: !dryRun,
        progress: (done, of) => terminal.progress("Payments", done, of),
      });
      if (findings.length > 0) {
        const rows = findings.map((one) => [
          localTime(one.at, "UTC"),
          one.what,
          amount(one.cents, one.currency, "en"),
          one.stripe,
          one.ours,
          DONE[one.state],
        ]);
        terminal.say(`${table([["UTC", "difference", "amount", "at Stripe", "ours", ""], ...rows])}\n`);
      }
      const left = findings.filter(({ state }) => state !== "repaired").length;
      if (foreign > 0)
        terminal.say(`${foreign} of the account's payments are not ours, as \`money not-ours\` has noted.`);
      const compared = `${counted(payments, "payment")} from ${localTime(span.from, "UTC")} to ${localTime(span.until, "UTC")}`;
      if (left > 0) throw new Refused(`${compared}: ${left} of ${counted(findings.length, "difference")} left.`);
      terminal.say(`${compared}: ${findings.length === 0 ? "no difference" : `${findings.length} repaired`}.`);
    });

  money
    .command("campaigns")
    .description("Orders, tickets and money by the campaign (UTM) of the visit that led to them.")
    .option("--days <n>", "of the last days", "30")
    .action(async ({ days }: { days: string }) => {
      if (!/^[1-9]\d{0,3}$/.test(days)) throw new Refused("--days takes a number of days, such as 30.");
      const { clock, money: counter } = await desk();
      const figures = await counter.campaigns(new Date(clock.now().getTime() - Number(days) * DAY_MS));
      if (figures.length === 0) throw new Refused(`No orders in the last ${counted(Number(days), "day")}.`);
      const rows = figures.map((one) => [
        one.source || "(none known)",
        one.medium,
        one.campaign,
        String(one.orders),
        String(one.tickets),
        amount(one.cents, one.currency, "en"),
      ]);
      terminal.say(table([["source", "medium", "campaign", "orders", "tickets", "paid"], ...rows]));
    });

  money
    .command("not-ours")
    .description(
      "Record that payments in the Stripe account are not this site's, so that `reconcile` stops listing them.",
    )
    .argument("<payments...>", "ids of payments (pi_…) or subscriptions (sub_…), as `money reconcile` lists them")
    .requiredOption("--why <words>", "whose they are, for the audit trail")
    .option("--actor <name>", "who does it, for the audit trail", "office")
    .option("--dry-run", "say what would happen, and change nothing")
    .action(async (ids: string[], o: { why: string; actor: string; dryRun?: boolean }) => {
      const { billing } = await desk();
      let refused = 0;
      for (const id of ids) {
        const fault = await billing.acknowledgeForeign(id, { ...o, dryRun: o.dryRun ?? false });
        if (fault) terminal.warn(`${id} ${NOT_FOREIGN[fault]}`);
        else terminal.say(`${o.dryRun ? "Would note" : "Noted"}: ${id} is not ours.`);
        if (fault === "ours" || fault === "unknown") refused += 1;
      }
      if (refused > 0) throw new Refused(`${refused} of ${ids.length} were not noted.`);
    });

  money
    .command("paid-otherwise")
    .description("Record that a refund which the bank sent back was paid to the fan some other way.")
    .argument("<refund>", "its id, as `money reconcile` lists it")
    .requiredOption("--how <words>", "how it was paid, for the audit trail")
    .option("--actor <name>", "who does it, for the audit trail", "office")
    .option("--dry-run", "say what would happen, and change nothing")
    .action(async (id: string, { how, actor, dryRun = false }: { how: string; actor: string; dryRun?: boolean }) => {
      const { refunds } = await desk();
      const found = (await refunds.returned()).find((one) => one.id === id);
      if (!found) throw new Refused(`No refund ${id} is waiting to be paid another way.`);
      const paid = `${amount(found.cents, found.currency, "en")} for ${found.what}`;
      if (dryRun) return terminal.say(`Would note that ${paid} was paid otherwise.`);
      await refunds.settleReturned(id, { actor, how });
      terminal.say(`Noted: ${paid} was paid otherwise.`);
    });

  money
    .command("disputes")
    .description("List payments that banks have taken back, the newest first.")
    .action(async () => {
      const all = await (await desk()).billing.disputes();
      if (all.length === 0) return terminal.say("No bank has taken a payment back.");
      const rows = all.map((one) => [
        localTime(one.openedAt, "UTC"),
        one.what,
        amount(one.cents, one.currency, "en"),
        one.reason.replaceAll("_", " "),
        one.status.replaceAll("_", " "),
        one.closedAt ? localTime(one.closedAt, "UTC") : "",
        one.id,
      ]);
      terminal.say(table([["UTC", "bought", "amount", "the bank says", "status", "decided", "at Stripe"], ...rows]));
    });
}

/** Includes the last day and the current second. */
function spanOf(now: Date, from: string | undefined, to: string | undefined) {
  const span = {
    from: from === undefined ? new Date(now.getTime() - DAYS * DAY_MS) : dayOf(from),
    until: new Date(to === undefined ? now.getTime() + 1000 : dayOf(to).getTime() + DAY_MS),
  };
  if (span.from >= span.until) throw new Refused("The last day is before the first.");
  return span;
}

function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) {
    throw new Refused(`“${text}” is not a day: write it as 2026-05-02.`);
  }
  return day;
}

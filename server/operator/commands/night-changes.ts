/** `orders cancel-event` and `orders move-event`: call a night off or move it, and mail everyone concerned. */
import type { Command } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { type MoneySum, sumsOf, sumsText } from "../../../app/domain/format/money-sums";
import { Refused } from "../../failures/refused";
import { refuseCallOff, refuseMove } from "../../services/box-office/office/refuse-night-change";
import { instantOf } from "../instant-of";
import type { CommandContext } from "../run";
import { localTime, nightTime } from "../table";

const DRY = ["--dry-run", "say what would happen, and change nothing"] as const;
const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;

export function nightChangeCommands(orders: Command, { terminal, desk }: CommandContext): void {
  orders
    .command("cancel-event")
    .description(
      "Call a night off: no more sales, all money back, a mail to every holder. If it breaks off, the site goes on.",
    )
    .argument("<event>", "id, slug or short code")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, { dryRun, actor }: { dryRun?: true; actor: string }) => {
      const night = await nightOf(which);
      refuseCallOff(night);
      const { tickets, nights, drained } = await desk();
      const sales = await tickets.sales(night.id);
      const sold = `${counted(sales.orders, "order")} with ${counted(sales.tickets, "ticket")}, ${sumsText(sumsOf(sales.paid), night.currency)}, ${counted(sales.holds, "hold")}`;
      if (dryRun) {
        const owed = await tickets.broadcasts(night.id);
        const count = owed.reduce((sum, { payments }) => sum + payments, 0);
        return terminal.say(
          `Would call off ${night.title}: ${sold}${atHome({ count, sums: sumsOf(owed) }, night.currency)}.`,
        );
      }
      const done = await nights.callOffNow(night.id, actor, (at) => terminal.progress("Orders", at.done, at.of));
      await drained();
      if (!done) throw new Refused(`There is no event ${which}.`);
      terminal.say(
        `${night.title} is called off: ${counted(done.orders, "order")}, ${counted(done.tickets, "ticket")}, ${sumsText(done.refunded, night.currency)} sent back, ${counted(done.holds, "hold")} released${atHome(done.broadcasts, night.currency)}.`,
      );
    });

  orders
    .command("move-event")
    .description("Move a night; tickets stay valid, every holder is mailed.")
    .argument("<event>", "id, slug or short code")
    .argument("[instant]", "new beginning with its offset, as 2026-05-02T19:30-04:00; left out: not decided yet")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, at: string | undefined, { dryRun, actor }: { dryRun?: true; actor: string }) => {
      const night = await nightOf(which);
      const startAt = at === undefined ? undefined : instantOf(at);
      const to = startAt ? localTime(startAt, night.timeZoneId) : "a date to be decided";
      const from = nightTime(night);
      const { boxOffice, nights, clock } = await desk();
      refuseMove(night, startAt, clock.now());
      if (dryRun) {
        const preview = await nights.movePreview(night.id, startAt);
        const live = (preview?.broadcasts ?? []).map(
          (one) =>
            ` “${one.title}” would be live from ${localTime(one.startAt, night.timeZoneId)} to ${localTime(one.endAt, night.timeZoneId)}.`,
        );
        const mails = counted(preview?.mails ?? 0, "mail");
        return terminal.say(
          `Would move ${night.title} from ${from} to ${to}, and send ${mails}.${startAt ? live.join("") : ""}`,
        );
      }
      const done = await boxOffice.moveEvent(night.id, { startAt }, actor);
      terminal.say(
        `${night.title} is moved from ${from} to ${to}; ${counted(done?.orders ?? 0, "order was", "orders were")} notified${buyersTold(done?.broadcasts ?? 0)}.`,
      );
    });

  async function nightOf(which: string) {
    const night = await (await desk()).tickets.night(which);
    if (!night) throw new Refused(`There is no event with the id, slug or short code ${which}.`);
    return night;
  }
}

const atHome = ({ count, sums }: { count: number; sums: MoneySum[] }, currency: string) =>
  count > 0 ? `, ${counted(count, "paid broadcast")}, ${sumsText(sums, currency)}` : "";

const buyersTold = (buyers: number) =>
  buyers > 0 ? `, and ${counted(buyers, "buyer of its broadcast", "buyers of its broadcast")}` : "";

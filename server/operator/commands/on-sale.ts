/** `on-sale`: the line for the opening of a night's sale. */
import { type Command, Option } from "commander";
import { Refused } from "../../failures/refused";
import { drawnOrder } from "../../line/draw";
import { instantOf } from "../instant-of";
import type { CommandContext } from "../run";
import { localTime, table } from "../table";

const DRY = ["--dry-run", "say what would happen, and change nothing"] as const;
const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;
const EVENT = ["<event>", "id, slug or short code"] as const;
const MINUTE_MS = 60_000;

type ActorOptions = { dryRun?: true; actor: string };
type Planning = ActorOptions & {
  at?: string;
  join: string;
  turn: string;
  rate?: string;
  access: "anyone" | "account";
  mode: "planned" | "auto" | "off";
};

export function onSaleCommands(program: Command, { terminal, desk }: CommandContext): void {
  const sales = program.command("on-sale").description("The line for a big sale: plan it, watch it, slow it down.");

  sales
    .command("plan")
    .description("Plan the line of an opening. Publishes what the draw commits to.")
    .argument(...EVENT)
    .option("--at <instant>", "when the sale opens, with its offset, as 2026-05-02T10:00-04:00")
    .option("--join <minutes>", "how long before that fans may join", "30")
    .option("--turn <minutes>", "how long a turn lasts, 5 to 30", "10")
    .option("--rate <per second>", "at most so many fans enter a second")
    .addOption(new Option("--access <who>", "who may join").choices(["anyone", "account"]).default("anyone"))
    .addOption(
      new Option("--mode <mode>", "auto: only under load, as without a plan; off: never")
        .choices(["planned", "auto", "off"])
        .default("planned"),
    )
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, o: Planning) => {
      const night = await nightOf(which);
      const { onSale, clock } = await desk();
      if (o.mode === "auto") {
        done(await onSale.stop(night.id, o));
        terminal.say(`${would(o)}unplanned: ${night.title} gets a line under load only.`);
        return;
      }
      if (o.mode === "planned" && !o.at) throw new Refused("When does the sale open? Say --at.");
      const opensAt = o.at ? instantOf(o.at) : clock.now();
      const joinsAt = new Date(opensAt.getTime() - numberOf(o.join, 1, 24 * 60, "minutes") * MINUTE_MS);
      const turnMinutes = numberOf(o.turn, 5, 30, "minutes");
      const maxRate = o.rate === undefined ? undefined : numberOf(o.rate, 0.1, 500, "fans a second");
      const wanted = { eventId: night.id, mode: o.mode, joinsAt, opensAt, access: o.access, turnMinutes, maxRate };
      const line = done(await onSale.plan(wanted, o));
      if (o.mode === "off") return terminal.say(`${would(o)}switched off: lines of ${night.title}.`);
      const at = (instant: Date) => localTime(instant, night.timeZoneId);
      terminal.say(`${would(o)}planned: ${night.title}, joining ${at(joinsAt)}, opening ${at(opensAt)}.`);
      if (!o.dryRun) {
        terminal.say(`Announce this fingerprint of the draw: ${line.commitment}`);
        const { beacon } = line;
        terminal.say(
          beacon ? `The draw also uses round ${beacon.round} of ${beacon.url}.` : "No public beacon is used.",
        );
      }
    });

  sales
    .command("show")
    .description("Show a line: who waits, who entered, what is left.")
    .argument(...EVENT)
    .action(async (which: string) => {
      const night = await nightOf(which);
      const { onSale } = await desk();
      const line = done(await onSale.show(night.id));
      const at = (instant: Date | null) => (instant ? localTime(instant, night.timeZoneId) : "–");
      const { control } = line;
      terminal.say(
        table([
          ["what", "now"],
          [
            "mode",
            line.endedAt ? `${line.mode}, ended ${at(line.endedAt)}` : line.halted ? `${line.mode}, paused` : line.mode,
          ],
          ["joining", at(line.joinsAt)],
          ["opening", at(line.opensAt)],
          ["places taken", String(line.joined)],
          ["in the draw", line.drawn === null ? "not drawn yet" : String(line.drawn)],
          ["called", String(line.serving)],
          ["waiting", String(line.waiting)],
          [
            "rate",
            control ? `${control.rate.toFixed(1)} a second${line.maxRate ? `, at most ${line.maxRate}` : ""}` : "–",
          ],
          [
            "entered",
            `${line.entered} (plan ${Math.round(control?.planned ?? 0)}), ${line.enteredLastMinute} in the last minute`,
          ],
          ["turns now", String(line.turns)],
          ["holds now", String(line.holds)],
          ["orders", String(line.orders)],
          ["seats left", String(line.left)],
        ]),
      );
    });

  for (const [name, what, verb] of [
    ["pause", "Stop calling. Places and turns stay.", "paused"],
    ["resume", "Go on calling.", "resumed"],
    ["stop", "End the line: everybody may choose seats.", "ended"],
  ] as const) {
    sales
      .command(name)
      .description(what)
      .argument(...EVENT)
      .option(...DRY)
      .option(...ACTOR)
      .action(async (which: string, o: ActorOptions) => {
        const night = await nightOf(which);
        const { onSale } = await desk();
        done(await onSale[name](night.id, o));
        terminal.say(`${would(o)}${verb}: the line of ${night.title}.`);
      });
  }

  sales
    .command("rate")
    .description("Let at most so many fans in a second; `free` lets the load decide.")
    .argument(...EVENT)
    .argument("<rate>", "0.1 to 500, or free")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, rate: string, o: ActorOptions) => {
      const night = await nightOf(which);
      const most = rate === "free" ? null : numberOf(rate, 0.1, 500, "fans a second");
      done(await (await desk()).onSale.rate(night.id, most, o));
      terminal.say(`${would(o)}at most ${most ?? "what the load allows"} a second: the line of ${night.title}.`);
    });

  sales
    .command("report")
    .description("List accounts and email addresses with more seats of a night than one buyer should have.")
    .argument(...EVENT)
    .option("--limit <seats>", "more than these are reported; by default what one order may have")
    .action(async (which: string, o: { limit?: string }) => {
      const night = await nightOf(which);
      const limit = o.limit === undefined ? undefined : numberOf(o.limit, 0, 1_000, "seats");
      const { buyers, limit: most } = done(await (await desk()).onSale.report(night.id, limit));
      terminal.say(`${buyers.length === 0 ? "Nobody has" : "These have"} more than ${most} seats of ${night.title}.`);
      if (buyers.length === 0) return;
      const rows = buyers.map(({ by, who, seats, orders }) => [by, who, String(seats), orders.join(" ")]);
      terminal.say(table([["by", "who", "seats", "orders"], ...rows]));
    });

  sales
    .command("draw")
    .description("Print the public record of a draw, as draw.json has it.")
    .argument(...EVENT)
    .action(async (which: string) => {
      const night = await nightOf(which);
      terminal.say(JSON.stringify(done(await (await desk()).onSale.record(night.id)), null, 2));
    });

  sales
    .command("verify")
    .description("Compute a draw again, and the rank of a place. Strangers use scripts/verify-draw.mjs.")
    .argument(...EVENT)
    .argument("[number]", "a place's number, from its receipt")
    .action(async (which: string, number?: string) => {
      const night = await nightOf(which);
      const record = done(await (await desk()).onSale.record(night.id));
      if (record.seed === null || record.places === null) throw new Refused("It is not drawn yet.");
      const { seed, places, beacon } = record;
      const order = drawnOrder({ seed, places, beacon: beacon.value ?? "" });
      terminal.say(
        `Drawn: ${places} places, ${beacon.used ? "with" : "without"} a public beacon. Order ${record.orderSha256}`,
      );
      if (number === undefined) return;
      const rank = order.indexOf(Number(number));
      terminal.say(
        rank < 0 ? `Place ${number} came after the opening.` : `Place ${number} is called after ${rank} others.`,
      );
    });

  async function nightOf(which: string) {
    const night = await (await desk()).tickets.night(which);
    if (!night) throw new Refused(`There is no event with the id, slug or short code ${which}.`);
    return night;
  }
}

const would = ({ dryRun }: ActorOptions) => (dryRun ? "Would be " : "Is ");

function numberOf(text: string, least: number, most: number, what: string): number {
  const number = Number(text);
  if (!(number >= least && number <= most)) throw new Refused(`“${text}”: between ${least} and ${most} ${what}.`);
  return number;
}

function done<T extends object>(outcome: T | { fault: string }): T {
  if ("fault" in outcome) throw new Refused(outcome.fault);
  return outcome;
}

/** `codes`: presale and discount codes of nights, and the phases of their sale. */
import type { Command } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { amount } from "../../../app/domain/format/money-format";
import { Refused } from "../../failures/refused";
import { csvText } from "../../services/office/csv-text";
import { isCodeText } from "../../services/terms/code-text";
import type { NewPhase } from "../../services/terms/plan-phase";
import type { CodeRow } from "../../services/terms/terms-desk";
import { instantOf } from "../instant-of";
import type { CommandContext } from "../run";
import { localTime, table } from "../table";
import { centsOf, countOf, tierWish } from "./code-words";

const DRY = ["--dry-run", "say what would happen, and change nothing"] as const;
const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;
const EVENT = ["<event>", "id, slug or short code"] as const;
const EVENTS = ["<events...>", "ids, slugs or short codes"] as const;
const MOST_AT_ONCE = 10_000;

type Making = {
  percent?: string;
  off?: string;
  offOrder?: string;
  opens?: string;
  tier: string[];
  from?: string;
  until: string;
  uses?: string;
  seats?: string;
  perBuyer?: string;
  email?: string;
  minimum: string;
  dryRun?: true;
  actor: string;
};

const several = (one: string, before: string[]) => [...before, one];

export function codeCommands(program: Command, { terminal, desk }: CommandContext): void {
  const codes = program.command("codes").description("Presale and discount codes, and the phases of a night's sale.");

  codes
    .command("phase")
    .description("Add a phase to a night's sale: who may buy from when until when, at which price, how many seats.")
    .argument(...EVENT)
    .requiredOption("--name <text>", "for the office; an access code names it")
    .requiredOption("--for <audience>", "everyone, premium or code")
    .requiredOption("--from <instant>", "with its offset, as 2026-05-02T10:00-04:00")
    .requiredOption("--until <instant>", "when it ends")
    .option("--tier <name[=price][:seats]>", "as Floor=29.00:100; repeat it; left out: all tiers", several, [])
    .option(...DRY)
    .option(...ACTOR)
    .action(async (which: string, o: { name: string; for: string; from: string; until: string } & Making) => {
      const night = await nightOf(which);
      const audience = o.for;
      if (audience !== "everyone" && audience !== "premium" && audience !== "code") {
        throw new Refused(`${audience} is not everyone, premium or code.`);
      }
      const when = { startAt: instantOf(o.from), endAt: instantOf(o.until) };
      const tiers = o.tier.map((said) => tierWish(said, night.currency));
      const asked: NewPhase = {
        ...when,
        eventId: night.id,
        name: o.name,
        audience,
        tiers,
        actor: o.actor,
        dryRun: o.dryRun,
      };
      const planned = await (await desk()).terms.planPhase(asked);
      if ("fault" in planned) throw new Refused(planned.fault);
      const rows = planned.tiers.map(({ name, cents, seats }) => [name, money(cents, night.currency), count(seats)]);
      terminal.say(`${o.dryRun ? "Would add" : "Added"} the phase ${o.name} to ${night.title}.`);
      terminal.say(table([["tier", "price", "seats"], ...rows]));
    });

  codes
    .command("phases")
    .description("Show the phases of a night's sale, in the order in which they count.")
    .argument(...EVENT)
    .action(async (which: string) => {
      const night = await nightOf(which);
      const found = await (await desk()).terms.phases(night.id);
      if (found.length === 0) return terminal.say("The night has no phases: everyone buys in its own sale.");
      const rows = found.map(({ phase, tier, own, sold }) => [
        ...[
          phase.name,
          phase.audience,
          localTime(phase.startAt, night.timeZoneId),
          localTime(phase.endAt, night.timeZoneId),
        ],
        ...[tier, money(sold.priceCents ?? own, night.currency), count(sold.capacity), count(sold.remaining)],
      ]);
      terminal.say(table([["phase", "for", "from", "until", "tier", "price", "seats", "left"], ...rows]));
    });

  making(codes.command("add").description("Add a code for one or several nights."))
    .argument(...EVENTS)
    .option("--code <text>", "letters, digits and hyphens; left out: ten random characters")
    .action(async (which: string[], o: Making & { code?: string }) => {
      const text = o.code?.trim().toUpperCase();
      if (text !== undefined && !isCodeText(text)) {
        throw new Refused(`${o.code} is not 3 to 40 letters, digits and hyphens.`);
      }
      const texts = await made(which, o, { text, count: 1 });
      terminal.say(`${o.dryRun ? "Would add" : "Added"} ${texts.join(", ")}.`);
    });

  making(
    codes.command("batch").description("Make many random codes at once, for one use each unless --uses says more."),
  )
    .argument("<name>", "a name to export and stop them by")
    .argument("<count>", "how many")
    .argument(...EVENTS)
    .action(async (batch: string, number: string, which: string[], o: Making) => {
      const count = countOf(number, "count", MOST_AT_ONCE) ?? 0;
      const { terms } = await desk();
      if ((await terms.codesOfBatch(batch)).length > 0) throw new Refused(`There is a batch ${batch} already.`);
      const texts = await made(which, { ...o, uses: o.uses ?? "1" }, { batch, count });
      terminal.say(`${o.dryRun ? "Would make" : "Made"} ${counted(texts.length, "code")}.`);
    });

  codes
    .command("export")
    .description("Write a batch as CSV: each code, how often it may be used, and how often still.")
    .argument("<batch>")
    .action(async (batch: string) => {
      const found = await (await desk()).terms.codesOfBatch(batch);
      if (found.length === 0) throw new Refused(`There is no batch ${batch}.`);
      const rows = found.map(({ text, uses, usesLeft, seats, seatsLeft }) =>
        [text, uses, usesLeft, seats, seatsLeft].map((one) => String(one ?? "")),
      );
      terminal.say(csvText([["code", "uses", "uses_left", "seats", "seats_left"], ...rows]).trimEnd());
    });

  codes
    .command("show")
    .description("Show the codes of a night, or one code with what it has sold.")
    .argument("<which>", "a code; or a night's id, slug or short code")
    .action(async (which: string) => {
      const { terms, tickets } = await desk();
      const [one] = await terms.codeNamed(which);
      const night = one ? undefined : await tickets.night(which);
      if (!one && !night) throw new Refused(`There is no code and no event ${which}.`);
      const found = one ? [one] : await terms.codesOfNight(night?.id ?? "");
      if (found.length === 0) return terminal.say("The night has no codes.");
      terminal.say(
        table([["code", "does", "from (UTC)", "until (UTC)", "uses left", "seats left", ""], ...found.map(codeRow)]),
      );
      if (!one) return;
      const { orders, seats, cents } = await terms.salesOf(one.id);
      terminal.say(
        `Paid with it: ${counted(orders, "order")}, ${counted(seats, "seat")}, ${(cents / 100).toFixed(2)} taken off.`,
      );
    });

  codes
    .command("limit")
    .description("Change how often a code may be used, never below what is paid or held.")
    .argument("<code>")
    .option("--uses <number>", "how many orders")
    .option("--seats <number>", "how many seats in all")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (text: string, o: { uses?: string; seats?: string; dryRun?: true; actor: string }) => {
      const uses = countOf(o.uses, "--uses");
      const seats = countOf(o.seats, "--seats");
      if (uses === undefined && seats === undefined) throw new Refused("Say --uses, --seats, or both.");
      const named = text.trim().toUpperCase();
      const done = await (await desk()).terms.limitCode({ text: named, uses, seats, actor: o.actor, dryRun: o.dryRun });
      if ("fault" in done) throw new Refused(done.fault);
      const left = `uses left: ${count(done.usesLeft)}, seats left: ${count(done.seatsLeft)}`;
      terminal.say(`${o.dryRun ? "Would change" : "Changed"} ${named}: ${left}.`);
    });

  codes
    .command("stop")
    .description("Stop a code, or a whole batch. Holds that have it keep it.")
    .argument("[code]")
    .option("--batch <name>", "all codes of a batch")
    .option(...DRY)
    .option(...ACTOR)
    .action(async (text: string | undefined, o: { batch?: string; dryRun?: true; actor: string }) => {
      if ((text === undefined) === (o.batch === undefined)) throw new Refused("Name a code, or a batch.");
      const stopped = await (await desk()).terms.stopCodes({ ...o, text: text?.trim().toUpperCase() });
      if (stopped === 0) throw new Refused(`There is no ${text === undefined ? `batch ${o.batch}` : `code ${text}`}.`);
      terminal.say(`${o.dryRun ? "Would stop" : "Stopped"} ${counted(stopped, "code")}.`);
    });

  async function made(which: string[], o: Making, what: { text?: string | undefined; batch?: string; count: number }) {
    const nights = await Promise.all(which.map(nightOf));
    const { terms, clock } = await desk();
    const currency = nights[0]?.currency ?? "USD";
    const done = await terms.makeCodes({
      ...what,
      eventIds: nights.map(({ id }) => id),
      phase: o.opens,
      percent: countOf(o.percent, "--percent", 100),
      centsPerTicket: centsOf(o.off, currency),
      centsPerOrder: centsOf(o.offOrder, currency),
      tiers: o.tier,
      startAt: o.from === undefined ? clock.now() : instantOf(o.from),
      endAt: instantOf(o.until),
      uses: countOf(o.uses, "--uses"),
      seats: countOf(o.seats, "--seats"),
      perBuyer: countOf(o.perBuyer, "--per-buyer"),
      email: o.email,
      minimumSeats: countOf(o.minimum, "--minimum") ?? 1,
      actor: o.actor,
      dryRun: o.dryRun,
    });
    if ("fault" in done) throw new Refused(done.fault);
    return done.texts;
  }

  async function nightOf(which: string) {
    const night = await (await desk()).tickets.night(which);
    if (!night) throw new Refused(`There is no event with the id, slug or short code ${which}.`);
    return night;
  }
}

/** What a new code may do. */
const making = (command: Command): Command =>
  command
    .option("--percent <number>", "takes this much off the price of each ticket")
    .option("--off <amount>", "takes this amount off each ticket")
    .option("--off-order <amount>", "takes this amount off the order, spread over its tickets")
    .option("--opens <phase>", "opens the phase with this name, which is for holders of codes")
    .option("--tier <name>", "counts for this tier; repeat it; left out: all tiers of these nights", several, [])
    .option("--from <instant>", "with its offset; left out: now")
    .requiredOption("--until <instant>", "when it ends")
    .option("--uses <number>", "how many orders may use it")
    .option("--seats <number>", "how many seats it is good for in all")
    .option("--per-buyer <number>", "how many orders of one fan")
    .option("--email <address>", "only for the fan with this verified address")
    .option("--minimum <seats>", "needs at least this many seats", "1")
    .option(...DRY)
    .option(...ACTOR);

const money = (cents: number, currency: string) => amount(cents, currency, "en");
const count = (number: number | null) => (number === null ? "any" : String(number));

function codeRow(one: CodeRow): string[] {
  const does = one.percent !== null ? `${one.percent} % off` : undefined;
  const each = one.centsPerTicket !== null ? `${(one.centsPerTicket / 100).toFixed(2)} off a ticket` : undefined;
  const order = one.centsPerOrder !== null ? `${(one.centsPerOrder / 100).toFixed(2)} off an order` : undefined;
  return [
    ...[one.text, does ?? each ?? order ?? "opens a phase", localTime(one.startAt, "UTC"), localTime(one.endAt, "UTC")],
    ...[count(one.usesLeft), count(one.seatsLeft), one.stoppedAt ? "stopped" : ""],
  ];
}

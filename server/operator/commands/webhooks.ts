/** `webhooks`: lists addresses and their deliveries, resends a delivery, switches an address on or off. */
import { randomUUID } from "node:crypto";
import { type Command, InvalidArgumentError } from "commander";
import { deliveryWords } from "../../../app/domain/office/machines/delivery-words";
import { isGuid } from "../../../app/domain/urls/guid";
import { Refused } from "../../failures/refused";
import type { CommandContext } from "../run";
import { table } from "../table";

const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;
const STATES = { delivered: "delivered", givenUp: "given up", waiting: "waiting" };

export function webhookCommands(program: Command, { terminal, desk }: CommandContext): void {
  const webhooks = program.command("webhooks").description("Addresses that are told when something happens.");

  webhooks
    .command("list")
    .description("Show all addresses: what they are told of, whether they are on, what waits and what was given up.")
    .action(async () => {
      const all = await (await desk()).webhooks.list();
      if (all.length === 0) return terminal.say("No address is told of anything. /office/webhooks adds one.");
      const rows = all.map(({ id, host, events, offAt, offWhy, waiting, failed }) => [
        ...[id, host, events.join(" "), offAt ? `off (${offWhy}) since ${offAt.toISOString()}` : "on"],
        ...[String(waiting), String(failed)],
      ]);
      terminal.say(table([["id", "address", "told of", "state", "waiting", "given up"], ...rows]));
    });

  webhooks
    .command("show")
    .description("Show what an address was sent, the newest first, and what it answered.")
    .argument("<id>")
    .option("--before <number>", "deliveries before this one, as the end of a page says", deliveryNumber)
    .action(async (id: string, { before }: { before?: number }) => {
      const target = await targetOf(id);
      const { rows, more } = await (await desk()).webhooks.deliveries(target.id, before);
      if (rows.length === 0) return terminal.say(`${target.host} was sent nothing.`);
      const cells = rows.map((row) => {
        const { about, state, answers } = deliveryWords(row);
        const next = state === "waiting" && row.retryAt ? `waiting until ${row.retryAt.toISOString()}` : STATES[state];
        return [row.id, row.createdAt.toISOString(), row.event, about, next, answers.join(", ")];
      });
      terminal.say(table([["delivery", "at", "event", "about", "state", "answers"], ...cells]));
      if (more) terminal.say(`Older ones: --before ${rows.at(-1)?.number}`);
    });

  webhooks
    .command("resend")
    .description("Send a delivery again, with all its attempts, whatever became of it.")
    .argument("<id>")
    .argument("<delivery>")
    .option(...ACTOR)
    .action(async (id: string, delivery: string, { actor }: { actor: string }) => {
      const { host } = await targetOf(id);
      await (await desk()).webhooks.resend(id, delivery, { actor, id: randomUUID() });
      terminal.say(`Sent to ${host} again. “webhooks show ${id}” says what it answered.`);
    });

  webhooks
    .command("on")
    .description("Switch an address on. What waited when it was switched off is sent.")
    .argument("<id>")
    .option(...ACTOR)
    .action(async (id: string, { actor }: { actor: string }) => {
      const { host, offAt } = await targetOf(id);
      if (!offAt) throw new Refused(`${host} is on.`);
      await (await desk()).webhooks.switchOn(id, { actor, id: randomUUID() });
      terminal.say(`${host} is on.`);
    });

  webhooks
    .command("off")
    .description("Switch an address off. Nothing is written or sent for it any more.")
    .argument("<id>")
    .option(...ACTOR)
    .action(async (id: string, { actor }: { actor: string }) => {
      const { host, offAt } = await targetOf(id);
      if (offAt) throw new Refused(`${host} is off.`);
      await (await desk()).webhooks.switchOff(id, { actor, id: randomUUID() });
      terminal.say(`${host} is off.`);
    });

  async function targetOf(id: string) {
    const target = isGuid(id) ? await (await desk()).webhooks.find(id) : undefined;
    if (!target) throw new Refused(`No address has the id ${id}.`);
    return target;
  }
}

function deliveryNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError("It is the number of a delivery.");
  return Number(text);
}

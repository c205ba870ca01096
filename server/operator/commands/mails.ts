/** `orders mails`: unsent mails, and retries for those given up. */
import type { Command } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { isGuid } from "../../../app/domain/urls/guid";
import { Refused } from "../../failures/refused";
import type { CommandContext } from "../run";
import { localTime, table } from "../table";

const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;

export function mailCommands(orders: Command, { terminal, desk }: CommandContext): void {
  const mails = orders
    .command("mails")
    .description("List unsent mails, the newest first: when each is retried, and what went wrong.")
    .option("--failed", "only those that were given up")
    .action(async ({ failed = false }: { failed?: boolean }) => {
      const rows = await (await desk()).outbox.unsentMails({ failed });
      if (rows.length === 0) return terminal.say(failed ? "No mail was given up." : "No mail is waiting.");
      const cells = rows.map((row) => [
        row.id,
        row.template,
        row.ref,
        localTime(row.createdAt, "UTC"),
        String(row.attempts),
        row.failedAt ? "given up" : row.retryAt ? localTime(row.retryAt, "UTC") : "soon",
        row.lastError ?? "",
      ]);
      terminal.say(table([["mail", "kind", "of", "since (UTC)", "tries", "next (UTC)", "error"], ...cells]));
    });

  mails
    .command("retry")
    .description("Retry mails that were given up.")
    .argument("[mail]", "id, as `orders mails --failed` lists it")
    .option("--all", "every mail that was given up or waits for its next try")
    .option(...ACTOR)
    .action(async (id: string | undefined, { all, actor }: { all?: true; actor: string }) => {
      if (Boolean(id) === Boolean(all)) throw new Refused("Name one mail, or say --all.");
      if (id && !isGuid(id)) throw new Refused(`No mail ${id} was given up.`);
      const { outbox, mails: counter } = await desk();
      const count = await counter.retry(id ? { id } : "all", actor);
      if (id && count === 0) throw new Refused(`No mail ${id} was given up.`);
      const left = (await outbox.unsentMails({ failed: true })).filter((row) => !id || row.id === id);
      terminal.say(`${counted(count, "mail is", "mails are")} tried again.`);
      for (const row of left) terminal.warn(`Refused again: ${row.id}: ${row.lastError}`);
    });

  mails
    .command("drop")
    .description("Leave a mail that was given up unsent for good.")
    .argument("<mail>", "id, as `orders mails --failed` lists it")
    .option(...ACTOR)
    .action(async (id: string, { actor }: { actor: string }) => {
      if (!isGuid(id) || !(await (await desk()).mails.drop(id, actor)))
        throw new Refused(`No mail ${id} was given up.`);
      terminal.say("It stays unsent.");
    });
}

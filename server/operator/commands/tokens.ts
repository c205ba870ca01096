/** `tokens`: access tokens of other programs. */
import { randomUUID } from "node:crypto";
import type { Command } from "commander";
import { TOKEN_SCOPES } from "../../../app/domain/office/machines/token-scopes";
import { Refused } from "../../failures/refused";
import type { CommandContext } from "../run";
import { table } from "../table";

const ACTOR = ["--actor <name>", "who does it, for the audit trail", "office"] as const;

export function tokenCommands(program: Command, { terminal, desk }: CommandContext): void {
  const tokens = program.command("tokens").description("Tokens with which other programs call the office's API.");

  tokens
    .command("list")
    .description("Show all tokens: what they may do, when they were last used, and when they end.")
    .action(async () => {
      const services = await desk();
      const now = services.clock.now();
      const all = await services.tokens.list();
      if (all.length === 0) return terminal.say("There are no tokens.");
      const rows = all.map(({ id, name, scopes, seenAt, until, revokedAt }) => [
        id,
        name,
        scopes.join(" "),
        seenAt?.toISOString() ?? "never",
        revokedAt ? "revoked" : until > now ? until.toISOString() : "ended",
      ]);
      terminal.say(table([["id", "name", "may", "last used", "until"], ...rows]));
    });

  tokens
    .command("make")
    .description("Make a token and print it. It can't be shown again.")
    .argument("<name>", "the program that uses it")
    .argument("<scopes...>", TOKEN_SCOPES.join(", "))
    .option("--days <number>", "how long it is valid, at most 365", "90")
    .option(...ACTOR)
    .action(async (name: string, scopes: string[], { days, actor }: { days: string; actor: string }) => {
      const services = await desk();
      const made = await services.tokens.make({ name, scopes, days: Number(days) }, { actor, id: randomUUID() });
      terminal.say(made ?? "");
    });

  tokens
    .command("revoke")
    .description("End a token at once.")
    .argument("<id>")
    .option(...ACTOR)
    .action(async (id: string, { actor }: { actor: string }) => {
      const services = await desk();
      const found = (await services.tokens.list()).find((one) => one.id === id);
      if (!found || !(await services.tokens.revoke(id, actor)))
        throw new Refused(`No token with the id ${id} is valid.`);
      terminal.say(`“${found.name}” is revoked.`);
    });
}

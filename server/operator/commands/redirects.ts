/** `redirects`: addresses that lead elsewhere. */
import type { Command } from "commander";
import { Refused } from "../../failures/refused";
import { reporting } from "../report-import";
import type { CommandContext } from "../run";
import { table } from "../table";

const DRY = ["--dry-run", "say what would happen, and change nothing"] as const;

export function redirectCommands(program: Command, work: CommandContext): void {
  const { terminal, desk } = work;
  const commands = program.command("redirects").description("Addresses of the site that lead elsewhere.");

  commands
    .command("list")
    .description("Show all redirects.")
    .action(async () => {
      const all = await (await desk()).redirects.list();
      if (all.length === 0) return terminal.say("There are no redirects.");
      const rows = all.map(({ path, target, works, overPage }) => [
        path,
        target,
        works ? (overPage ? "hides a page of this site" : "") : "leads back, or nowhere: ignored",
      ]);
      terminal.say(table([["path", "target", ""], ...rows]));
    });

  commands
    .command("add")
    .description("Add a redirect, or change where a path leads.")
    .argument("<path>", "as /old-page")
    .argument("<target>", "a path of this site, or an address")
    .option("--over-page", "also when the path is a page of this site, which nobody can reach then")
    .option(...DRY)
    .action(async (path: string, target: string, options: { overPage?: boolean; dryRun?: boolean }) => {
      const { dryRun = false } = options;
      const fault = await (await desk()).redirects.put(path, target, options);
      if (fault) throw new Refused(fault);
      terminal.say(`${path} ${dryRun ? "would lead" : "leads"} to ${target}.`);
    });

  commands
    .command("remove")
    .description("Remove a redirect.")
    .argument("<path>")
    .option(...DRY)
    .action(async (path: string, { dryRun = false }: { dryRun?: boolean }) => {
      const found = await (await desk()).redirects.remove(path, { dryRun });
      if (!found) throw new Refused(`There is no redirect for ${path}.`);
      terminal.say(`${path} ${dryRun ? "would lead" : "leads"} nowhere else any more.`);
    });

  commands
    .command("import")
    .description("Import redirects from a .csv file (path, target, external) or a .json document.")
    .argument("<file>")
    .option("--prune", "remove those that are not in the file")
    .option(...DRY)
    .option("--actor <name>", "who does it, for the audit trail", "office")
    .action((file: string, options: { prune?: true; dryRun?: true; actor: string }) =>
      reporting(work, file, { ...options, only: "redirects" }),
    );
}

/** `content`: exports content to a file and imports it. */
import { resolve } from "node:path";
import { type Command, Option } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { Refused } from "../../failures/refused";
import { type Name, names } from "../../services/content/collections";
import { exportContent } from "../../services/content/export";
import { isCsv, isJson, refuseCsv } from "../../services/content/source";
import { reporting } from "../report-import";
import type { CommandContext } from "../run";

const only = (says: string) => new Option("--only <part>", says).choices(names);

export function contentCommands(program: Command, work: CommandContext): void {
  const { terminal, desk } = work;
  const content = program
    .command("content")
    .description("Export events, wrestlers and everything else that the site shows to JSON or CSV, and import it.");

  content
    .command("export")
    .description("Write content to a .json file (all of it), or one part to a .csv file.")
    .argument("<file>")
    .addOption(only("only this part; a .csv file has one"))
    .option("--expanded", "seating plans with each seat, in place of their generators")
    .action(async (file: string, { only: part, expanded }: { only?: Name; expanded?: true }) => {
      const csv = isCsv(file);
      if (!csv && !isJson(file)) throw new Refused(`${file} is neither .json nor .csv.`);
      if (csv && !part) throw new Refused("A .csv file has one part: add --only, such as --only events.");
      if (csv) refuseCsv(part);
      const { store } = await desk();
      const count = await exportContent(store.db, {
        file: resolve(terminal.cwd, file),
        wanted: part ? [part] : names,
        csv,
        expanded: expanded ?? false,
        progress: (done, of) => terminal.progress("Writing", done, of),
      });
      terminal.say(`${counted(count, "item")}: ${file}`);
    });

  content
    .command("check")
    .description("List every fault of a file, and change nothing.")
    .argument("<file>", ".json or .csv")
    .addOption(only("this part alone; a .csv file's heading tells which one it has"))
    .option("--prune", "as if what is not in the file were to be removed")
    .action((file: string, options: { only?: Name; prune?: true }) => reporting(work, file, options));

  content
    .command("import")
    .description("Import content: new items are created, changed ones are updated. All of it, or nothing.")
    .argument("<file>", ".json or .csv")
    .addOption(only("this part alone; a .csv file's heading tells which one it has"))
    .option("--prune", "remove what is not in the file, of the parts that the file has; never what has sold")
    .option("--dry-run", "say what would happen, and change nothing")
    .option("--actor <name>", "who does it, for the audit trail", "office")
    .action((file: string, options: { only?: Name; prune?: true; dryRun?: true; actor: string }) =>
      reporting(work, file, options),
    );
}

/** `db`: schema, backup, restore and ledger check of the store. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import { counted } from "../../../app/domain/format/counted";
import { Refused } from "../../failures/refused";
import { recordAudit } from "../../services/audit-trail";
import { BACKUP } from "../../services/office/health-desk";
import { overdueCheckouts } from "../../store/checks/hold-checks";
import { migrate } from "../../store/migrating/migrate";
import { demandSchema, schemaState } from "../../store/migrating/schema-state";
import { BackupError, backUp, restore } from "../../store/upkeep/backup";
import { checkLedger } from "../../store/upkeep/ledger-check";
import { demandWritable } from "../../store/upkeep/whole-file";
import type { CommandContext } from "../run";
import { statusOf } from "../store-status";
import { table } from "../table";

export function dbCommands(program: Command, { terminal, desk }: CommandContext): void {
  const db = program.command("db").description("Migrate the store, back it up, restore it, check its books.");

  db.command("migrate")
    .description("Bring the schema up to date, while the site goes on selling. All of it, or nothing.")
    .option("--dry-run", "print the SQL that would run, and change nothing")
    .action(async ({ dryRun }: { dryRun?: true }) => {
      const { store } = await desk(dryRun ? "existing" : "any");
      const { missing } = await schemaState(store.db);
      if (missing.length === 0) return terminal.say("The schema is up to date.");
      if (dryRun) {
        for (const { name, statements } of missing)
          terminal.say(`-- ${name}\n${statements.map(asStatement).join("\n")}\n`);
        return terminal.say(`Would run ${counted(missing.length, "migration")}.`);
      }
      terminal.warn(`Migrating ${store.place}.`);
      const ran = await migrate(store.db);
      for (const name of ran) terminal.say(name);
      terminal.say(ran.length === 0 ? "Another process has just done it." : `Ran ${counted(ran.length, "migration")}.`);
    });

  db.command("status")
    .description("Show which schema and which content the store has; refuse when a migration is missing.")
    .action(async () => {
      const { store } = await desk("existing");
      const rows = await statusOf(store);
      terminal.say(table(rows));
      await demandSchema(store.db);
    });

  db.command("backup")
    .description("Write the whole store to a file, as of one moment, while the site goes on selling.")
    .argument("<file>", "such as ringside.backup.gz")
    .option("--dry-run", "say what would happen, and write nothing")
    .action(async (file: string, { dryRun }: { dryRun?: true }) => {
      const { store, clock } = await desk();
      const path = resolve(terminal.cwd, file);
      if (dryRun) {
        await demandWritable(path);
        return terminal.say(`Would write the store to ${file}.`);
      }
      const rows = await backUp(store.db, path, clock.now(), (done, of) => terminal.progress("Rows", done, of));
      const detail = { rows };
      await recordAudit(store.db, {
        at: clock.now(),
        actor: "office",
        action: "store.backed_up",
        entity: BACKUP,
        detail,
      });
      const { size } = await stat(path);
      terminal.say(
        `${counted(rows, "row")}, ${(size / 1024).toFixed(0)} kB: ${file}. It holds what fans have bought: keep it safe.`,
      );
    });

  db.command("restore")
    .description("Fill an empty store, or a new database, from a backup of the same schema. All of it, or nothing.")
    .argument("<file>")
    .option("--force", "into a store that is not empty: what is in it is lost")
    .option("--dry-run", "do it, take it back, and say what would happen")
    .action(async (file: string, { force = false, dryRun = false }: { force?: boolean; dryRun?: boolean }) => {
      const path = resolve(terminal.cwd, file);
      if (!(await stat(path).catch(() => undefined))?.isFile()) throw new Refused(`There is no file ${file}.`);
      const { store } = await desk(dryRun ? "current" : "any");
      // Before anything is changed: the operator may have another store in mind.
      if (!dryRun) terminal.warn(`Restoring into ${store.place}.`);
      const { applied } = await schemaState(store.db);
      if (applied.length === 0) await migrate(store.db);
      await demandSchema(store.db);
      const progress = (done: number, of: number) => terminal.progress("Rows", done, of);
      const { rows, at } = await restore(store.db, path, { force, dryRun, progress }).catch(refuse);
      terminal.say(`${dryRun ? "Would restore" : "Restored"} ${counted(rows, "row")} of ${at} from ${file}.`);
    });

  db.command("check")
    .description("Check that seats, tickets and money agree.")
    .action(async () => {
      const { store, clock } = await desk();
      const faults = [...(await checkLedger(store.db)), ...(await overdueCheckouts(store.db, clock.now()))];
      for (const { rule, entity, says } of faults) terminal.warn(`${rule}: ${entity}: ${says}`);
      if (faults.length > 0) throw new Refused(`The books do not balance: ${counted(faults.length, "fault")}.`);
      terminal.say("The books balance.");
    });
}

const asStatement = (sql: string) => `${sql.trim().replace(/;$/, "")};`;

function refuse(error: unknown): never {
  throw error instanceof BackupError ? new Refused(error.message) : error;
}

/** Runs an import or a check from the file's name to its report. Shared by `content` and `redirects`. */

import { counted } from "../../app/domain/format/counted";
import { Refused } from "../failures/refused";
import type { Name } from "../services/content/collections";
import { importContent } from "../services/content/import";
import { openSource } from "../services/content/source";
import type { CommandContext } from "./run";
import { table } from "./table";

/** More faults than this are only counted. */
const MOST_SHOWN = 500;

/** Without an actor the file is only checked. If it has faults, throws Refused after printing them. */
export async function reporting(
  { terminal, desk }: CommandContext,
  file: string,
  o: { only?: Name; prune?: true; dryRun?: true; actor?: string },
): Promise<void> {
  const source = await openSource(terminal.cwd, file, o.only);
  const { store, clock } = await desk();
  const { faults, notices, tally } = await importContent(store.db, source, {
    file,
    prune: o.prune ?? false,
    dryRun: o.dryRun ?? false,
    actor: o.actor,
    now: clock.now(),
    progress: (label, done, of) => terminal.progress(label, done, of),
  });
  for (const { line, field, says, notice } of [...faults, ...notices].slice(0, MOST_SHOWN)) {
    terminal.warn([`${file}:${line}:`, notice && "notice:", field, says].filter(Boolean).join(" "));
  }
  if (faults.length > 0) {
    throw new Refused(`${counted(faults.length, "fault")} in ${file}: nothing is changed.`);
  }
  if (!tally) return terminal.say(`${counted(source.count, "item")} in ${file}, without fault.`);
  const rows = source.collections.map((name) => {
    const { created, changed, unchanged, removed } = tally[name];
    return [name, ...[created, changed, unchanged, removed].map(String)];
  });
  terminal.say(table([["", "created", "changed", "unchanged", "removed"], ...rows]));
  if (o.dryRun) terminal.say("Tried only: nothing is changed.");
}

/** Plans of slow statements, as PostgreSQL's auto_explain writes them to its log. */
import { chmodSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SLOW_MS = 5;
const ENTRY = /^duration: ([\d.]+) ms {2}plan:\n([\s\S]*)/;

/** Settings of a server that logs into `folder`, which has to be writable by the server's user. */
export function loggingInto(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  return [
    ...["logging_collector=on", `log_directory=${folder}`, "log_filename=server.log", "log_line_prefix=\x1e%d\x1f"],
    ...["log_file_mode=0644", "autovacuum=off", "lc_messages=C"],
  ];
}

/** From now on, new connections of `database` log the plans of slow statements. */
export async function explainSlow(client, database) {
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": SLOW_MS,
    "auto_explain.log_analyze": "on",
    "auto_explain.log_buffers": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_nested_statements": "on",
  };
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter database ${database} set ${name} = '${value}'`);
}

/** The slowest plan of each statement, slowest first. Statements that differ only in values count as one. */
export function plansIn(folder) {
  const slowest = new Map();
  for (const name of readdirSync(folder)) {
    for (const entry of readFileSync(join(folder, name), "utf8").split("\x1e")) {
      const [database, text = ""] = entry.split("\x1f");
      const [, ms, plan] = ENTRY.exec(text.replace(/^LOG: {2}/, "")) ?? [];
      if (!plan) continue;
      const statement = /Query Text: ([\s\S]*?)\n\t?(?=\S.*\(cost=)/.exec(plan)?.[1] ?? plan;
      const key = `${database} ${statement.replace(/'[^']*'|\d+/g, "?").replace(/\s+/g, " ")}`;
      const known = slowest.get(key);
      const times = (known?.times ?? 0) + 1;
      if (!known || known.ms < Number(ms)) slowest.set(key, { database, ms: Number(ms), plan, times });
      else known.times = times;
    }
  }
  return [...slowest.values()].sort((a, b) => b.ms - a.ms);
}

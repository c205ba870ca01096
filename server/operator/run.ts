/** Runs one command, from its words to its exit code: 0 done, 1 refused or failed, 2 not understood. */
import { Command, CommanderError } from "commander";
import { Refused } from "../failures/refused";
import { VERSION_TEXT } from "../process/version";
import type { Desk } from "../services/desk";
import type { Examined } from "../services/doctor/examination";
import { patiently } from "../store/connection/query-patience";
import { isReply } from "../store/connection/store-unavailable";
import { refusalOf, StoreRefused } from "../store/connection/wait-for-store";
import { SchemaError } from "../store/migrating/schema-state";
import { codeCommands } from "./commands/codes";
import { contentCommands } from "./commands/content";
import { dbCommands } from "./commands/db";
import { doctorCommand } from "./commands/doctor";
import { moneyCommands } from "./commands/money";
import { onSaleCommands } from "./commands/on-sale";
import { orderCommands } from "./commands/orders";
import { redirectCommands } from "./commands/redirects";
import { seatCommands } from "./commands/seats";
import { tokenCommands } from "./commands/tokens";
import { waitingCommands } from "./commands/waiting";
import { webhookCommands } from "./commands/webhooks";
import type { Needs } from "./open-desk";
import type { Terminal } from "./terminal";

/** What a command gets: a terminal, and the services, opened when it first asks for them. */
export type CommandContext = {
  terminal: Terminal;
  desk(needs?: Needs): Promise<Desk>;
  /** The configuration with its faults, in the office's own process. */
  examined?: Examined & { sandbox: boolean };
};

export async function run(words: string[], work: CommandContext): Promise<number> {
  const { terminal } = work;
  const program = new Command("operator")
    .description("What the office does to content, orders, money and the store.")
    .version(VERSION_TEXT)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.say(text.trimEnd()),
      writeErr: (text) => terminal.warn(text.trimEnd()),
    })
    .showHelpAfterError("(add --help for what may be said)");
  for (const commands of [
    contentCommands,
    redirectCommands,
    orderCommands,
    seatCommands,
    onSaleCommands,
    codeCommands,
    waitingCommands,
    moneyCommands,
    tokenCommands,
    webhookCommands,
    dbCommands,
    doctorCommand,
  ])
    commands(program, work);
  try {
    await patiently(() => program.parseAsync(words, { from: "user" }));
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const explained = [Refused, SchemaError, StoreRefused].some((kind) => error instanceof kind);
    terminal.warn(explained ? (error as Error).message : `Failed: ${messageOf(error)}`);
    return 1;
  }
}

/** The store's own message if there is one, since Drizzle's only names the query, and what to do about a refusal. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error.cause instanceof Error ? error.cause : error;
  const refused = isReply(error) ? refusalOf(error) : undefined;
  return refused ? `${message}. ${refused.remedy}` : message;
}

/**
 * The office's commands, one per run, such as `orders find …`. A command runs inside the site if it has to
 * (operator/socket.ts), otherwise here, with the site's own configuration. It never runs on another database than the
 * one that its DATABASE_URL names.
 */
import { ConfigurationError, readConfig } from "./config/config";
import { examinedHere } from "./config/examined-here";
import { reasonOf } from "./config/machine";
import { quietAws } from "./config/quiet-aws";
import { type Needs, openDesk } from "./operator/open-desk";
import { run } from "./operator/run";
import { runInSite } from "./operator/socket";
import { ownTerminal } from "./operator/terminal";
import type { Report } from "./ports";
import { VERSION_TEXT } from "./process/version";
import type { Desk } from "./services/desk";

async function operate(words: string[]): Promise<number> {
  // npm changes the working directory; INIT_CWD is where the operator was.
  const terminal = ownTerminal(process.env.INIT_CWD ?? process.cwd());
  quietAws(process.env);
  try {
    // Doctor has to run even if the configuration is too broken for other commands.
    if (words[0] === "doctor") return await run(words, { terminal, desk: refuseDesk, examined: examinedHere() });
    const config = readConfig(process.env, { demand: false });
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
    const done = await runInSite({ dataDir, databaseUrl }, words, terminal);
    if (done !== undefined) return done;

    let opened: Promise<Desk & { close(): Promise<void> }> | undefined;
    const report: Report = (error, _severity, about) =>
      terminal.warn(`${about}: ${error instanceof Error ? error.message : String(error)}`);
    const desk = (needs: Needs = "current") => {
      opened ??= openDesk(config, report, needs);
      return opened;
    };
    const code = await run(words, { terminal, desk });
    await (await opened?.catch(() => undefined))?.close();
    return code;
  } catch (error) {
    terminal.warn(error instanceof ConfigurationError ? error.message : String(error));
    return 1;
  } finally {
    terminal.end();
  }
}

const refuseDesk = () => Promise.reject(new Error("doctor does not open the store"));

/** A full disk behind `> file` is a failure. The reader of a pipe may leave when it has seen enough. */
function watchOutput(): void {
  let isLost = false;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE" || isLost) return;
    isLost = true;
    process.exitCode = 1;
    process.stderr.write(`The output could not be written: ${reasonOf(error)}.\n`);
  });
}

const words = process.argv.slice(2);
watchOutput();
// Printed here rather than by the running site, which may be another build.
if (words[0] === "--version") console.log(VERSION_TEXT);
else {
  const code = await operate(words);
  process.exitCode ||= code;
}

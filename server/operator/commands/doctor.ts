/** `doctor`: checks the configuration against the real services. Changes nothing and sends no mail. */
import type { Command } from "commander";
import { Refused } from "../../failures/refused";
import { examination } from "../../services/doctor/examination";
import type { Finding } from "../../services/doctor/finding";
import type { CommandContext } from "../run";

const WORDS = { ok: "ok      ", warning: "warning ", failure: "FAILURE " };

export function doctorCommand(program: Command, { terminal, examined }: CommandContext): void {
  program
    .command("doctor")
    .description("Check the configuration against Cognito, Stripe, database, mail server and the site's own address.")
    .option("--json", "print one JSON object")
    .addHelpText(
      "after",
      "\nThe exit code is 0 unless something failed. With AWS credentials in the environment more can be seen.",
    )
    .action(async ({ json = false }: { json?: boolean }) => {
      if (!examined) throw new Refused("doctor runs in a process of its own, not in the site.");
      const findings = await examination(examined, examined.sandbox);
      const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
      const totals = { ok: count("ok"), warnings: count("warning"), failures: count("failure") };
      if (json) terminal.say(JSON.stringify({ ...totals, findings }, null, 2));
      else for (const finding of findings) terminal.say(lineOf(finding));
      const summary = `${totals.ok} ok, ${totals.warnings} to look at, ${totals.failures} failed.`;
      if (totals.failures > 0) throw new Refused(summary);
      if (!json) terminal.say(summary);
    });
}

function lineOf({ state, about, says, remedy }: Finding): string {
  const indent = " ".repeat(WORDS[state].length);
  return [`${WORDS[state]}${about}: ${says}`, remedy && `${indent}→ ${remedy}`].filter(Boolean).join("\n");
}

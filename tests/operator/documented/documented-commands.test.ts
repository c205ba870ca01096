/** Every command in the manuals is understood as it is written there: its words, options and dates. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, describe, expect, it, vi } from "vitest";
import { Refused } from "../../../server/failures/refused";
import { run } from "../../../server/operator/run";
import type { Desk } from "../../../server/services/desk";
import { root } from "../../root";

const TOPICS = "content|redirects|orders|seats|on-sale|codes|waiting|money|tokens|webhooks|db";
const COMMAND = new RegExp(
  `\`(?:office |npm run )(?:(?:${TOPICS})(?: [^\`]+)|doctor)\`|\`on-sale [^\`]*EVENT[^\`]*\``,
  "g",
);
/** What the manuals write for a value of this kind. */
const VALUES: Record<string, string> = {
  INSTANT: "2026-05-02T19:30-04:00",
  ...{ DAY: "2025-12-01", FROM: "2025-12-01", TO: "2025-12-02", FILE: "first.json" },
  ...{ N: "4", MINUTES: "5", PATH: "/old", TICKETS: "7KQ2-M4XP-AA001", SEATS: "104-C-7" },
};

const files = ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith(".md"),
);
/** Alternatives and abbreviations are for people. */
const documented = files.flatMap((file) => {
  const found = readFileSync(join(root, file), "utf8").match(COMMAND) ?? [];
  const whole = found.filter((text) => !/…|\|/.test(text.replace("pi_…", "pi_1")));
  return [...new Set(whole)].map((text): [string, string] => [file, text.slice(1, -1)]);
});

const wordsOf = (command: string): string[] =>
  [
    ...command
      .replace(/^(?:office|npm run) /, "")
      .replace(/ -- | --$/, " ")
      .replace(/[[\]]/g, "")
      .matchAll(/"([^"]*)"|(\S+)/g),
  ].map(([, quoted, plain = ""]) => quoted ?? VALUES[plain] ?? plain);

const folder = mkdtempSync(join(tmpdir(), "ringside-documented-"));
writeFileSync(join(folder, "first.json"), readFileSync(join(root, "deploy/first-night.json")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const UNDERSTOOD = "The command was understood";
/** Stands in for any service: the first call ends the command. */
const service: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === "then" ? undefined : service),
  apply: () => {
    throw new Refused(UNDERSTOOD);
  },
});
const night = {
  ...{ id: "n", title: "The Last Bell", status: "SCHEDULED", timeZoneId: "America/New_York", currency: "USD" },
  startAt: new Date("2026-03-01T00:00Z"),
};
const known: Record<string, unknown> = {
  clock: { now: () => new Date("2026-01-01T00:00Z") },
  tickets: new Proxy({ night: async () => night }, { get: (own, name) => (name === "night" ? own.night : service) }),
};
const desk = new Proxy(known, { get: (own, name) => (name === "then" ? undefined : (own[String(name)] ?? service)) });

async function said(words: string[]) {
  let err = "";
  const terminal = {
    cwd: folder,
    say: () => undefined,
    progress: () => undefined,
    warn: (text: string) => {
      err += text;
    },
  };
  const code = await run(words, { desk: async () => desk as unknown as Desk, terminal });
  return { code, err };
}

describe("A command in the manuals", () => {
  it("is found by this test", () => {
    expect(documented.length).toBeGreaterThan(80);
  });

  it.each(documented)("%s: %s", async (_, command) => {
    const words = wordsOf(command);
    const { code, err } = await said(words);
    if (code === 0) return;
    // A command that is only named, as in “find it with `office orders find`”, has no values.
    const named = !/[A-Z\d./"]/.test(command) && /missing required argument|required option/.test(err);
    if (named) return;
    expect([UNDERSTOOD, "doctor runs in a process of its own, not in the site."], `${code} ${err}`).toContain(err);
  });
});

describe("--dry-run", () => {
  const READING =
    /^(doctor|(\S+ )+(list|show|find|holds|phases|export|check|status|door-list|returns|report|draw|verify))$/;
  const LISTS = ["orders mails", "money campaigns", "money disputes"];

  it("is there for every command that writes, but for those that the manual names", async () => {
    let program = new Command();
    const parse = vi.spyOn(Command.prototype, "parseAsync").mockImplementation(async function (this: Command) {
      program = this;
      return this;
    });
    await said([]);
    parse.mockRestore();
    const lacking: string[] = [];
    const look = (command: Command, words: string[]) => {
      for (const one of command.commands) look(one, [...words, one.name()]);
      const name = words.join(" ");
      if (command.commands.length > 0 || READING.test(name) || LISTS.includes(name)) return;
      if (!command.options.some(({ long }) => long === "--dry-run")) lacking.push(name);
    };
    look(program, []);
    expect(lacking.length).toBeGreaterThan(5);
    const manual = readFileSync(join(root, "docs/operations.md"), "utf8");
    const [, sentence = ""] = /can be tried with `--dry-run`, except ([^.]*)\./.exec(manual) ?? [];
    expect([...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort()).toEqual(lacking.sort());
  });
});

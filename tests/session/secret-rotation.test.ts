/** Replacing SESSION_SECRETS as docs/operations.md says, while processes with two lists answer the same fans. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../server/config/config";
import { boundSealer, openedRow, sealer } from "../../server/session/cookies/seal";
import { cookies } from "../../server/session/session";
import { signer } from "../../server/session/signed-values";
import { root } from "../root";
import samples from "./sealed-cookies.json" with { type: "json" };

const SECRETS: Record<string, string> = {
  old: "an old secret of at least 32 characters",
  new: "a new secret of at least 32 characters!",
};
const NAMES = ["session", "flow", "guest", "device"] as const;
type Cookie = (typeof NAMES)[number];

/** One process of the site: what it gives to browsers and addresses, and whether it takes that from another process. */
function siteWith(list: string) {
  const config = readConfig({
    SESSION_SECRETS: list
      .split(",")
      .map((name) => SECRETS[name])
      .join(","),
    COGNITO_CLIENT_ID: samples.clientId,
    COGNITO_USER_POOL_ID: samples.userPoolId,
  });
  const jars = cookies(config);
  const row = sealer(config.SESSION_SECRETS, "account-change");
  const bound = boundSealer(config.SESSION_SECRETS, "auto-sign-in");
  const address = signer(config.SESSION_SECRETS, "continue");
  return {
    gives: {
      ...(Object.fromEntries(
        NAMES.map((name) => {
          const { write } = jars[name] as { write(value: unknown, header: null): string[] };
          return [name, headerOf(write(samples.values[name], null))];
        }),
      ) as Record<Cookie, string>),
      row: row.seal("a change"),
      bound: bound.seal("a password", "Fran"),
      address: address.sign(["/tickets"]),
    },
    loses: (given: Record<Cookie | "row" | "bound" | "address", string>) => [
      ...NAMES.filter((name) => jars[name].read(given[name]) === undefined),
      ...(row.open(given.row) === undefined ? ["row"] : []),
      ...(bound.open(given.bound, "Fran") === undefined ? ["bound"] : []),
      ...(address.holds(["/tickets"], given.address) ? [] : ["address"]),
    ],
  };
}

const headerOf = (lines: string[]) => lines.map((line) => line.split(";")[0]).join("; ");

/** The lists of the manual's procedure, in order, beginning with the one before it. */
function procedure(): string[] {
  const manual = readFileSync(`${root}/docs/operations.md`, "utf8");
  const [, section = ""] = manual.split("\n### Replace a session secret\n");
  const steps = (section.split("\n#")[0] ?? "").matchAll(/^\d\. `SESSION_SECRETS=([\w,]+)`/gm);
  return ["old", ...[...steps].map(([, list = ""]) => list)];
}

/** What one process gives and the other one can't open, in both directions. */
const lostBetween = (before: string, after: string) => {
  const [one, two] = [siteWith(before), siteWith(after)];
  return [...one.loses(two.gives), ...two.loses(one.gives)];
};

const ALL = [...NAMES, "row", "bound", "address"];
const steps = procedure();
const rolls = steps.slice(1).map((after, index): [string, string] => [steps[index] ?? "", after]);

describe("The manual's procedure for a new session secret", () => {
  test("begins with the old secret, ends with the new one, and takes three rolls", () => {
    expect([steps.length, steps.at(0), steps.at(-1)]).toEqual([4, "old", "new"]);
  });

  test.each(rolls.slice(0, -1))("loses nothing while some processes have %s and others %s", (before, after) => {
    expect(lostBetween(before, after)).toEqual([]);
  });

  test("loses only what the old secret sealed in its last roll", () => {
    const [before = "", after = ""] = rolls.at(-1) ?? [];
    expect(siteWith(after).loses(siteWith(before).gives)).toEqual([]);
    expect(siteWith(before).loses(siteWith(after).gives)).toEqual([]);
    expect(siteWith(after).loses(siteWith("old").gives)).toEqual(ALL);
  });
});

test("A new secret put in front at once is unknown to the processes that still have the old list", () => {
  expect(siteWith("old").loses(siteWith("new,old").gives)).toEqual(ALL);
});

test.each([
  ["old,new", "old"],
  ["new,old", "new"],
])("With %s, only %s seals and both open", (list, first) => {
  const given = siteWith(list).gives;
  expect(siteWith(first).loses(given)).toEqual([]);
  expect(siteWith(first === "old" ? "new" : "old").loses(given)).toEqual(ALL);
  for (const one of ["old", "new"]) expect(siteWith(list).loses(siteWith(one).gives)).toEqual([]);
});

test("A row whose secret was dropped says what would open it", () => {
  const [old, next] = Object.values(SECRETS).map((secret) => sealer([secret], "account-change"));
  const sealed = old?.seal({ kind: "email" }) ?? "";
  expect(old && openedRow(old, sealed)).toEqual({ kind: "email" });
  expect(() => next && openedRow(next, sealed)).toThrow("Put it back at the end of SESSION_SECRETS");
});

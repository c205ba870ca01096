/** The timeline on an order's page says in words what the audit trail notes about orders and their tickets. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { timelineOf } from "../../../app/requests/office/orders/order-timeline";

/** What happened to no single order. */
const ELSEWHERE = ["order.exported", "goods.counted"];
/** Announced to other programs by a file that also writes the audit trail. */
const ANNOUNCED = ["ticket.checked_in"];

const SERVICES = join(import.meta.dirname, "../../../server/services");

/** Every action about orders, tickets and goods that the services note. */
function notedActions(): string[] {
  const files = readdirSync(SERVICES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const sources = files.map((name) => readFileSync(join(SERVICES, name), "utf8"));
  const noting = sources.filter((source) => /recordAudit\(|insert into \$\{audit\}/.test(source));
  const actions = noting.flatMap((source) => source.match(/(?<=["'])(order|ticket|goods)\.[a-z_]+(?=["'])/g) ?? []);
  return [...new Set(actions)].filter((action) => ![...ELSEWHERE, ...ANNOUNCED].includes(action)).sort();
}

const row = {
  id: "1",
  at: new Date(0),
  actor: "Ada",
  via: null,
  detail: {},
  before: null,
  after: null,
  personal: null,
};
const said = (action: string) => {
  const history = [{ ...row, action, entity: "TKT-1" }];
  return timelineOf({ history, payments: [], refunds: [], mails: [] }, "UTC")[0]?.what ?? "";
};

describe("The timeline", () => {
  const noted = notedActions();

  it("is tested with what services note", () =>
    expect(noted).toEqual(expect.arrayContaining(["order.comped", "ticket.entry_moved", "goods.paid"])));

  test.each(noted)("has words for %s", (action) => expect(said(action)).not.toContain(action));

  // Stripe's decisions, and our word for a dispute that isn't decided.
  test.each(["opened", "won", "lost", "warning_closed", "prevented"])("has words for a dispute that is %s", (word) =>
    expect(said(`dispute.${word}`)).not.toContain("dispute."),
  );
});

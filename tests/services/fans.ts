/** One server process of its own: on a word from its parent, so many fans reserve one seat each, all at once. */
import { stripeClient } from "../../server/clients/stripe";
import { boxOffice } from "../../server/services/box-office";
import { openStore } from "../../server/store/open";
import { frozenNow } from "../store";
import { SECRET, SITE, visitor, wish } from "./box-office-world";

export type Rush = { eventId: string; definitionId: string; fans: number };

const clock = { now: () => frozenNow };
const store = await openStore({ databaseUrl: process.env.DATABASE_URL, dataDir: "", clock });
const office = boxOffice({
  store,
  clock,
  stripe: stripeClient({ secretKey: "sk_test_sandbox", apiUrl: "http://127.0.0.1:9" }),
  webhookSecret: SECRET,
  siteUrl: SITE,
  siteName: "Ringside",
  mailer: { send: async () => undefined },
  report: console.error,
});

process.on("message", async ({ eventId, definitionId, fans }: Rush) => {
  const outcomes = await Promise.all(
    Array.from({ length: fans }, () => office.reserve(visitor(), wish(eventId, { [definitionId]: 1 }))),
  );
  process.send?.(outcomes.map((answer) => (answer.outcome === "held" ? "held" : answer.problems[0]?.code)));
});
process.on("disconnect", () => void store.close());
process.send?.("ready");

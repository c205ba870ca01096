/** A child process with a box office, which runs the calls that its parent sends, at the parent's time. */
import { stripeClient } from "../../../server/clients/stripe-client";
import { openStore } from "../../../server/store/connection/open-store";
import { movableClock } from "../../store";
import { SECRET, SITE } from "./box-office-world";
import { type TestOffice, testOffice } from "./test-office";

export type Verb = keyof TestOffice;
type Told = { n: number; verb: Verb; given: unknown[]; at: number };
/** The result of a call. A mail goes to the parent's mailbox. */
export type Said = { n: number; answer?: unknown; error?: string } | { mail: unknown } | { report: string };

/** The parent may be gone already. */
const say = (said: Said) => process.connected && process.send?.(said);

const clock = movableClock();
const store = await openStore({ databaseUrl: process.env.DATABASE_URL, dataDir: "", seed: "demo", clock });
const office = testOffice({
  store,
  clock,
  stripe: stripeClient({ secretKey: "sk_test_sandbox", apiUrl: process.env.STRIPE_API_URL }),
  webhookSecret: SECRET,
  siteUrl: SITE,
  siteName: "Ringside",
  mailer: { send: async (mail) => void say({ mail }) },
  report: (error, severity, about) => say({ report: `${severity}: ${about}: ${String(error)}` }),
});

process.on("message", ({ n, verb, given, at }: Told) => {
  clock.set(new Date(at));
  const work = office[verb] as (...given: unknown[]) => Promise<unknown>;
  Promise.resolve(work(...given)).then(
    (answer) => say({ n, answer }),
    (error: Error) => say({ n, error: error.name }),
  );
});
process.on("disconnect", () => void store.close());
say({ n: 0 });

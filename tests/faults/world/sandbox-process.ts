/** The sandbox alone, in a process that outlives the sites. Its clock is this machine's. */
import { startSandbox } from "../../../server/sandbox/sandbox";

const { SITE_URL = "", DATA_DIR = "", WEBHOOK_URL = "" } = process.env;

const sandbox = await startSandbox({
  port: 0,
  siteUrl: SITE_URL,
  dataDir: DATA_DIR,
  clock: { now: () => new Date(), advance: async () => undefined },
  webhook: { url: WEBHOOK_URL, secret: "whsec_sandbox" },
});
process.send?.({ origin: sandbox.origin, environment: sandbox.environment });
process.on("disconnect", () => process.exit(0));

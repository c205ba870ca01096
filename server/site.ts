/**
 * A site from start to end: configuration, the sandbox if wanted, the front, and an orderly shutdown. Only this file
 * knows the sandbox, and it only changes addresses and credentials in the environment.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/node";
import { answerApi, answerApiDirectly } from "./backend/api-handler";
import { ConfigurationError, examine, readConfig } from "./config/config";
import { machineFaults } from "./config/machine";
import { quietAws } from "./config/quiet-aws";
import { sandboxWanted } from "./config/sandbox-wanted";
import { walletFaults } from "./config/wallet-signers";
import { failureOf } from "./failures/failure";
import { patientWords } from "./failures/repeated-warnings";
import { front } from "./front/front";
import { jobLeases } from "./jobs/job-leases";
import { repeating } from "./jobs/jobs";
import { listenForCommands } from "./operator/socket";
import { systemClock } from "./process/clock";
import { lastResort } from "./process/last-resort";
import { withSecrets } from "./process/local-secret";
import { equip, type KeepStore, type Runtime, runtime } from "./process/runtime";
import { deskOf } from "./services/desk";
import type { OnSales } from "./services/on-sale/on-sale";
import { isUnavailable } from "./store/connection/store-unavailable";

/** How long the port stays closed while the store opens. After that, pages say that the site waits for its database. */
const CLOSED_AT_MOST_MS = 5_000;
const RECONCILE_MS = 60_000;
const OUTBOX_MS = 15_000;
const OFFERS_MS = 15_000;
const WEBHOOKS_MS = 15_000;
const TIDY_MS = 60 * 60_000;
/** Longer than requests in flight, mails and connections need to finish. */
const MOST_TO_STOP_MS = 20_000;

/**
 * Throws a ConfigurationError that lists everything wrong, before anything is opened. Returns unknown names that look
 * like settings.
 */
async function checkStart(env: NodeJS.ProcessEnv, sandbox: boolean | undefined) {
  // If SANDBOX is neither on nor off, we can't know yet whether real systems must be configured.
  const real = sandbox === false;
  const { settings, faults, near } = examine(env, { demand: real, systems: real, sandbox: sandbox ?? false });
  const all = [...faults, ...walletFaults(settings), ...(await machineFaults(settings, { sandbox }))];
  if (all.length > 0) throw new ConfigurationError(all);
  return near;
}

type Sandbox = Awaited<ReturnType<typeof sandboxFor>>;

/**
 * Starts the sandbox and puts into `env` what a site needs to use it.
 *
 * @public The server of `npm run dev` imports it.
 */
export async function sandboxFor(env: NodeJS.ProcessEnv) {
  const { sandboxClock } = await import("./sandbox/sandbox-clock");
  const { startSandbox } = await import("./sandbox/sandbox");
  const { customMessage } = await import("./code-messages/custom-message");
  const port = Number(env.PORT || 3000);
  const dataDir = env.DATA_DIR || ".data";
  const siteUrl = env.SITE_URL || `http://localhost:${port}`;
  const clock = sandboxClock(dataDir);
  const sandbox = await startSandbox({
    port: Number(env.SANDBOX_PORT || port + 1),
    siteUrl,
    dataDir,
    clock,
    customMessage: customMessage({ siteName: env.SITE_NAME || "Ringside", siteUrl }),
    ...(env.AWS_REGION && { region: env.AWS_REGION }),
    webhook: { url: `http://127.0.0.1:${port}/api/v1/billing/webhook`, secret: "whsec_sandbox" },
  });
  for (const [name, value] of Object.entries(sandbox.environment)) env[name] ||= value;
  // The Stripe stand-in posts its webhooks to this process, whatever its public name is.
  env.EXTRA_HOSTS = [env.EXTRA_HOSTS, `127.0.0.1:${port}`].filter(Boolean).join(",");
  env.SEED ||= "demo";
  env.OFFICE_MFA ||= "off";
  env.WEBHOOK_ALLOW_PRIVATE ||= "on";
  env.NOTICE ||= "Demo mode: sign-in, email and payments are simulated. No card is charged.";
  return { ...sandbox, clock };
}

/** The whole process: a site with the sandbox it wants, which ends on SIGTERM, SIGINT and unhandled failures. */
export async function startProcess(): Promise<void> {
  const { env } = process;
  quietAws(env);
  const wanted = sandboxWanted(env);
  const near = await checkStart(env, wanted);
  const sandbox = wanted ? await sandboxFor(env) : undefined;
  const site = await startSite({
    env,
    near,
    sandbox,
    build: import("virtual:remix/server-build" as string),
    client: `${import.meta.dirname}/../client`,
    public: `${import.meta.dirname}/../../public`,
  });
  endWithProcess(site);
  await site.opened;
}

type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts to listen. `opened` resolves once the store is open and the site's jobs run.
 *
 * @public The server of `npm run dev` imports it.
 */
export async function startSite({ env, near = [], sandbox, build, keepStore, ...files }: SiteOptions) {
  const config = withSecrets(readConfig(env, { demand: !sandbox }));
  const equipment = await equip(config);
  const { log, telemetry } = equipment;
  const { metrics, tracing } = telemetry;
  const stopMetrics = await telemetry.serve();
  for (const { name, meant } of near) log.warn({ name, meant }, "unknown setting, perhaps misspelled");
  const clock = sandbox?.clock ?? systemClock;
  const waiting = patientWords((why) => log.warn(`${why}. Waiting for it; until then every page answers 503.`));

  const ending = new AbortController();
  const { signal: stopped } = ending;
  let parts: Runtime | undefined;
  const opening = runtime({ config, clock, equipment, waiting: waiting.say, keepStore, stopped }).then((opened) => {
    parts = opened;
    if (waiting.waited()) log.info("PostgreSQL is there; the site opens.");
    return opened;
  });
  // A proxy sends a refused connection to another process, but can't repeat a POST that was answered with 503.
  const listening = Promise.all([
    build,
    Promise.race([opening, wait(CLOSED_AT_MOST_MS, undefined, { ref: false })]),
  ]).then(([built]) =>
    front({
      config,
      log,
      clock,
      build: built,
      files,
      api: answerApi,
      directApi: answerApiDirectly,
      ready: async () => parts?.ready(),
      started: () => parts !== undefined,
      isStaff: (cookies) => parts?.isStaff(cookies) ?? false,
      findFan: (cookies) => parts?.knownFans.find(cookies),
      metrics,
      tracing,
    }),
  );

  let stopping: Promise<void> | undefined;
  let work: BackgroundWork | undefined;
  /** Lets work in flight finish, then closes everything. Calling it again has no effect. */
  function stop(announceMs = 0): Promise<void> {
    stopping ??= (async () => {
      const commands = work?.endCommands();
      await (await listening).stop(announceMs);
      ending.abort();
      await Promise.all([commands, work?.drained()]);
      // Jobs and commands may have begun some of this.
      await parts?.sales?.drained();
      await sandbox?.stop();
      await parts?.store.close();
      stopMetrics();
      await tracing?.stop();
    })();
    return stopping;
  }
  const opened = Promise.all([opening, listening]).then(async () => {
    if (!parts || stopping) return;
    work = open(parts, sandbox, stopped);
    await work.listening;
  });
  // The caller awaits `opened`; until then, a rejection must not count as unhandled.
  opened.catch(() => undefined);
  return { config, log, opened, stop, hasOpened: () => parts !== undefined };
}
type SiteOptions = {
  env: NodeJS.ProcessEnv;
  /** Names in `env` that look like misspelled settings. */
  near?: { name: string; meant: string }[];
  /** A sandbox that runs already, with its addresses in `env`. */
  sandbox: Sandbox | undefined;
  build: Promise<ServerBuild>;
  keepStore?: KeepStore;
  /** Folder of the browser's files. */
  client: string;
  /** Folder of files served as they are. */
  public: string;
};

/** Ends the process in an orderly way on SIGTERM, SIGINT and failures that nobody handled. */
function endWithProcess({ config, log, stop, hasOpened }: Site): void {
  /** `announceMs`: how long readiness says 503 before the listener closes. */
  const end = (announceMs: number) => {
    // An unanswered connection must not keep the process alive.
    setTimeout(() => process.exit(1), announceMs + MOST_TO_STOP_MS).unref();
    stop(announceMs).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: failureOf(error) }, "stopping");
        process.exit(1);
      },
    );
  };
  lastResort(process, log, stop);
  // A site that was never ready gets no requests, and nobody waits for one that a person stops by hand.
  process.once("SIGTERM", () => end(hasOpened() ? config.DRAIN_SECONDS * 1_000 : 0));
  process.once("SIGINT", () => end(0));
}

/**
 * Each second, every process tries to take the next step of each line; the sale's row lets only one of them. Returns a
 * function that waits for the step under way.
 */
function conductLines(onSale: OnSales, { report, store }: Pick<Runtime, "report" | "store">, stopped: AbortSignal) {
  let failing = false;
  let running: Promise<void> | undefined;
  const step = async () => {
    if (stopped.aborted) return;
    try {
      await onSale.step();
      failing = false;
    } catch (error) {
      if (!failing && !stopped.aborted) report(error, isUnavailable(error) ? "debug" : "critical", "conducting lines");
      failing = true;
    }
    if (!stopped.aborted) setTimeout(run, store.kind === "pglite" ? 1_000 : 950).unref();
  };
  const run = () => {
    running = step();
  };
  run();
  return async () => running;
}

type BackgroundWork = ReturnType<typeof open>;

/** Starts the background work and logs the site's address. */
function open(parts: Runtime, sandbox: Sandbox | undefined, stopped: AbortSignal) {
  const { config } = parts;
  const jobs = repeating({ ...parts, leases: jobLeases(parts), stopped });
  const { repeat } = jobs;
  const { sales } = parts;
  const desk = sales && deskOf({ ...parts, ...sales }, config);
  if (sales && desk) {
    repeat({ name: "office jobs", everyMs: RECONCILE_MS, work: desk.nights.resumeCallOffs });
    repeat({ name: "search", everyMs: RECONCILE_MS, work: async () => parts.refreshSearch?.() });
    repeat({ name: "reconcile", everyMs: RECONCILE_MS, work: sales.boxOffice.reconcile });
    repeat({ name: "billing", everyMs: RECONCILE_MS, work: sales.billing.reconcile });
    repeat({
      name: "departures",
      everyMs: RECONCILE_MS,
      work: async (signal) => parts.privacy?.resumeDepartures(signal),
    });
    repeat({ name: "reminders", everyMs: RECONCILE_MS, work: async () => parts.following?.remind() });
    repeat({ name: "waiting list", everyMs: OFFERS_MS, work: sales.boxOffice.makeOffers });
    repeat({ name: "webhooks", everyMs: WEBHOOKS_MS, work: desk.webhooks.sendDue });
    repeat({ name: "outbox", everyMs: OUTBOX_MS, work: sales.outbox.sendOutbox });
  }
  repeat({ name: "account changes", everyMs: RECONCILE_MS, work: parts.changes.resumeChanges });
  repeat({ name: "tidy", everyMs: TIDY_MS, work: parts.tidy });

  const linesRested = parts.onSale && conductLines(parts.onSale, parts, stopped);

  if (!sandbox) parts.log.info({ node: process.version }, `${config.SITE_NAME} is open at ${parts.siteUrl}`);
  else {
    console.log(`${config.SITE_NAME} is open at ${parts.siteUrl}`);
    console.log(`Stand-ins for Cognito, Stripe and email: ${sandbox.origin}`);
    console.log(`Demo accounts: ${sandbox.origin}/people · Sent mail: ${sandbox.origin}/mailbox`);
  }

  // A store on its own server needs no socket; one embedded in this process does.
  const listens = desk && (sandbox || parts.store.kind === "pglite");
  const listening = listens
    ? listenForCommands(config.DATA_DIR, desk, config.DATABASE_URL).catch((error: unknown) => {
        parts.log.warn({ error: failureOf(error) }, "operators' commands cannot reach this site");
      })
    : undefined;
  return {
    /** Resolves when operators' commands can reach this site. */
    listening,
    /** Takes no more commands, and resolves when those under way have ended. */
    endCommands: async () => (await listening)?.(),
    /** Resolves when the jobs under way have ended. Abort `stopped` first. */
    drained: () => Promise.all([jobs.drained(), linesRested?.()]),
  };
}

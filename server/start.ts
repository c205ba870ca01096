/**
 * The process: configuration, the sandbox when it is wanted, the front, and an orderly end. This is the only file that
 * knows the sandbox, and it changes addresses and credentials in the environment, nothing else.
 */
import type { ServerBuild } from "@remix-run/node";
import { answerApi } from "./api";
import { systemClock } from "./clock";
import { ConfigurationError, readConfig } from "./config";
import { failureOf } from "./failure";
import { front } from "./front/front";
import { lastResort } from "./last-resort";
import { deskOf } from "./operator/desk";
import { listenForCommands } from "./operator/socket";
import { patientWords } from "./patient-words";
import { logger } from "./report";
import { type Runtime, runtime } from "./runtime";
import { unhurried } from "./store/patience";
import { SchemaError } from "./store/schema-state";
import { StoreRefused } from "./store/wait-for-store";
import { turns } from "./turns";

const RECONCILE_MS = 60_000;
const OUTBOX_MS = 15_000;
const TIDY_MS = 60 * 60_000;
/** Requests under way, mails and connections: more than each of them takes. */
const MOST_TO_STOP_MS = 20_000;

/** True when the sandbox was asked for, or when nothing else was configured outside production. */
function wantsSandbox(env: NodeJS.ProcessEnv): boolean {
  if (env.SANDBOX) return env.SANDBOX === "on";
  return env.NODE_ENV !== "production" && !env.COGNITO_USER_POOL_ID && !env.STRIPE_SECRET_KEY;
}

type Sandbox = Awaited<ReturnType<typeof sandboxFor>>;

async function sandboxFor(env: NodeJS.ProcessEnv) {
  const { sandboxClock } = await import("./sandbox/clock");
  const { startSandbox } = await import("./sandbox/sandbox");
  const port = Number(env.PORT || 3000);
  const dataDir = env.DATA_DIR || ".data";
  const siteUrl = env.SITE_URL || `http://localhost:${port}`;
  const clock = sandboxClock(dataDir);
  const sandbox = await startSandbox({
    port: Number(env.SANDBOX_PORT || port + 1),
    siteUrl,
    dataDir,
    clock,
    webhook: { url: `http://127.0.0.1:${port}/api/v1/billing/webhook`, secret: "whsec_sandbox" },
  });
  for (const [name, value] of Object.entries(sandbox.environment)) env[name] ||= value;
  // The webhooks of the look-alike come to this very process, whatever its public name is.
  env.EXTRA_HOSTS = [env.EXTRA_HOSTS, `127.0.0.1:${port}`].filter(Boolean).join(",");
  env.SEED ||= "demo";
  env.NOTICE ||= "Practice mode: sign-in, mail and payment are look-alikes, and no card is charged.";
  return { ...sandbox, clock };
}

async function start() {
  const { env } = process;
  const sandbox = wantsSandbox(env) ? await sandboxFor(env) : undefined;
  const config = readConfig(env, { demand: !sandbox });
  const log = logger(config);
  const clock = sandbox?.clock ?? systemClock;
  const waiting = patientWords((why) => log.warn(`${why}. Waiting for it; until then every page answers 503.`));

  let parts: Runtime | undefined;
  const opening = runtime({ config, clock, waiting: waiting.say }).then((opened) => {
    parts = opened;
    if (waiting.waited()) log.info("PostgreSQL is there; the site opens.");
    return opened;
  });
  const listening = import("virtual:remix/server-build" as string).then((build: ServerBuild) =>
    front({
      config,
      log,
      clock,
      build,
      files: { client: `${import.meta.dirname}/../client`, public: `${import.meta.dirname}/../../public` },
      api: answerApi,
      ready: async () => parts?.ready(),
      started: () => parts !== undefined,
    }),
  );

  let stopped: Promise<void> | undefined;
  let deafen: (() => void) | undefined;
  /** Lets what has begun end, then closes everything; once, however often it is asked for. */
  function stop(announceMs = 0): Promise<void> {
    stopped ??= (async () => {
      deafen?.();
      await (await listening).stop(announceMs);
      await sandbox?.stop();
      await parts?.house?.drained();
      await parts?.store.close();
    })();
    return stopped;
  }
  /** `announceMs`: how long readiness says 503 before the listener closes. */
  const end = (announceMs: number) => {
    // A connection that nobody answers must not hold the process.
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
  // Nobody sends requests to a site that has never been ready, and nobody waits for one that a person ends by hand.
  process.once("SIGTERM", () => end(parts ? config.DRAIN_SECONDS * 1_000 : 0));
  process.once("SIGINT", () => end(0));

  await Promise.all([opening, listening]);
  if (parts && !stopped) deafen = await open(parts, sandbox);
}

/** Starts what goes on beside requests, and says where the site is. Returns what ends the operators' socket. */
async function open(parts: Runtime, sandbox: Sandbox | undefined): Promise<(() => void) | undefined> {
  const { config } = parts;
  const jobs = turns(parts);
  const repeat = (about: string, everyMs: number, work: () => Promise<unknown>) => {
    const round = async () => ((await jobs.take(about, everyMs)) ? work() : undefined);
    const begin = () => void unhurried(round).catch((error) => parts.report(error, "critical", about));
    // What was left undone when the last process ended does not wait for another interval.
    begin();
    setInterval(begin, everyMs).unref();
  };
  if (parts.house) {
    repeat("reconcile", RECONCILE_MS, parts.house.reconcile);
    repeat("billing", RECONCILE_MS, async () => parts.billing?.reconcile());
    repeat("departures", RECONCILE_MS, async () => parts.privacy?.resumeDepartures());
    repeat("outbox", OUTBOX_MS, parts.house.sendOutbox);
  }
  repeat("account changes", RECONCILE_MS, parts.changes.resumeChanges);
  repeat("tidy", TIDY_MS, parts.tidy);

  console.log(`${config.SITE_NAME} is open at ${parts.siteUrl}`);
  if (sandbox) {
    console.log(`Look-alikes of Cognito, Stripe and the mailbox: ${sandbox.origin}`);
    console.log(`Who may sign in: ${sandbox.origin}/people · what was mailed: ${sandbox.origin}/mailbox`);
  }

  // A store on a server of its own needs no detour; what is embedded in this process does.
  const { house, billing } = parts;
  if (!house || !billing || !(sandbox || parts.store.kind === "pglite")) return undefined;
  return listenForCommands(config.DATA_DIR, deskOf({ ...parts, boxOffice: house, billing })).catch((error: unknown) => {
    parts.log.warn({ error: String(error) }, "operators' commands cannot reach this site");
    return undefined;
  });
}

start().catch((error: unknown) => {
  // These are for the operator to read and mend; a stack trace would not help.
  const plain = error instanceof ConfigurationError || error instanceof SchemaError || error instanceof StoreRefused;
  console.error(plain ? error.message : error);
  process.exit(1);
});

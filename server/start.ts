/**
 * The process: configuration, the sandbox when it is wanted, the front, and an orderly end. This is the only file that
 * knows the sandbox, and it changes addresses and credentials in the environment, nothing else.
 */
import type { ServerBuild } from "@remix-run/node";
import { answerApi } from "./api";
import { ConfigurationError, readConfig } from "./config";
import { front } from "./front/front";
import { lastResort } from "./last-resort";
import { deskOf } from "./operator/desk";
import { listenForCommands } from "./operator/socket";
import { runtime } from "./runtime";
import { SchemaError } from "./store/schema-state";
import { turns } from "./turns";

const RECONCILE_MS = 60_000;
const OUTBOX_MS = 15_000;
const TIDY_MS = 60 * 60_000;

/** True when the sandbox was asked for, or when nothing else was configured outside production. */
function wantsSandbox(env: NodeJS.ProcessEnv): boolean {
  if (env.SANDBOX) return env.SANDBOX === "on";
  return env.NODE_ENV !== "production" && !env.COGNITO_USER_POOL_ID && !env.STRIPE_SECRET_KEY;
}

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
  const parts = await runtime({ config, clock: sandbox?.clock });
  const build = (await import("virtual:remix/server-build" as string)) as ServerBuild;
  const site = await front({
    config,
    log: parts.log,
    clock: parts.clock,
    build,
    files: { client: `${import.meta.dirname}/../client`, public: `${import.meta.dirname}/../../public` },
    api: answerApi,
    ready: parts.ready,
  });

  const jobs = turns(parts);
  const repeat = (about: string, everyMs: number, work: () => Promise<unknown>) => {
    const round = async () => ((await jobs.take(about, everyMs)) ? work() : undefined);
    const begin = () => void round().catch((error) => parts.report(error, "critical", about));
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

  // A store on a server of its own needs no detour; what is embedded in this process does.
  const { house, billing } = parts;
  const deafen =
    house && billing && (sandbox || parts.store.kind === "pglite")
      ? await listenForCommands(config.DATA_DIR, deskOf({ ...parts, boxOffice: house, billing })).catch(
          (error: unknown) => {
            parts.log.warn({ error: String(error) }, "operators' commands cannot reach this site");
          },
        )
      : undefined;

  console.log(`${config.SITE_NAME} is open at ${parts.siteUrl}`);
  if (sandbox) {
    console.log(`Look-alikes of Cognito, Stripe and the mailbox: ${sandbox.origin}`);
    console.log(`Who may sign in: ${sandbox.origin}/people · what was mailed: ${sandbox.origin}/mailbox`);
  }

  let stopped: Promise<void> | undefined;
  /** Lets what has begun end, then closes everything; once, however often it is asked for. */
  function stop(): Promise<void> {
    stopped ??= (async () => {
      deafen?.();
      await site.stop();
      await sandbox?.stop();
      await parts.house?.drained();
      await parts.store.close();
    })();
    return stopped;
  }
  const end = () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        parts.log.error({ error: String(error) }, "stopping");
        process.exit(1);
      },
    );
  };
  lastResort(process, parts.log, stop);
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}

start().catch((error: unknown) => {
  // These are for the operator to read and mend; a stack trace would not help.
  const plain = error instanceof ConfigurationError || error instanceof SchemaError;
  console.error(plain ? error.message : error);
  process.exit(1);
});

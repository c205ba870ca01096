/**
 * The process: configuration, the sandbox when it is wanted, the front, and an orderly end. This is the only file that
 * knows the sandbox, and it changes addresses and credentials in the environment, nothing else.
 */
import type { ServerBuild } from "@remix-run/node";
import { answerApi } from "./api";
import { ConfigurationError, examine, readConfig } from "./config";
import { machineFaults } from "./config/machine";
import { quietAws } from "./config/quiet-aws";
import { sandboxWanted } from "./config/sandbox-wanted";
import { front } from "./front/front";
import { repeating } from "./jobs";
import { lastResort } from "./last-resort";
import { deskOf } from "./operator/desk";
import { listenForCommands } from "./operator/socket";
import { runtime } from "./runtime";
import { startFailure } from "./start-failure";
import { turns } from "./turns";
import { VERSION_TEXT } from "./version";

const RECONCILE_MS = 60_000;
const OUTBOX_MS = 15_000;
const TIDY_MS = 60 * 60_000;

/** Throws a ConfigurationError that names everything wrong, before anything is opened. Returns names that look like settings. */
async function checkStart(env: NodeJS.ProcessEnv, sandbox: boolean | undefined) {
  // With SANDBOX neither on nor off, nobody knows whether real systems have to be there.
  const real = sandbox === false;
  const { settings, faults, near } = examine(env, { demand: real, systems: real, sandbox: sandbox ?? false });
  const all = [...faults, ...(await machineFaults(settings, { sandbox }))];
  if (all.length > 0) throw new ConfigurationError(all);
  return near;
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
    ...(env.AWS_REGION && { region: env.AWS_REGION }),
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
  quietAws(env);
  const wanted = sandboxWanted(env);
  const near = await checkStart(env, wanted);
  const sandbox = wanted ? await sandboxFor(env) : undefined;
  const config = readConfig(env, { demand: !sandbox });
  const parts = await runtime({ config, clock: sandbox?.clock });
  const stopMetrics = await parts.telemetry.serve();
  for (const { name, meant } of near) parts.log.warn({ name, meant }, "an unknown setting: was another one meant?");
  const build = (await import("virtual:remix/server-build" as string)) as ServerBuild;
  const site = await front({
    config: parts.config,
    log: parts.log,
    clock: parts.clock,
    build,
    files: { client: `${import.meta.dirname}/../client`, public: `${import.meta.dirname}/../../public` },
    api: answerApi,
    ready: parts.ready,
    metrics: parts.metrics,
    tracing: parts.tracing,
  });

  const repeat = repeating({ ...parts, turns: turns(parts) });
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

  if (!sandbox) parts.log.info({ node: process.version }, `${config.SITE_NAME} is open at ${parts.siteUrl}`);
  else {
    console.log(`${config.SITE_NAME} is open at ${parts.siteUrl}`);
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
      stopMetrics();
      await parts.tracing?.stop();
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

if (process.argv.includes("--version")) console.log(VERSION_TEXT);
else {
  start().catch((error: unknown) => {
    console.error(startFailure(error));
    process.exit(1);
  });
}

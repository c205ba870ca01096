/** Logs and error reports. Fans never see what is reported. */
import { hostname } from "node:os";
import { pino } from "pino";
import type { Config } from "../config/config";
import type { Report } from "../ports";
import { RELEASE } from "../process/version";
import { standardOutput } from "../telemetry/log-output";
import { NO_METRICS } from "../telemetry/metrics";
import { contextFields, workContext } from "../telemetry/work-context";
import { asError, failureOf } from "./failure";

/** Field names that could bring a secret into a log line. */
const SECRET_FIELDS = [
  "password",
  "token",
  "idToken",
  "accessToken",
  "refreshToken",
  "cookie",
  "authorization",
  "secret",
  "Session",
  "key",
];

/**
 * Logs one JSON line per entry to stdout, with its request or job. Secrets are cut by name, at the top and one level
 * down.
 */
export function logger(config: Pick<Config, "LOG_LEVEL">, output = standardOutput()) {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: { pid: process.pid, hostname: hostname(), release: RELEASE },
      timestamp: timeField(),
      formatters: { level: (level) => ({ level }) },
      mixin: contextFields,
      redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: "[cut]" },
    },
    output,
  );
}

/** pino's ISO time, formatted once a millisecond instead of once a line. */
function timeField(): () => string {
  let last = 0;
  let field = "";
  return () => {
    const now = Date.now();
    if (now !== last) {
      last = now;
      field = `,"time":"${new Date(now).toISOString()}"`;
    }
    return field;
  };
}
export type Logger = ReturnType<typeof logger>;

/** Reports to the log, and to Sentry if a DSN is set. Sentry is loaded only then. */
export function reporter(config: Pick<Config, "SENTRY_DSN">, log: Logger, metrics = NO_METRICS): Report {
  const sentry = config.SENTRY_DSN
    ? import("@sentry/remix").then((module) => {
        module.init({ dsn: config.SENTRY_DSN, sendDefaultPii: false, release: RELEASE });
        return module;
      })
    : undefined;

  return (error, severity, about) => {
    const failure = failureOf(error);
    const context = workContext();
    metrics.add("ringside_reports_total", severity);
    log[severity === "critical" ? "error" : "debug"]({ about, error: failure }, about);
    sentry
      ?.then((module) =>
        module.captureException(asError(failure), {
          level: severity === "critical" ? "fatal" : "debug",
          tags: { about, request_id: context?.id, route: context?.route, job: context?.job },
        }),
      )
      .catch((cause: unknown) => log.warn({ error: failureOf(cause) }, "error reporting"));
  };
}

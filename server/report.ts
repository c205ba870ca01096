/** Logs and the error-reporting service. What is reported is never shown to the fan. */
import { pino } from "pino";
import type { Config } from "./config";
import { asError, failureOf } from "./failure";
import type { Report } from "./ports";

/** Names under which a secret could reach a log line. */
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

/** One JSON line per entry on stdout; secrets are cut out by name, at the top and one level down. */
export function logger(config: Pick<Config, "LOG_LEVEL">) {
  return pino({
    level: config.LOG_LEVEL,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: "[cut]" },
  });
}
export type Logger = ReturnType<typeof logger>;

/** Reports to the log, and to Sentry when a DSN is set; Sentry is loaded only then. */
export function reporter(config: Pick<Config, "SENTRY_DSN">, log: Logger): Report {
  const sentry = config.SENTRY_DSN
    ? import("@sentry/remix").then((module) => {
        module.init({ dsn: config.SENTRY_DSN, sendDefaultPii: false });
        return module;
      })
    : undefined;

  return (error, severity, about) => {
    const failure = failureOf(error);
    log[severity === "critical" ? "error" : "debug"]({ about, error: failure }, about);
    sentry
      ?.then((module) =>
        module.captureException(asError(failure), {
          level: severity === "critical" ? "fatal" : "debug",
          tags: { about },
        }),
      )
      .catch((cause: unknown) => log.warn({ error: failureOf(cause) }, "error reporting"));
  };
}

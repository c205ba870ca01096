/** Reports browser failures to Sentry. Loaded late, only with a DSN, and with only the parts of Sentry that we need. */
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from "@sentry/browser";

const LEVEL = { debug: "debug", critical: "fatal" } as const;

/** Reports the failures waiting in `window.failures`, and all that are added later. */
export function report(dsn: string, release: string): void {
  const client = new BrowserClient({
    dsn,
    release,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();

  const send = (...failures: Window["failures"]) => {
    for (const [error, severity] of failures) {
      scope.setLevel(LEVEL[severity]);
      scope.setTag("path", location.pathname);
      scope.captureException(error, { mechanism: { handled: false, type: "browser" } } as never);
    }
    return 0;
  };
  send(...window.failures.splice(0));
  window.failures.push = send;
}

/** Reports of failures in the browser to Sentry: loaded late, only with a DSN, and only as much of Sentry as errors need. */
import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from "@sentry/browser";

const LEVEL = { debug: "debug", critical: "fatal" } as const;

/** Reports what waits in `window.failures`, and from now on whatever comes there. */
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

/**
 * A proxy that injects markup into every page of a site, as an injection hole in the site would. Headers pass
 * unchanged.
 */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type InjectingProxy = { url: string; stop(): void };

/**
 * Stands in front of `site`. `first` goes to the beginning of the body, `last` to its end. `withoutPolicy` drops the
 * Content-Security-Policy: that is the control, in which the injected scripts must run.
 */
export async function injectingProxy(
  site: string,
  { first, last, withoutPolicy = false }: { first: string; last: string; withoutPolicy?: boolean },
): Promise<InjectingProxy> {
  const { hostname, port, host } = new URL(site);

  async function pass(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
    const headers = { ...answer.headers };
    if (withoutPolicy) delete headers["content-security-policy"];
    if (answer.statusCode !== 200 || !headers["content-type"]?.startsWith("text/html")) {
      reply.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(reply);
      return;
    }
    const html = await text(answer);
    const injected = html.replace("<body>", `<body>${first}`).replace("</body>", `${last}</body>`);
    delete headers["content-length"];
    delete headers["transfer-encoding"];
    reply.writeHead(200, headers).end(injected);
  }

  const proxy = createServer((request, reply) => {
    const headers = { ...request.headers, host, "accept-encoding": "identity" };
    const { method, url: path } = request;
    const sent = ask({ hostname, port, method, path, headers }, (answer) => {
      pass(answer, reply).catch(() => reply.destroy());
    });
    sent.once("error", () => reply.destroy());
    request.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port: own } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

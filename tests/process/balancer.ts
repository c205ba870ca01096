/** A load balancer as operators run them: it checks readiness, keeps connections open, and never retries a request. */
import { Agent, createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const CHECK_MS = 200;

/** `host` is the name under which the processes know themselves. */
export async function balancer(ports: number[], host: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const ready = new Map(ports.map((port) => [port, false]));
  const served = new Map(ports.map((port) => [port, 0]));
  let stopped = false;
  let turn = 0;

  async function check(port: number): Promise<void> {
    while (!stopped) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      ready.set(port, answer?.status === 200);
      await wait(CHECK_MS);
    }
  }
  const checks = ports.map(check);

  const server = createServer((request, response) => {
    const up = ports.filter((port) => ready.get(port));
    turn += 1;
    const port = up[turn % up.length];
    if (port === undefined) {
      response.writeHead(502).end("no backend is ready");
      return;
    }
    const { method, url } = request;
    const headers = { ...request.headers, host };
    const passed = forward({ port, host: "127.0.0.1", method, path: url, headers, agent }, (answer) => {
      served.set(port, (served.get(port) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: "keep-alive" });
      answer.pipe(response);
    });
    passed.once("error", (error) => response.writeHead(502).end(String(error)));
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    /** Whether a process currently gets requests. */
    uses: (port: number) => ready.get(port) === true,
    /** Responses per process. */
    served: (port: number) => served.get(port) ?? 0,
    async stop() {
      stopped = true;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await Promise.all(checks);
    },
  };
}

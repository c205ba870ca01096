/** A proxy in front of a site, with the habits that real ones have. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type Habits = {
  /** What it puts into Host; else what it was asked for. */
  host?: string;
  /** Whether it adds the client's address to X-Forwarded-For. */
  adds?: boolean;
  /** Writes the client's address into X-Forwarded-For in place of everything else, as deploy/nginx.conf does. */
  names?: boolean;
  /** Drops what the client wrote into X-Forwarded-For. */
  replaces?: boolean;
  /** Response headers beyond this many bytes are a 502, as nginx's are beyond proxy_buffer_size. */
  bufferBytes?: number;
};

export async function proxyTo(site: string, habits: Habits = {}) {
  const { port } = new URL(site);
  const server = createServer((asked, reply) => {
    const { "x-forwarded-for": written, ...rest } = asked.headers;
    const chain = [
      habits.replaces || habits.names ? undefined : written,
      habits.adds ? "198.51.100.4" : undefined,
      habits.names ? asked.socket.remoteAddress?.replace("::ffff:", "") : undefined,
    ];
    const line = chain.filter(Boolean).join(", ");
    const headers = {
      ...rest,
      ...(line && { "x-forwarded-for": line }),
      ...(habits.host && { host: habits.host }),
    };
    const onward = request({ port, path: asked.url, method: asked.method, headers }, (answer) => {
      const bytes = answer.rawHeaders.join(": ").length;
      if (bytes > (habits.bufferBytes ?? Number.POSITIVE_INFINITY)) reply.writeHead(502).end();
      else answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders));
    });
    onward.on("error", () => reply.destroy());
    asked.pipe(onward);
  });
  server.listen(0);
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A proxy in front of a site, with the habits of real ones. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type Habits = {
  /** The Host header it sends; the client's by default. */
  host?: string;
  /** Whether it appends the client's address to X-Forwarded-For. */
  adds?: boolean;
  /** Replaces X-Forwarded-For with the client's address, as deploy/nginx.conf does. */
  names?: boolean;
  /** Drops the X-Forwarded-For that the client sent. */
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

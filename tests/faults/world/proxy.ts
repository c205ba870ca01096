/** A proxy between the site and one dependency. A test can change the fault while connections are open. */
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** The response of a lying HTTP dependency to every request. */
export type Lie = { status: number; type: string; body: string; headers?: Record<string, string> };

export type Fault =
  | { kind: "pass" }
  /** Nothing listens: connections are refused. */
  | { kind: "dead" }
  /** Connections are accepted and read but never answered; open ones freeze. */
  | { kind: "blackHole" }
  /** A failover: open connections freeze, as their server is gone without closing them; new ones pass. */
  | { kind: "stranded" }
  | { kind: "slow"; delayMs: number }
  /** The response arrives in chunks of `bytes`. */
  | { kind: "trickle"; bytes: number; delayMs: number }
  /** The connection is reset after this many bytes of the response. */
  | { kind: "cut"; afterBytes: number }
  /** The request takes effect and its response is lost: the connection is reset as soon as the response arrives. */
  | { kind: "lost"; request: RegExp; times: number }
  | { kind: "lie"; lie: Lie };

export type FaultProxy = {
  port: number;
  /** Applies to new connections; open ones are reset, or freeze with a black hole. */
  set(fault: Fault): Promise<void>;
  /** The number of connections and request chunks since the last `set`. */
  seen(): number;
  /** The number of responses lost since the last `set`. */
  lost(): number;
  /** Resolves when the next matching request has been forwarded. */
  next(request: RegExp): Promise<void>;
  stop(): Promise<void>;
};

type Pair = { client: Socket; server: Socket | undefined; stranded: boolean };

const PASS: Fault = { kind: "pass" };
const REQUEST_LINE = /^(GET|POST|PUT|DELETE) (\S+) HTTP\/1\.1\r\n/;

/** `targets` are loopback ports, tried in random order until one accepts, as a load balancer does. */
export async function faultProxy(...targets: number[]): Promise<FaultProxy> {
  const pairs = new Set<Pair>();
  let fault = PASS;
  let seen = 0;
  let lost = 0;
  let waiting: { request: RegExp; done: () => void }[] = [];

  const liar = createHttpServer((request, response) => {
    request.resume();
    if (fault.kind !== "lie") return void response.destroy();
    const { status, type, body, headers } = fault.lie;
    response.writeHead(status, { "content-type": type, ...headers }).end(body);
  });

  const accept = (client: Socket) => {
    seen += 1;
    const pair: Pair = { client, server: undefined, stranded: false };
    pairs.add(pair);
    client.on("error", () => undefined);
    client.once("close", () => {
      pairs.delete(pair);
      pair.server?.destroy();
    });
    if (fault.kind === "lie") return void liar.emit("connection", client);
    if (fault.kind === "blackHole") return void client.resume();
    forward(pair).catch(() => client.resetAndDestroy());
  };

  async function forward(pair: Pair): Promise<void> {
    const { client } = pair;
    // Data that the client sends meanwhile waits in its socket.
    client.pause();
    const server = await reached(targets);
    if (!server || client.destroyed) {
      server?.destroy();
      return void client.resetAndDestroy();
    }
    pair.server = server;
    server.on("error", () => client.resetAndDestroy());
    server.once("close", () => client.end());
    let armed = false;
    client.on("data", (chunk) => {
      seen += 1;
      if (fault.kind === "blackHole" || pair.stranded) return;
      const line = requestLine(chunk);
      armed = fault.kind === "lost" && fault.request.test(line);
      server.write(chunk);
      const met = waiting.filter(({ request }) => request.test(line));
      waiting = waiting.filter((one) => !met.includes(one));
      for (const { done } of met) done();
    });
    client.once("end", () => server.end());
    let passed = 0;
    const answer = async (chunk: Buffer) => {
      const now = fault;
      if (now.kind === "blackHole" || pair.stranded) return;
      if (now.kind === "lost" && armed && now.times > lost) {
        lost += 1;
        return void client.resetAndDestroy();
      }
      if (now.kind === "slow") await wait(now.delayMs);
      if (now.kind === "trickle") return trickle(client, chunk, now);
      if (now.kind === "cut" && passed + chunk.length > now.afterBytes) {
        client.write(chunk.subarray(0, now.afterBytes - passed), () => client.resetAndDestroy());
        return;
      }
      passed += chunk.length;
      if (!client.destroyed) client.write(chunk);
    };
    let last = Promise.resolve();
    server.on("data", (chunk) => {
      last = last.then(() => answer(chunk)).catch(() => undefined);
    });
    server.once("end", () => {
      last = last.then(() => void client.end());
    });
    client.resume();
  }

  let listener = createServer(accept);
  let port = 0;
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      listener = createServer(accept);
      listener.once("error", reject).listen(port, "127.0.0.1", () => resolve());
    });
  await listen();
  port = (listener.address() as AddressInfo).port;

  function reset() {
    for (const { client, server } of pairs) {
      client.resetAndDestroy();
      server?.destroy();
    }
  }

  return {
    port,
    seen: () => seen,
    lost: () => lost,
    next: (request) => new Promise((done) => waiting.push({ request, done })),
    async set(next) {
      const before = fault.kind;
      fault = next;
      seen = 0;
      lost = 0;
      if (next.kind === "stranded") for (const pair of pairs) pair.stranded = true;
      else if (next.kind !== "blackHole") reset();
      if (next.kind === "dead" && listener.listening) listener.close();
      if (before === "dead" && next.kind !== "dead") await listen();
    },
    async stop() {
      listener.close();
      reset();
      liar.close();
    },
  };
}

async function reached(targets: number[]): Promise<Socket | undefined> {
  const order = targets.map((port) => ({ port, at: Math.random() })).sort((a, b) => a.at - b.at);
  for (const { port } of order) {
    const socket = await new Promise<Socket | undefined>((resolve) => {
      const trying = connect(port, "127.0.0.1", () => resolve(trying));
      trying.once("error", () => resolve(undefined));
    });
    if (socket) return socket;
  }
  return undefined;
}

/** `POST /v1/refunds`; empty if the chunk does not begin a request. */
function requestLine(chunk: Buffer): string {
  const [, method, path] = REQUEST_LINE.exec(chunk.toString("latin1", 0, 2_000)) ?? [];
  return method ? `${method} ${path}` : "";
}

async function trickle(client: Socket, chunk: Buffer, { bytes, delayMs }: { bytes: number; delayMs: number }) {
  for (let at = 0; at < chunk.length && !client.destroyed; at += bytes) {
    client.write(chunk.subarray(at, at + bytes));
    await wait(delayMs);
  }
}

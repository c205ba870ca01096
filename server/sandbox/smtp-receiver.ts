/** A mail server that puts every mail into the mailbox: just enough of RFC 5321 for one well-behaved client. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { readMail } from "./read-mail";
import type { SandboxMessage } from "./sandbox-context";

const MAX_BYTES = 1_048_576;
const MAX_RECIPIENTS = 100;
const IDLE_MS = 60_000;
type Deliver = (message: SandboxMessage) => Promise<void>;

/** Listens on a free loopback port. Acknowledges a mail when `deliver` has resolved for each recipient. */
export async function smtpReceiver(deliver: Deliver): Promise<{ url: string; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    converse(socket, deliver).catch(() => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.on("error", () => undefined);
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function converse(socket: Socket, deliver: Deliver) {
  socket.setEncoding("latin1");
  const reply = (line: string) => socket.write(`${line}\r\n`);
  let recipients: string[] = [];
  let message: string[] | undefined;
  let size = 0;

  reply("220 sandbox ESMTP");
  for await (const line of lines(socket)) {
    await readByClient(socket);
    if (message) {
      if (line !== ".") {
        size += line.length + 2;
        // Lines that start with a dot arrive with an extra dot (RFC 5321, 4.5.2).
        if (size <= MAX_BYTES) message.push(line.startsWith(".") ? line.slice(1) : line);
        continue;
      }
      if (size > MAX_BYTES) reply("552 Too large");
      else {
        const mail = readMail(message.join("\r\n"));
        for (const to of recipients) await deliver({ to, medium: "EMAIL", ...mail });
        reply("250 Delivered");
      }
      message = undefined;
      recipients = [];
      continue;
    }
    const [verb = ""] = line.toUpperCase().split(" ");
    if (verb === "EHLO") socket.write(`250-sandbox\r\n250-8BITMIME\r\n250 SIZE ${MAX_BYTES}\r\n`);
    else if (verb === "HELO" || verb === "NOOP") reply("250 OK");
    else if (verb === "MAIL" || verb === "RSET") {
      recipients = [];
      reply("250 OK");
    } else if (verb === "RCPT") {
      const to = /<([^<>\s]+@[^<>\s]+)>/.exec(line)?.[1];
      const room = recipients.length < MAX_RECIPIENTS;
      if (to && room) recipients.push(Buffer.from(to, "latin1").toString("utf8"));
      reply(to ? (room ? "250 OK" : "452 Too many recipients") : "501 No address");
    } else if (verb === "DATA" && recipients.length > 0) {
      message = [];
      size = 0;
      reply("354 Go on");
    } else if (verb === "QUIT") {
      socket.end("221 Bye\r\n");
      return;
    } else reply(verb === "DATA" ? "503 No recipients" : "502 Not known here");
  }
}

async function* lines(socket: Socket): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of socket) {
    const parts = (rest + chunk).split("\r\n");
    rest = parts.pop() ?? "";
    yield* parts;
    if (rest.length > MAX_BYTES) throw new Error("SMTP line is too long");
  }
}

/** Waits until the client has read our replies, so that a client that never reads can't fill memory. */
function readByClient(socket: Socket): Promise<void> | void {
  if (!socket.writableNeedDrain) return;
  return new Promise((done) => {
    socket.once("drain", done);
    socket.once("close", done);
  });
}

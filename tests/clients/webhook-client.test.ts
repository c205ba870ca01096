/** Webhooks go to public addresses only, follow no redirect, and don't wait for slow receivers. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "../../server/clients/webhooks/public-address";
import { webhookClient } from "../../server/clients/webhooks/webhook-client";

const PRIVATE = [
  ...["10.0.0.1", "10.255.255.255", "127.0.0.1", "127.1.2.3", "0.0.0.0", "169.254.169.254", "172.16.0.1"],
  ...["172.31.255.255", "192.168.1.1", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"],
  ...["::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1", "2002:7f00:1::"],
  ...["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:7f00:1", "::ffff:a9fe:a9fe", "::127.0.0.1", "64:ff9b::7f00:1"],
  ...["localhost", "", "1.2.3", "2130706433", "0x7f.1"],
];
const PUBLIC = [
  "1.1.1.1",
  "172.32.0.1",
  "93.184.215.14",
  "11.0.0.1",
  "2606:4700::1111",
  "2a00:1450::1",
  "::ffff:8.8.8.8",
];

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** The port of a server on this machine, and what it was asked. */
async function listening(answer: RequestListener) {
  const asked: { method: string | undefined; path: string | undefined; body: string; headers: object }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    asked.push({ method: request.method, path: request.url, body, headers: request.headers });
    answer(request, response);
  });
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { port: (server.address() as AddressInfo).port, asked };
}

const posting = (url: string) => ({ url, headers: { "webhook-id": "msg_1" }, body: '{"é":1}' });

describe("An address", () => {
  it.each(PRIVATE)("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(PUBLIC)("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("A webhook", () => {
  it("is posted with its headers, and its answer is the status", async () => {
    const { port, asked } = await listening((_, response) => response.writeHead(202).end("thanks"));
    const { post } = webhookClient({ allowPrivate: true });
    expect(await post(posting(`http://127.0.0.1:${port}/hook?a=1`))).toBe(202);
    expect(asked).toEqual([
      {
        ...{ method: "POST", path: "/hook?a=1", body: '{"é":1}' },
        headers: expect.objectContaining({ "webhook-id": "msg_1", "content-length": "8" }),
      },
    ]);
  });

  it.each(["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.0.0.1", "127.1"])(
    "never reaches %s, however it is spelled",
    async (host) => {
      const { port, asked } = await listening((_, response) => response.end());
      const { post } = webhookClient({ allowPrivate: false });
      await expect(post(posting(`https://${host}:${port}/`))).rejects.toThrow("not a public address");
      expect(asked).toEqual([]);
    },
  );

  it("never reaches a private address behind a name, even beside a public one", async () => {
    const { port, asked } = await listening((_, response) => response.end());
    for (const addresses of [["127.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["::ffff:127.0.0.1"]]) {
      const { post } = webhookClient({
        allowPrivate: false,
        resolve: (_, __, done) =>
          done(
            null,
            addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
          ),
      });
      await expect(post(posting(`https://rebound.example:${port}/`))).rejects.toThrow("not a public address");
    }
    expect(asked).toEqual([]);
  });

  it("looks the name up once, and connects to the address that was checked", async () => {
    const { port, asked } = await listening((_, response) => response.end());
    let lookups = 0;
    const { post } = webhookClient({
      allowPrivate: true,
      resolve(_, __, done) {
        lookups += 1;
        done(null, [{ address: lookups === 1 ? "127.0.0.1" : "192.0.2.1", family: 4 }]);
      },
    });
    expect(await post(posting(`http://rebound.example:${port}/`))).toBe(200);
    expect([lookups, asked.length]).toEqual([1, 1]);
  });

  it("follows no redirect", async () => {
    const elsewhere = await listening((_, response) => response.end());
    const { port } = await listening((_, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${elsewhere.port}/` }).end(),
    );
    expect(await webhookClient({ allowPrivate: true }).post(posting(`http://127.0.0.1:${port}/`))).toBe(307);
    expect(elsewhere.asked).toEqual([]);
  });

  it("doesn't wait for a body that never ends", async () => {
    const { port } = await listening((_, response) => {
      response.writeHead(200);
      response.write("endless");
    });
    expect(await webhookClient({ allowPrivate: true }).post(posting(`http://127.0.0.1:${port}/`))).toBe(200);
  });

  it("gives up on a receiver that doesn't answer, hangs up, isn't there, or doesn't speak HTTP", async () => {
    const silent = await listening(() => undefined);
    const rude = await listening((request) => request.socket.destroy());
    const { post } = webhookClient({ allowPrivate: true, mostMs: 200 });
    const at = (port: number) => post(posting(`http://127.0.0.1:${port}/secret-path`));
    await expect(at(silent.port)).rejects.toThrow("no answer in time");
    await expect(at(rude.port)).rejects.toThrow("connection closed");
    await expect(at(1)).rejects.toThrow("connection refused");
    await expect(post(posting(`https://127.0.0.1:${silent.port}/secret-path`))).rejects.not.toThrow("secret-path");
  });

  it.each(["http://example.com/", "ftp://example.com/"])("doesn't go to %s", async (url) => {
    await expect(webhookClient({ allowPrivate: false }).post(posting(url))).rejects.toThrow("not https");
  });
});

/** Limits for one connection and for one network. */
import { expect, it } from "vitest";
import { gate, world } from "./world";

const requests = (count: number) =>
  Array.from({ length: count }, (_, i) => `GET /api/v1/events?${i} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join("");

it("serves the requests of one connection one after another, in order", async () => {
  let atOnce = 0;
  let most = 0;
  const api = async (request: Request) => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    return new Response(`answer ${new URL(request.url).search};`);
  };
  const { say } = await world({ api });
  const client = say(requests(10));
  await expect.poll(() => client.received().match(/answer \?\d+;/g)?.length).toBe(10);
  expect(client.received().match(/answer \?\d+;/g)).toEqual(Array.from({ length: 10 }, (_, i) => `answer ?${i};`));
  expect(most).toBe(1);
});

it("closes a connection that pipelines too many requests and stops working for it", async () => {
  const held = gate();
  let asked = 0;
  const api = async () => {
    asked += 1;
    await held.opened;
    return new Response("done");
  };
  const { say, ask } = await world({ api, limits: { pipelined: 16, atWork: 2 } });
  const greedy = say(requests(60));
  await greedy.closed;
  held.open();
  expect((await ask("/api/v1/events")).status).toBe(200);
  expect(asked).toBe(2);
});

it("starts no further request on a connection whose client does not read", async () => {
  let asked = 0;
  const api = () => {
    asked += 1;
    return new Response(Buffer.alloc(16 * 1024 * 1024, "a"));
  };
  const { say, ask } = await world({ api, limits: { atWork: 1 } });
  say(requests(10)).socket.pause();
  await expect.poll(() => asked).toBe(1);
  for (let i = 0; i < 3; i++) await ask("/api/v1/events", { method: "HEAD" });
  expect(asked).toBe(4);
});

it("limits the connections of one network without affecting another", async () => {
  const { say } = await world({ api: () => new Response("done"), limits: { connectionsPerNetwork: 3 } });
  const open = Array.from({ length: 3 }, () => say(requests(1)));
  for (const each of open) await expect.poll(each.received).toContain("done");
  const [fourth, elsewhere] = [say(requests(1)), say(requests(1), "127.0.0.2")];
  await fourth.closed;
  expect(fourth.received()).toBe("");
  await expect.poll(elsewhere.received).toContain("done");
  open[0]?.socket.end();
  await open[0]?.closed;
  await expect
    .poll(async () => {
      const next = say(requests(1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      return next.received();
    })
    .toContain("done");
});

it.each([
  ["by address", "127.0.0.1"],
  ["by their number", "1"],
])("does not count the connections of trusted proxies, named %s", async (_, TRUST_PROXY) => {
  const limits = { connectionsPerNetwork: 1 };
  const { say } = await world({ api: () => new Response("done"), limits, env: { TRUST_PROXY } });
  const open = Array.from({ length: 4 }, () => say(requests(1)));
  for (const each of open) await expect.poll(each.received).toContain("done");
});

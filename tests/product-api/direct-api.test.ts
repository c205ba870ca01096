/** Node's own requests get the answers that web requests get. */
import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract } from "../../server/product-api/contract";
import { seedId } from "../../server/store/seed/ids";

import { SITE } from "../services/box-office/box-office-world";
import { type ApiWorld, apiWorld } from "./world";

const reservationBody = {
  eventId: seedId("event", "iron-harvest"),
  ticketQuantities: [{ ticketDefinitionId: seedId("definition", "iron-harvest/upper"), quantity: 1 }],
};

let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld();
});
afterAll(() => world.close());

type Sent = { method: string; path: string; headers?: [name: string, value: string][]; body?: string };

async function directly({ method, path, headers = [], body }: Sent) {
  const request = { method, url: `/api${path}`, rawHeaders: headers.flat() } as IncomingMessage;
  const answer = await world.direct(request, "192.0.2.1", body === undefined ? undefined : Buffer.from(body));
  return answer && [answer.status, answer.headers, answer.body];
}

async function overTheWeb({ method, path, headers = [], body }: Sent) {
  const init = { method, headers: new Headers(headers), ...(body !== undefined && { body }) };
  const answer = await world.call(new Request(`${SITE}/api${path}`, init), "192.0.2.1");
  const text = await answer.text();
  return [answer.status, Object.fromEntries(answer.headers), answer.status === 304 ? undefined : text];
}

const plain = Object.values(contract).filter(({ path }) => !path.includes("{"));
const JSON_TYPE: [string, string] = ["Content-Type", "application/json"];

test("every operation without an id in its path answers alike, with and without a token", async () => {
  expect(plain.length).toBeGreaterThan(20);
  const guest = await world.pool.guest("ann");
  for (const { method, path } of plain) {
    for (const authorization of [undefined, "Bearer garbage", `Bearer ${guest}`, `bearer ${guest}`]) {
      const headers: Sent["headers"] = [
        ...(authorization ? [["Authorization", authorization] as [string, string]] : []),
      ];
      const posts = method === "POST" ? { headers: [...headers, JSON_TYPE], body: "{}" } : { headers };
      const sent = { method, path, ...posts };
      expect([method, path, await directly(sent)]).toEqual([method, path, await overTheWeb(sent)]);
    }
  }
});

test("bodies and headers are read alike", async () => {
  const bearer: [string, string] = ["authorization", `Bearer ${await world.pool.guest("bea")}`];
  const path = "/v1/tickets/reservation";
  const wrong = JSON.stringify({ ...reservationBody, ticketQuantities: [] });
  const statuses: unknown[] = [];
  for (const sent of [
    { headers: [bearer], body: wrong },
    { headers: [bearer, ["content-type", "application/jsonp"]], body: wrong },
    { headers: [bearer, ["content-type", "APPLICATION/JSON ; charset=utf-8"]], body: wrong },
    { headers: [bearer, JSON_TYPE], body: "{" },
    { headers: [bearer, JSON_TYPE], body: "" },
    { headers: [bearer, JSON_TYPE], body: '"\\ud800"' },
    { headers: [bearer, JSON_TYPE], body: " ".repeat(16_385) },
    { headers: [bearer, bearer, JSON_TYPE], body: wrong },
    { headers: [["Authorization", ` ${bearer[1]} `], JSON_TYPE], body: wrong },
  ] as Pick<Sent, "headers" | "body">[]) {
    const all = { method: "POST", path, ...sent };
    const answer = await directly(all);
    expect(answer).toEqual(await overTheWeb(all));
    statuses.push(answer?.[0]);
  }
  expect(statuses).toEqual([415, 415, 400, 400, 400, 400, 413, 401, 400]);
});

test("content that the client has is not sent again", async () => {
  const asked = { method: "GET", path: "/v1/shows" };
  const [, headers] = (await directly(asked)) as [number, Record<string, string>];
  const again = { ...asked, headers: [["If-None-Match", `"other", ${headers.etag}`]] as Sent["headers"] };
  expect((await directly(again))?.[0]).toBe(304);
  expect(await directly(again)).toEqual(await overTheWeb(again));
});

test("a reservation is made", async () => {
  const headers: Sent["headers"] = [["authorization", `Bearer ${await world.pool.guest("cat")}`], JSON_TYPE];
  const body = JSON.stringify(reservationBody);
  const [status, , text] = (await directly({ method: "POST", path: "/v1/tickets/reservation", headers, body })) ?? [];
  expect(status).toBe(201);
  expect(contract.reserve.response.parse(JSON.parse(String(text))).status).toBe("RESERVATION_PENDING");
});

test.each([
  ["PUT", "/v1/tickets/reservation"],
  ["HEAD", "/v1/events"],
  ["POST", "/v1/billing/webhook"],
  ["GET", "/v1/events?limit=1"],
  ["GET", "/v1/events/"],
  ["GET", "/openapi.json"],
])("%s %s is left to the others", async (method, path) => {
  expect(await directly({ method, path })).toBeUndefined();
});

/** Reading events over HTTP, and the rules that all rows of the API share. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { contract } from "../../server/product-api/contract";
import { productApi } from "../../server/product-api/http";
import { catalogue } from "../../server/services/catalogue";
import { contacts } from "../../server/services/contacts";
import { seedId } from "../../server/store/seed/ids";
import { movableClock } from "../store";
import { closedBillingApi, closedOffice } from "./closed-office";
import { ask, httpWorld, ironHarvest, nobody, refusal, reported, siteUrl, store } from "./http-world";

httpWorld();

describe("reading events", () => {
  test("lists upcoming nights for anyone in the contract's shape", async () => {
    const response = await ask("/v1/events?limit=2&city=Norfolk");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=30");
    const body = contract.listEvents.response.parse(await response.json());
    expect(body).toMatchObject({ total: 1, offset: 0, limit: 2 });
    expect(body.events[0]?.title).toBe("Iron Harvest");
  });

  test("gives one night by id, by id in capitals, and by short code", async () => {
    const body = contract.getEvent.response.parse(await (await ask(`/v1/events/${ironHarvest}`)).json());
    const codes = await ask(`/v1/events/short/${body.event.shortCode}`);
    expect(contract.getEventByCode.response.parse(await codes.json()).event).toEqual(body.event);
    expect((await ask(`/v1/events/${ironHarvest.toUpperCase()}`)).status).toBe(200);
  });

  test("gives a night's price tiers, which are not cached", async () => {
    const response = await ask(`/v1/tickets/event/${ironHarvest}`);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const body = contract.listDefinitions.response.parse(await response.json());
    expect(body.metaData).toEqual({ count: 6, offset: 0, total: 6 });
    expect(body.definitions[1]).toMatchObject({
      name: "Ringside",
      price: { amount: "79.00", currency: "USD" },
      fewLeft: 3,
    });
  });

  test("answers an unknown id, a draft and a malformed id alike with 404", async () => {
    const paths = ["events", "tickets/event"].flatMap((base) =>
      [nobody, seedId("event", "unannounced"), "1", "%00", "..%2f..", "'%20or%201=1"].map((id) => `/v1/${base}/${id}`),
    );
    for (const path of [...paths, "/v1/events/short/OOOOOO", "/v1/events/short/ABCDEF", "/v1/nothing", "/v2/events"]) {
      expect((await refusal(await ask(path))).status, path).toBe(404);
    }
  });

  test("names the field of an invalid query", async () => {
    for (const [query, field] of [
      ["limit=0", "limit"],
      ["limit=101", "limit"],
      ["limit=ten", "limit"],
      ["offset=-1", "offset"],
      ["month=March", "month"],
      ["past=yes", "past"],
      ["city=a&city=b", "city"],
      [`text=${"a".repeat(81)}`, "text"],
    ]) {
      const body = await refusal(await ask(`/v1/events?${query}`));
      expect([body.status, body.errors?.[0]?.field], query).toEqual([400, field]);
    }
  });
});

describe("the protocol", () => {
  test("answers another method with 405 and the allowed ones", async () => {
    for (const [path, method, allow] of [
      ["/v1/events", "DELETE", "GET, HEAD"],
      [`/v1/events/${ironHarvest}`, "PUT", "GET, HEAD"],
      ["/v1/tickets/reservation", "PUT", "POST, GET, HEAD"],
      ["/openapi.json", "POST", "GET, HEAD"],
    ] as const) {
      const response = await ask(path, { method });
      expect((await refusal(response)).status, path).toBe(405);
      expect(response.headers.get("allow")).toBe(allow);
    }
    const head = await ask("/v1/events", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("describes itself in valid OpenAPI, with a path for every row of the contract", async () => {
    const response = await ask("/openapi.json");
    const document = await response.json();
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
    for (const { path, method } of Object.values(contract)) {
      expect(document.paths[path][method.toLowerCase()].operationId).toBeTruthy();
    }
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name ?? "");
    }
    expect(text).not.toContain("$defs");
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(schema, name).not.toHaveProperty("$ref");
      expect(schema, name).toHaveProperty("properties");
    }
  });

  test("reports an unexpected error and tells the caller nothing about it", async () => {
    const clock = movableClock();
    const limit = { allow: async () => true, allowVisitor: async () => true, giveBack: async () => undefined };
    const broken = productApi({
      catalogue: {
        ...catalogue({ store, clock, siteUrl }),
        events: () => Promise.reject(new Error("secret of the store")),
      },
      boxOffice: closedOffice,
      billingApi: closedBillingApi,
      contacts: contacts({ store, clock, limits: limit }),
      limits: limit,
      bearer: async () => undefined,
      siteUrl,
      sites: [],
      report: (error) => void reported.push(error),
    });
    const response = await broken(new Request("http://localhost:3000/api/v1/events"));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(reported).toHaveLength(1);
  });

  test("never fails on hostile paths, queries and headers", async () => {
    const hostile = [
      "%",
      "%ff",
      "%00",
      "../../etc/passwd",
      "a".repeat(5_000),
      "%F0%9F%98%80",
      "'; drop table event; --",
      "{{7*7}}",
    ];
    for (const text of hostile) {
      for (const path of [
        `/v1/events/${text}`,
        `/v1/events/short/${text}`,
        `/v1/events?text=${text}`,
        `/v1/events?city=${text}&month=${text}&limit=${text}`,
        `/v1/tickets/event/${ironHarvest}/user/${text}`,
        `/v1/tickets/event/${text}/user/maya`,
      ]) {
        expect((await ask(path, { bearer: "maya" })).status, path).toBeLessThan(500);
      }
    }
    expect(reported).toEqual([]);
  });
});

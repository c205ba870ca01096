/** Every reading row of the contract and the contact messages, over the tests' own content. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { limits } from "../../server/http/rate-limits";
import type { Visitor } from "../../server/ports";
import { contract, Problem } from "../../server/product-api/contract";
import { productApi } from "../../server/product-api/http";
import { catalogue } from "../../server/services/catalogue";
import { contacts } from "../../server/services/contacts";
import type { Store } from "../../server/store/db";
import { attempt, contact } from "../../server/store/schema";
import { id, worldStore } from "../services/catalogue/catalogue-world";
import { movableClock, testStore } from "../store";
import { closedBillingApi, closedOffice } from "./closed-office";

const siteUrl = "https://ringside.example";
const guest: Visitor = {
  ...{ signedIn: false, user: undefined, visitorId: "identity:g", orderKeys: {}, address: "", locale: "en" },
};
const fan: Visitor = {
  ...{ ...guest, signedIn: true, visitorId: "user:maya" },
  user: { userId: "maya", username: "maya", email: "maya@example.com", emailVerified: true, name: "Maya" },
};
/** The nights of Maya's orders; one of them was refunded, one is no longer public. */
const orders = [
  ["next", "PAID"],
  ["past 3", "PAID"],
  ["next", "FREE"],
  ["cancelled", "REFUNDED"],
  ["draft", "PAID"],
] as const;

let store: Store;
let empty: Store;
let reported: unknown[] = [];

beforeAll(async () => {
  [store, empty] = await Promise.all([worldStore(), testStore({ seeded: false })]);
});
afterAll(() => Promise.all([store.close(), empty.close()]));
beforeEach(() => {
  reported = [];
});

function api(over: Store = store) {
  const clock = movableClock();
  const counted = limits({ store: over, clock });
  const order = {
    eventTitle: "",
    startDate: "",
    timeZoneId: "",
    disputed: false,
    tickets: 1,
    totalCents: 0,
    currency: "USD",
    created: "",
  };
  return productApi({
    catalogue: catalogue({ store: over, clock, siteUrl }),
    boxOffice: {
      ...closedOffice,
      orders: async () =>
        orders.map(([name, status], n) => ({ ...order, orderNumber: `${n}`, eventId: id(name), status })),
    },
    billingApi: closedBillingApi,
    contacts: contacts({ store: over, clock, limits: counted }),
    limits: counted,
    bearer: async (authorization, address) => {
      const who = { "Bearer guest": guest, "Bearer maya": fan }[authorization ?? ""];
      return who ? { ...who, address } : authorization ? "invalid" : undefined;
    },
    siteUrl,
    sites: [],
    report: (error) => void reported.push(error),
  });
}

const read = (path: string, headers: Record<string, string> = {}, over?: Store) =>
  api(over)(new Request(`http://localhost:3000/api${path}`, { headers }));
async function body<K extends keyof typeof contract>(
  row: K,
  path: string,
): Promise<z.infer<(typeof contract)[K]["response"]>> {
  const response = await read(path, { authorization: "Bearer maya" });
  expect(response.status, path).toBe(200);
  const json = await response.json();
  expect(contract[row].response.parse(json), path).toEqual(json);
  return json;
}
const status = async (path: string, headers = { authorization: "Bearer maya" }) => (await read(path, headers)).status;

/** Row, address and the key of its list. */
const lists = [
  ["listEvents", "/v1/events", "events"],
  ["listEventsByCategory", `/v1/events/category/${id("road")}`, "events"],
  ["listMyEvents", "/v1/events/user", "events"],
  ["searchCategories", "/v1/events/category/search", "dataItems"],
  ["listHighlights", "/v1/highlights", "dataItems"],
  ["mediaFeed", "/v1/media/feed", "dataItems"],
  ["instagramFeed", "/v1/media/instagram/feed", "data"],
  ["listWrestlers", "/v1/wrestlers", "dataItems"],
  ["searchWrestlers", "/v1/wrestlers/search", "dataItems"],
  ["listProducts", "/v1/products", "products"],
] as const;
const paged = lists.filter(([row]) => row !== "instagramFeed");
const listOf = (answer: unknown, key: string) => (answer as Record<string, { id: string }[]>)[key] ?? [];

describe("a list of content", () => {
  test.each(lists)("%s has the contract's shape and is public, except for the fan's own", async (row, path, key) => {
    const answer = await body(row, path);
    expect(listOf(answer, key).length).toBeGreaterThan(0);
    expect(await status(path, { authorization: "" })).toBe(row === "listMyEvents" ? 401 : 200);
  });

  test.each(paged)("%s continues where the previous page ended, and ends", async (row, path, key) => {
    const whole = await body(row, `${path}?limit=${row === "listHighlights" ? 4 : 100}`);
    const first = await body(row, `${path}?limit=1`);
    const second = await body(row, `${path}?limit=1&offset=1`);
    expect(first).toMatchObject({ total: (whole as { total: number }).total, offset: 0, limit: 1 });
    expect([first, second].flatMap((one) => listOf(one, key))).toEqual(listOf(whole, key).slice(0, 2));
    expect(listOf(await body(row, `${path}?offset=100000`), key)).toEqual([]);
  });

  test.each(paged)("%s names the field of an invalid query", async (_, path) => {
    for (const [query, field] of [
      ["limit=0", "limit"],
      ["limit=101", "limit"],
      ["limit=1e9", "limit"],
      ["limit=", "limit"],
      ["offset=-1", "offset"],
      ["offset=100001", "offset"],
      ["limit=1&limit=2", "limit"],
    ]) {
      const response = await read(`${path}?${query}`, { authorization: "Bearer maya" });
      const problem = Problem.parse(await response.json());
      expect([response.status, problem.errors?.[0]?.field], `${path}?${query}`).toEqual([400, field]);
    }
  });

  test.each(lists)("%s is an empty list over an empty store, or absent with its section", async (row, path, key) => {
    const response = await read(path, { authorization: "Bearer maya" }, empty);
    if (row === "listEventsByCategory") expect(response.status).toBe(404);
    else expect(listOf(contract[row].response.parse(await response.json()), key)).toEqual([]);
  });

  test("accepts no other filters than its own", async () => {
    for (const query of [
      "wrestlers?role=boss",
      "wrestlers?status=retired",
      "wrestlers?champions=1",
      `wrestlers?text=${"a".repeat(81)}`,
      "media/feed?type=gossip",
      "highlights?limit=5",
      "highlights?wrestler=1",
      "events?category=1",
      "events?show=A%20B",
      "media/instagram/feed?after=x",
      "media/instagram/feed?limit=51",
    ]) {
      expect(await status(`/v1/${query}`), query).toBe(400);
    }
  });
});

describe("one item", () => {
  test("is found by its id, also in capitals", async () => {
    expect((await body("getWrestler", `/v1/wrestlers/${id("toru")}`)).dataItem.data.ringName).toBe("Tōru Hagane");
    expect(await status(`/v1/wrestlers/${id("toru").toUpperCase()}`)).toBe(200);
    expect((await body("mainHighlight", "/v1/highlights/main")).highlight.data.title).toBe("main film");
    expect((await read("/v1/highlights/main", {}, empty)).status).toBe(404);
  });

  test("that is absent, hidden or malformed gives the same 404", async () => {
    const answers = await Promise.all(
      [
        `/v1/wrestlers/${id("nobody")}`,
        "/v1/wrestlers/toru",
        "/v1/wrestlers/search2",
        `/v1/events/category/${id("archive")}`,
        `/v1/events/category/${id("nobody")}`,
        "/v1/events/category/1",
        `/v1/events/${id("draft")}`,
      ].map(async (path) => {
        const response = await read(path);
        return [response.status, await response.text()];
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.[0]).toBe(404);
  });

  test("does not shadow the paths that are words, not ids", async () => {
    expect((await body("searchWrestlers", "/v1/wrestlers/search?text=SINEAD%20o'malley")).total).toBe(1);
    expect((await body("searchCategories", "/v1/events/category/search?text=road")).total).toBe(1);
    expect((await body("listMyEvents", "/v1/events/user")).events.map((one) => one.slug)).toEqual(["past-3", "next"]);
  });
});

describe("a fan's own nights", () => {
  test("are nobody else's: a guest has none, and the answer is not cached", async () => {
    const response = await read("/v1/events/user", { authorization: "Bearer guest" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
    expect(await response.json()).toMatchObject({ events: [], total: 0 });
    expect(await status("/v1/events/user", { authorization: "Bearer forged" })).toBe(401);
  });
});

describe("content that the client already has", () => {
  test("is not sent again", async () => {
    for (const [row, path] of lists) {
      if (row === "listMyEvents") continue;
      const first = await read(path);
      const etag = first.headers.get("etag") ?? "";
      expect(first.headers.get("cache-control"), path).toBe("public, max-age=30");
      expect(etag, path).toMatch(/^W\/"[\w-]{20,}"$/);
      for (const known of [`"other", ${etag}`, etag.replace("W/", ""), "*"]) {
        const again = await read(path, { "if-none-match": known });
        expect([again.status, await again.text(), again.headers.get("etag")], path).toEqual([304, "", etag]);
      }
      expect((await read(path, { "if-none-match": '"other"' })).status).toBe(200);
    }
  });

  test("is different for another page", async () => {
    const [one, two] = await Promise.all(["limit=1", "limit=2"].map((query) => read(`/v1/wrestlers?${query}`)));
    expect(one?.headers.get("etag")).not.toBe(two?.headers.get("etag"));
  });
});

describe("a message", () => {
  const contactRequest = (over: object = {}) => ({
    ...{ info: { name: { first: "Ada" }, emails: { items: [{ email: "ada@example.com" }] } } },
    ...{ subject: "A refund", message: "Please", ...over },
  });
  const post = (sent: unknown, bearer = "guest", address = "192.0.2.1") =>
    api()(
      new Request("http://localhost:3000/api/v1/contacts", {
        method: "POST",
        headers: { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) },
        body: JSON.stringify(sent),
      }),
      address,
    );
  beforeEach(async () => {
    await store.db.delete(contact);
    await store.db.delete(attempt);
  });

  test("is stored and answered with 201", async () => {
    const response = await post(contactRequest({ consentNewsletter: true }), "maya");
    expect([response.status, response.headers.get("cache-control")]).toEqual([201, "no-store"]);
    expect(contract.createContact.response.parse(await response.json()).primaryInfo.email).toBe("ada@example.com");
    expect(await store.db.select().from(contact)).toMatchObject([
      { source: "api", userId: "maya", subject: "A refund" },
    ]);
  });

  test("needs a bearer, as every call does", async () => {
    expect((await post(contactRequest(), "")).status).toBe(401);
    expect((await post(contactRequest(), "forged")).status).toBe(401);
  });

  test("with an invalid field is refused by that field's name", async () => {
    for (const [over, field] of [
      [{ message: "" }, "message"],
      [{ subject: "a".repeat(121) }, "subject"],
      [{ consentNewsletter: "yes" }, "consentNewsletter"],
      [{ info: { name: { first: "Ada" }, emails: { items: [] } } }, "info.emails.items"],
      [{ info: null }, "info"],
    ] as const) {
      const response = await post(contactRequest(over));
      const problem = Problem.parse(await response.json());
      expect([response.status, problem.errors?.[0]?.field]).toEqual([400, field]);
    }
    expect(await store.db.select().from(contact)).toEqual([]);
  });

  test("of a robot is answered like any other but not stored", async () => {
    const response = await post(contactRequest({ website: "https://spam.example" }));
    expect(response.status).toBe(201);
    contract.createContact.response.parse(await response.json());
    expect(await store.db.select().from(contact)).toEqual([]);
  });

  test("beyond the limit is refused until later, per visitor and per address", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await post(contactRequest({ message: `${n}` }))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = await post(contactRequest({ message: "more" }));
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Problem.parse(await refused.json()).status).toBe(429);
    expect(await store.db.select().from(attempt)).toContainEqual(
      expect.objectContaining({ key: "contact:address:192.0.2.1" }),
    );
  });
});

test("Hostile values never cause an error of ours", async () => {
  const hostile = [
    "%00",
    "%ff",
    "%F0%9F%98%80",
    "%ED%A0%80",
    "'; drop table wrestler; --",
    "..%2f..%2f",
    "{{7*7}}",
    "__proto__",
  ];
  for (const text of [...hostile, "a".repeat(5_000)]) {
    for (const path of [
      `/v1/events/category/${text}`,
      `/v1/events/category/search?text=${text}`,
      `/v1/events?category=${text}&show=${text}&past=${text}`,
      `/v1/events/user?limit=${text}`,
      `/v1/highlights?wrestler=${text}&event=${text}`,
      `/v1/highlights/${text}`,
      `/v1/media/feed?type=${text}&text=${text}`,
      `/v1/media/feed?text=${text}`,
      `/v1/media/instagram/feed?after=${text}`,
      `/v1/wrestlers/${text}`,
      `/v1/wrestlers?text=${text}`,
      `/v1/wrestlers?division=${text}`,
      `/v1/products?category=${text}`,
    ]) {
      expect(await status(path), path).toBeLessThan(500);
    }
  }
  expect(reported).toEqual([]);
});

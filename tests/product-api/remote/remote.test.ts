/** The client of a remote product API: how often it calls, what it caches, and how it handles every kind of failure. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Unreachable } from "../../../server/failures/unreachable";
import type { Visitor } from "../../../server/ports";
import { remote } from "../../../server/product-api/remote";
import { DAY_MS, MINUTE_MS, movableClock } from "../../store";

type Asked = { line: string; headers: IncomingMessage["headers"]; body: string };
type Answer = { status?: number; json?: unknown; headers?: Record<string, string>; broken?: true; silent?: true };

const SHOWS = { shows: [] };
const NIGHT = "00000000-0000-4000-8000-000000000001";
const guest = (bearer?: string): Visitor => ({
  ...{ signedIn: false, user: undefined, visitorId: "g", orderKeys: {}, address: "192.0.2.7", locale: "en" },
  bearer: async () => bearer,
});

let asked: Asked[];
let reported: string[];
let answers: (asked: Asked) => Answer;
let clock: ReturnType<typeof movableClock>;
let tokens: () => Promise<string>;
let services: ReturnType<typeof remote>;
let stop: () => void;

beforeEach(async () => {
  [asked, reported] = [[], []];
  answers = () => ({ json: SHOWS });
  clock = movableClock();
  tokens = async () => "server-guest";
  const server = createServer((incoming, outgoing) => void receive(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  services = remote({
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bearer: () => tokens(),
    siteUrl: "http://localhost:3000",
    clock,
    report: (error) => void reported.push(String(error)),
  });
});
afterEach(() => stop());

async function receive(incoming: IncomingMessage, outgoing: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const one = {
    line: `${incoming.method} ${incoming.url}`,
    headers: incoming.headers,
    body: String(Buffer.concat(chunks)),
  };
  asked.push(one);
  const { status = 200, json = {}, headers = {}, broken, silent } = answers(one);
  if (silent) return;
  if (broken) outgoing.destroy();
  else outgoing.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(json));
}

describe("Reading content", () => {
  it("uses the server's own guest token, and one call for simultaneous requests", async () => {
    await Promise.all([services.catalogue.shows(), services.catalogue.shows(), services.catalogue.show("none")]);
    expect(asked.map(({ line }) => line)).toEqual(["GET /api/v1/shows"]);
    expect(asked[0]?.headers.authorization).toBe("Bearer server-guest");
  });

  it("serves a 30-second-old answer as fresh, an older one while it refetches, and waits after a long pause", async () => {
    await services.catalogue.shows();
    clock.advance(29_000);
    await services.catalogue.shows();
    expect(asked).toHaveLength(1);
    clock.advance(2_000);
    answers = () => ({ json: { shows: [show("first"), show("second")] } });
    expect(await services.catalogue.shows()).toEqual([]);
    await expect.poll(async () => (await services.catalogue.shows()).length).toBe(2);
    expect(asked).toHaveLength(2);
    clock.advance(DAY_MS);
    answers = () => ({ json: { shows: [show("new")] } });
    expect(await services.catalogue.shows()).toHaveLength(1);
  });

  it("sends the ETag it knows and keeps that content when it has not changed", async () => {
    answers = () => ({ json: { shows: [show("first")] }, headers: { etag: 'W/"1"' } });
    await services.catalogue.shows();
    answers = ({ headers }) => ({ status: headers["if-none-match"] === 'W/"1"' ? 304 : 500 });
    clock.advance(DAY_MS);
    expect((await services.catalogue.shows())[0]?.slug).toBe("first");
    expect(reported).toEqual([]);
  });

  it("tries three times on a transient failure and reports it once", async () => {
    answers = () => ({ status: 503 });
    await expect(services.catalogue.shows()).rejects.toBeInstanceOf(Unreachable);
    expect(asked).toHaveLength(3);
    expect(reported).toHaveLength(1);
    asked.length = 0;
    answers = () => (asked.length < 3 ? { broken: true } : { json: SHOWS });
    expect(await services.catalogue.shows()).toEqual([]);
    expect(asked).toHaveLength(3);
  });

  it("gives up after five seconds and three unanswered attempts", async () => {
    answers = () => ({ silent: true });
    const began = performance.now();
    await expect(services.catalogue.shows()).rejects.toBeInstanceOf(Unreachable);
    expect(asked).toHaveLength(3);
    expect(performance.now() - began).toBeLessThan(7_000);
  });

  it("does not retry where that would not help", async () => {
    for (const status of [400, 401, 403, 409]) {
      asked.length = 0;
      answers = () => ({ status });
      await expect(services.catalogue.shows()).rejects.toBeInstanceOf(Unreachable);
      expect(asked, String(status)).toHaveLength(1);
    }
    expect(reported).toHaveLength(4);
  });

  it("serves the last known content within its limit, and makes nobody wait for it twice", async () => {
    answers = () => ({ json: { shows: [show("kept")] } });
    await services.catalogue.shows();
    stop();
    expect(await services.catalogue.staleSince()).toBeUndefined();
    const readAt = clock.now();
    clock.advance(59 * MINUTE_MS);
    expect((await services.catalogue.shows())[0]?.slug).toBe("kept");
    expect(await services.catalogue.staleSince()).toEqual(readAt);
    const began = performance.now();
    expect((await services.catalogue.shows())[0]?.slug).toBe("kept");
    expect(performance.now() - began).toBeLessThan(50);
    expect(reported.length).toBeGreaterThan(0);
    clock.advance(2 * MINUTE_MS);
    await expect(services.catalogue.shows()).rejects.toBeInstanceOf(Unreachable);
  });

  it("keeps its content when the answer has another shape, is no JSON, or no token can be had", async () => {
    answers = () => ({ json: { shows: [show("kept")] } });
    await services.catalogue.shows();
    for (const trouble of [{ json: { shows: [{ slug: 1 }] } }, { json: "text" }, { json: { shows: null } }]) {
      answers = () => trouble;
      clock.advance(10 * MINUTE_MS);
      expect((await services.catalogue.shows())[0]?.slug).toBe("kept");
    }
    tokens = () => Promise.reject(new Error("the identity pool is down"));
    clock.advance(10 * MINUTE_MS);
    expect((await services.catalogue.shows())[0]?.slug).toBe("kept");
    await expect(services.catalogue.premiumPlans()).rejects.toBeInstanceOf(Unreachable);
  });

  it("drops content that is gone", async () => {
    answers = () => ({ json: { shows: [show("gone soon")] } });
    expect(await services.catalogue.shows()).toHaveLength(1);
    answers = () => ({ status: 404 });
    clock.advance(DAY_MS);
    expect(await services.catalogue.shows()).toEqual([]);
    stop();
    await expect(services.catalogue.shows()).rejects.toBeInstanceOf(Unreachable);
  });

  it("fetches the seats of a night each time", async () => {
    answers = () => ({ json: { metaData: { count: 0, offset: 0, total: 0 }, definitions: [] } });
    await services.catalogue.definitions(NIGHT);
    await services.catalogue.definitions(NIGHT);
    expect(asked).toHaveLength(2);
  });

  it("sends its token to no address that an answer names", async () => {
    answers = ({ line }) =>
      line.endsWith("/elsewhere") ? { json: SHOWS } : { status: 302, headers: { location: "/api/v1/elsewhere" } };
    await expect(services.catalogue.shows()).rejects.toBeInstanceOf(Unreachable);
    expect(asked.filter(({ line }) => line.endsWith("/elsewhere"))).toEqual([]);
  });

  it("reads a long list page by page", async () => {
    const all = Array.from({ length: 250 }, (_, n) => category(n));
    answers = ({ line }) => {
      const query = new URL(line.slice(4), "http://x").searchParams;
      const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit"))];
      return { json: { dataItems: all.slice(offset, offset + limit), total: all.length, offset, limit } };
    };
    const { dataItems, total } = await services.catalogue.categories({ limit: 220, offset: 10 });
    expect([dataItems.length, dataItems.at(-1)?.id, total]).toEqual([220, category(229).id, 250]);
    expect(asked).toHaveLength(3);
    expect((await services.catalogue.category(category(249).id))?.id).toBe(category(249).id);
  });
});

describe("A product API with section 7 alone", () => {
  it("has no shows, broadcasts, plans, orders or holds: nothing is shown, and nothing fails", async () => {
    answers = () => ({ status: 404, json: {} });
    const { catalogue, boxOffice } = services;
    expect(await catalogue.shows()).toEqual([]);
    expect(await catalogue.payPerViews()).toEqual([]);
    expect(await catalogue.premiumPlans()).toEqual([]);
    expect(await boxOffice.hold(guest("g"), NIGHT)).toBeUndefined();
    expect(await boxOffice.returned(guest("g"), NIGHT)).toBeUndefined();
    expect(reported).toEqual([]);
  });
});

describe("A visitor's calls", () => {
  const reservationRequest = { eventId: NIGHT, ticketQuantities: [{ ticketDefinitionId: NIGHT, quantity: 1 }] };

  it("carry the visitor's own bearer and address", async () => {
    answers = () => ({ status: 409, json: { type: "about:blank", title: "Sold out", status: 409 } });
    expect(await services.boxOffice.reserve(guest("hers"), reservationRequest)).toEqual({
      outcome: "refused",
      problems: [{ code: "soldOut" }],
    });
    expect(asked[0]?.headers).toMatchObject({ authorization: "Bearer hers", "x-forwarded-for": "192.0.2.7" });
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual(reservationRequest);
  });

  it("are made once when they write, whatever happens", async () => {
    for (const answer of [{ status: 500 }, { status: 502 }, { broken: true as const }]) {
      asked.length = 0;
      answers = () => answer;
      await expect(services.boxOffice.reserve(guest("g"), reservationRequest)).rejects.toBeInstanceOf(Unreachable);
      expect(asked).toHaveLength(1);
    }
    answers = () => ({ status: 503 });
    await expect(services.boxOffice.reserve(guest("g"), reservationRequest)).rejects.toMatchObject({ name: "Busy" });
    expect(reported).toHaveLength(3);
  });

  it("are not made for a guest without a token, who owns nothing and can write nothing", async () => {
    expect(await services.boxOffice.hold(guest(), NIGHT)).toBeUndefined();
    await expect(services.boxOffice.reserve(guest(), reservationRequest)).rejects.toBeInstanceOf(Unreachable);
    expect(asked).toEqual([]);
  });

  it("say which line was refused and why, where the other site says so", async () => {
    const errors = [
      { field: "ticketQuantities.0.quantity", message: "Only 2 left.", code: "notEnough", n: 2 },
      { field: "ticketQuantities", message: "Who knows.", code: "somethingNew" },
    ];
    answers = () => ({ status: 409, json: { type: "about:blank", title: "Sold out", status: 409, errors } });
    expect(await services.boxOffice.reserve(guest("g"), reservationRequest)).toEqual({
      outcome: "refused",
      problems: [{ definitionId: NIGHT, code: "notEnough", n: 2 }, { code: "soldOut" }],
    });
  });

  it("report too many messages", async () => {
    answers = () => ({ status: 429, json: { type: "about:blank", title: "Too Many Requests", status: 429 } });
    const contactRequest = {
      info: { name: { first: "Ada", last: "" }, emails: { items: [{ email: "ada@example.com" }] } },
      ...{ subject: "other", message: "Hello", consentNewsletter: false, source: "the form" },
    };
    expect(await services.contacts.create(guest("g"), contactRequest, { address: "" })).toMatchObject({
      outcome: "tooMany",
    });
    expect(JSON.parse(asked[0]?.body ?? "")).not.toHaveProperty("source");
  });
});

const show = (slug: string) => ({
  ...{ id: NIGHT, slug, title: slug, tagline: "", description: "", categoryId: null, isResidency: false },
  ...{ runtimeMinutes: 90, ageNote: "", faq: [], art: { seed: slug }, upcoming: 0 },
});

function category(n: number) {
  const id = `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  const fields = {
    name: `Section ${n}`,
    slug: `section-${n}`,
    kind: "tour",
    description: "",
    sortIndex: n,
    upcoming: 0,
  };
  return { id, dataCollectionId: "Categories", data: { _id: id, ...fields } };
}

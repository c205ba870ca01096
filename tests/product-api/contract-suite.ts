/** The answers of every product API built on our contract, wherever it runs: section 7's rows and our own. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  contract,
  type Event,
  type officeRows,
  onSaleRows,
  Problem,
  waitingRows,
} from "../../server/product-api/contract";
import { billingSuite } from "./billing-suite";
import { sellingSuite } from "./selling-suite";

export type Ask = { bearer?: string; method?: string; body?: unknown; headers?: Record<string, string> };
export type Api = {
  /** Responds to a request for `/api{path}`. */
  ask(path: string, o?: Ask): Promise<Response>;
  /** The token of a new guest. */
  guest(): Promise<string>;
  fan: string;
  fanId: string;
  rival: string;
  /** Origin of a site that payments may return to. */
  site: string;
};

/** A request to an API; a body makes it a POST. */
export function apiRequest(url: string, { bearer, method, body, headers }: Ask = {}): Request {
  return new Request(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

/** Visitors' operations. Those of tokens have their own tests (office.test.ts), and remote sites don't have them. */
type Operation = Exclude<keyof typeof contract, keyof typeof officeRows>;
type Row = {
  method: string;
  path: string;
  access: string;
  status?: number;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
};
export const rows = Object.entries(contract).filter(([, { access }]) => access !== "token") as [Operation, Row][];
const rowsWith = (part: "params" | "query" | "body") => rows.filter(([, row]) => row[part]);
/** An address of the row with `id` for each of its parameters. */
export const pathOf = ({ path }: Row, id: string) => path.replace(/\{\w+\}/g, encodeURIComponent(id));

export const ABSENT = "00000000-0000-4000-8000-00000000dead";
const MALFORMED = ["1", "%", "..", "'; drop table event; --", "a".repeat(3_000), "\0", `${ABSENT}0`];
/** An invalid value for each query field. */
const WRONG: Record<string, string> = {
  ...{ limit: "0", offset: "-1", month: "March", past: "yes", category: "c".repeat(41), show: "No Slug" },
  ...{ customer: "c".repeat(256), email: "nobody", id: "i".repeat(256) },
  ...{ text: "t".repeat(81), city: "c".repeat(61), division: "d".repeat(41), status: "x", role: "x", champions: "x" },
  ...{ wrestler: "1", event: "1", type: "x", after: "x", eventId: "1", reservationId: "1" },
};

/** Checks that a refusal has the form that all refusals share. */
export async function refusal(response: Response, status: number, about = ""): Promise<Problem> {
  expect([response.status, response.headers.get("content-type")], about).toEqual([status, "application/problem+json"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const problem = Problem.parse(await response.json());
  expect(problem.status).toBe(status);
  return problem;
}
export const fieldsOf = ({ errors = [] }: Problem) => errors.map(({ field }) => field);

/** Checks that a row succeeds in its shape, and returns the whole answer. */
export type Good = <K extends Operation>(
  row: K,
  path: string,
  o?: Ask,
) => Promise<z.infer<(typeof contract)[K]["response"]>>;

export async function nightCalled(title: string, good: Good): Promise<Event> {
  const { events } = await good("listEvents", `/v1/events?text=${encodeURIComponent(title)}`);
  const found = events.find((event) => event.title === title);
  if (!found) throw new Error(`No night is called ${title}`);
  return found;
}

export function contractSuite(name: string, api: Api) {
  const answered = new Set<Operation>();

  const good: Good = async <K extends Operation>(row: K, path: string, o: Ask = {}) => {
    const response = await api.ask(path, o);
    const { status, method } = contract[row] as Row;
    const json: unknown = await response.json();
    expect([response.status, json], path).toEqual([status ?? (method === "POST" ? 201 : 200), expect.anything()]);
    expect(contract[row].response.parse(json), path).toEqual(json);
    answered.add(row);
    return json as z.infer<(typeof contract)[K]["response"]>;
  };

  describe(`${name}: content`, () => {
    it("answers every list and every item in its shape", async () => {
      const { events } = await good("listEvents", "/v1/events?limit=100");
      const [event] = events;
      expect((await good("getEvent", `/v1/events/${event?.id}`)).event).toEqual(event);
      expect((await good("getEvent", `/v1/events/${event?.id.toUpperCase()}`)).event).toEqual(event);
      expect((await good("getEventByCode", `/v1/events/short/${event?.shortCode}`)).event).toEqual(event);
      const { dataItems } = await good("listWrestlers", "/v1/wrestlers");
      const { dataItem } = await good("getWrestler", `/v1/wrestlers/${dataItems[0]?.id}`);
      expect(dataItem).toEqual(dataItems[0]);
      expect((await good("listShows", "/v1/shows")).shows.length).toBeGreaterThan(0);
      expect((await good("listPayPerViews", "/v1/pay-per-view")).payPerViews.length).toBeGreaterThan(0);
      expect((await good("listPremiumPlans", "/v1/premium")).plans.length).toBeGreaterThan(0);
      expect((await good("mainHighlight", "/v1/highlights/main")).highlight.data.title).toBeTruthy();
    });

    it.each([
      ["listEvents", "/v1/events", "events"],
      ["searchCategories", "/v1/events/category/search", "dataItems"],
      ["listHighlights", "/v1/highlights", "dataItems"],
      ["mediaFeed", "/v1/media/feed", "dataItems"],
      ["listWrestlers", "/v1/wrestlers", "dataItems"],
      ["searchWrestlers", "/v1/wrestlers/search", "dataItems"],
      ["listProducts", "/v1/products", "products"],
    ] as const)("%s is read page by page in one order, and counts before the cut", async (row, path, key) => {
      const page = async (offset: number, limit: number) => {
        const answer = (await good(row, `${path}?offset=${offset}&limit=${limit}`)) as {
          total: number;
          offset: number;
          limit: number;
        };
        expect(answer).toMatchObject({ offset, limit });
        return { total: answer.total, items: (answer as unknown as Record<string, { id: string }[]>)[key] ?? [] };
      };
      const whole = await page(0, 4);
      const halves = [...(await page(0, 2)).items, ...(await page(2, 2)).items];
      expect(whole.items.length).toBe(Math.min(4, whole.total));
      expect(halves).toEqual(whole.items);
      expect(new Set(halves.map(({ id }) => id)).size).toBe(halves.length);
      expect(await page(whole.total, 4)).toEqual({ total: whole.total, items: [] });
    });

    it("pages through all pictures by cursor without duplicates", async () => {
      const seen: string[] = [];
      let after = "";
      do {
        const { data, paging } = await good("instagramFeed", `/v1/media/instagram/feed?limit=5${after}`);
        seen.push(...data.map(({ id }) => id));
        after = paging.cursors.after ? `&after=${paging.cursors.after}` : "";
      } while (after);
      const all = await good("instagramFeed", "/v1/media/instagram/feed?limit=50");
      expect(seen).toEqual(all.data.map(({ id }) => id));
    });

    it("filters nights by city, month, section, show, words and time", async () => {
      const harvest = await nightCalled("Iron Harvest", good);
      const of = async (query: string) => (await good("listEvents", `/v1/events?limit=100&${query}`)).events;
      const { city } = harvest.location;
      const month = localMonth(harvest);
      const [categoryId = ""] = harvest.categoryIds;
      const there = await of(`city=${encodeURIComponent(city)}`);
      const then = await of(`month=${month}`);
      const section = await of(`category=${categoryId}`);
      for (const [found, fits] of [
        [there, (one: Event) => one.location.city === city],
        [section, (one: Event) => one.categoryIds.includes(categoryId)],
        [then, (one: Event) => localMonth(one) === month],
      ] as const) {
        expect(found.map(({ id }) => id)).toContain(harvest.id);
        expect(found.filter((one) => !fits(one))).toEqual([]);
      }
      const same = await good("listEventsByCategory", `/v1/events/category/${categoryId}?limit=100`);
      expect(same.events).toEqual(section);
      expect(await of("text=no+such+words+anywhere")).toEqual([]);
      expect(await of(`category=${ABSENT}`)).toEqual([]);
      expect((await of("show=pigeon-forge")).length).toBeGreaterThan(1);
      const past = await of("past=only");
      expect(past.every(({ status }) => status === "ENDED" || status === "CANCELED")).toBe(true);
      expect((await of("past=true")).length).toBe(past.length + (await of("past=false")).length);
    });

    it("searches the whole site", async () => {
      // tests/services/search tests the results: no job fills the index here.
      await good("search", "/v1/search?text=iron&limit=5");
      expect((await good("search", "/v1/search")).hits).toEqual([]);
    });

    it("filters the roster, films, stories and goods", async () => {
      const people = async (query: string) =>
        (await good("searchWrestlers", `/v1/wrestlers/search?${query}`)).dataItems;
      const referees = await people("role=referee");
      expect(referees.length).toBeGreaterThan(0);
      expect(referees.every(({ data }) => data.role === "referee")).toBe(true);
      const champions = await people("champions=true");
      expect(champions.every(({ data }) => data.titles.some((title) => !title.to))).toBe(true);
      const [someone] = champions;
      expect(await people(`text=${encodeURIComponent(someone?.data.ringName ?? "")}`)).toContainEqual(someone);
      const { dataItems: news } = await good("mediaFeed", "/v1/media/feed?type=news");
      expect(new Set(news.map(({ data }) => data.type))).toEqual(new Set(["news"]));
      const { products } = await good("listProducts", "/v1/products");
      const category = products[0]?.category ?? "";
      const alike = await good("listProducts", `/v1/products?category=${encodeURIComponent(category)}`);
      expect(alike.products).toEqual(products.filter((one) => one.category === category));
      const { dataItems: films } = await good("listHighlights", "/v1/highlights");
      const wrestler = films.flatMap(({ data }) => data.wrestlerIds)[0] ?? "";
      const pictures = await good("listHighlights", `/v1/highlights?wrestler=${wrestler}`);
      expect(pictures.dataItems.every(({ data }) => data.wrestlerIds.includes(wrestler))).toBe(true);
    });

    it("sends content with an ETag, and nothing to a client that knows it", async () => {
      for (const path of ["/v1/events", "/v1/shows", "/v1/highlights/main", "/v1/products", "/v1/media/feed"]) {
        const first = await api.ask(path);
        const etag = first.headers.get("etag") ?? "";
        expect([etag, first.headers.get("cache-control")], path).toEqual([
          expect.stringMatching(/^W\//),
          "public, max-age=30",
        ]);
        await first.body?.cancel();
        const again = await api.ask(path, { headers: { "if-none-match": etag } });
        expect([again.status, await again.text(), again.headers.get("etag")], path).toEqual([304, "", etag]);
        expect((await api.ask(path, { headers: { "if-none-match": 'W/"another"' } })).status).toBe(200);
      }
    });
  });

  describe(`${name}: refusals`, () => {
    it.each(rowsWith("params"))("%s: an absent and a malformed id are one and the same 404", async (_, row) => {
      const bodies = new Set<string>();
      for (const id of [ABSENT, ...MALFORMED]) {
        const response = await api.ask(pathOf(row, id), { method: row.method, bearer: api.fan });
        bodies.add(await response.clone().text());
        await refusal(response, 404, `${row.path} with ${id.slice(0, 40)}`);
      }
      expect(bodies.size).toBe(1);
    });

    it.each(rowsWith("query"))("%s: a value that is not valid is named by its field", async (_, row) => {
      const { dataItems } = await good("searchCategories", "/v1/events/category/search");
      const path = pathOf(row, dataItems[0]?.id ?? "");
      for (const field of Object.keys(row.query?.shape ?? {})) {
        const wrong = WRONG[field];
        if (wrong === undefined) throw new Error(`No wrong value is known for ${field}`);
        const others = field === "eventId" || field === "reservationId" ? "" : `&limit=1`;
        const response = await api.ask(
          `${path}?${field}=${encodeURIComponent(wrong)}${field === "limit" ? "" : others}`,
          {
            bearer: api.fan,
          },
        );
        expect(fieldsOf(await refusal(response, 400, `${path} ${field}`)), field).toEqual([field]);
      }
    });

    it.each(rowsWith("body"))("%s: a body of another kind, too long, broken or empty", async (_, row) => {
      const send = (body: unknown, headers = {}) =>
        api.ask(pathOf(row, ABSENT), { method: row.method, bearer: api.fan, body, headers });
      await refusal(await send("a=b", { "content-type": "application/x-www-form-urlencoded" }), 415);
      await refusal(await send(" ".repeat(20_000)), 413);
      await refusal(await send("{"), 400);
      // Every field of a checkout session has a default.
      if (!row.body?.safeParse({}).success) {
        expect(fieldsOf(await refusal(await send({}), 400)).length).toBeGreaterThan(0);
      }
      expect(fieldsOf(await refusal(await send([]), 400))).toEqual([""]);
    });

    it.each(rows.filter(([, { access }]) => access !== "anyone"))("%s: nobody without a bearer", async (_, row) => {
      for (const bearer of [undefined, "nonsense"]) {
        const response = await api.ask(pathOf(row, ABSENT), {
          method: row.method,
          ...(bearer && { bearer }),
          ...(row.body && { body: {} }),
        });
        expect(response.headers.get("www-authenticate")).toContain("Bearer");
        await refusal(response, 401, row.path);
      }
    });

    it("another method and an unknown address", async () => {
      const response = await api.ask("/v1/events", { method: "DELETE" });
      expect(response.headers.get("allow")).toBe("GET, HEAD");
      await refusal(response, 405);
      await refusal(await api.ask("/v1/nothing"), 404);
    });
  });

  sellingSuite(name, api, good);
  billingSuite(name, api, good);

  describe(`${name}: messages and the document`, () => {
    const contactRequest = {
      info: { name: { first: "Ada" }, emails: { items: [{ email: "Ada@example.com" }] } },
      subject: "tickets",
      message: "Where are they?",
    };

    it("accepts a message, once if it is sent twice, and names what is missing", async () => {
      const bearer = await api.guest();
      const taken = await good("createContact", "/v1/contacts", { bearer, body: contactRequest });
      expect(taken.primaryInfo.email).toBe("ada@example.com");
      expect((await good("createContact", "/v1/contacts", { bearer, body: contactRequest })).id).toBe(taken.id);
      const wrong = await api.ask("/v1/contacts", { bearer, body: { ...contactRequest, message: "  " } });
      expect(fieldsOf(await refusal(wrong, 400))).toEqual(["message"]);
    });

    it("accepts a limited number of messages", async () => {
      const bearer = await api.guest();
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) {
        const response = await api.ask("/v1/contacts", {
          bearer,
          body: { ...contactRequest, message: `Message ${n}` },
        });
        statuses.push(response.status);
        if (n === 5) expect(response.headers.get("retry-after")).toBe("600");
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    });

    it("describes itself in valid OpenAPI with every row", async () => {
      const document = await (await api.ask("/openapi.json")).json();
      expect(await new Validator().validate(document)).toMatchObject({ valid: true });
      for (const [operation, { path, method }] of rows) {
        expect(document.paths[path][method.toLowerCase()].operationId).toBe(operation);
      }
    });

    it("has answered every row of the contract", () => {
      // Lines and waiting lists have their own tests (on-sale.test.ts, waiting.test.ts): they need other nights.
      const elsewhere = { ...onSaleRows, ...waitingRows };
      const asked = rows.map(([operation]) => operation).filter((operation) => !(operation in elsewhere));
      expect(asked.filter((operation) => !answered.has(operation))).toEqual([]);
    });
  });
}

/** "2026-03", in the night's own time zone. */
function localMonth({ scheduling: { config } }: Event): string {
  const parts = { timeZone: config.timeZoneId, year: "numeric", month: "2-digit" } as const;
  return new Intl.DateTimeFormat("sv-SE", parts).format(new Date(config.startDate));
}

/** Every operation in the built site's own OpenAPI document, with awkward values in each place, over HTTP. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxTokens } from "../access/sandbox-tokens";
import { placesIn, withAt } from "../product-api/places";
import { AWKWARD, awkward } from "./awkward";
import { type ApiDocument, type ApiOperation, operationsOf } from "./open-api";
import { SOAK, seed, type WatchedSite, watchedSite } from "./watched-site";
import { type Asked, ask, header, inParallel, requestBytes, shown, textOf } from "./wire";

const CHANCES = Number(process.env.RUNS ?? (SOAK ? 5_000 : 100));
const SINGLE = SOAK ? Number.POSITIVE_INFINITY : 100;
const AT_ONCE = 6;
/**
 * With the longest bearer still below Node's limit of 16 kB for a request head, which only protocol.test.ts exceeds.
 */
const LONGEST_PATH = 6_000;
/** Values that match no schema: each is sent as it is and as JSON text. */
const WRONG_KINDS: unknown[] = [null, true, -1, 0.5, 2 ** 31, [], [null], {}, { length: -1 }, { toString: 1 }, [[[]]]];
const NO_JSON = [
  "",
  "nul",
  "{}{}",
  "\0",
  "\ufeff{}",
  '{"a":1e400}',
  '{"__proto__":{"admin":true}}',
  "[".repeat(20_000),
];

let site: WatchedSite;
let operations: ApiOperation[];
let bearers: string[];
beforeAll(async () => {
  site = await watchedSite();
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as ApiDocument;
  operations = operationsOf(document);
  const tokens = sandboxTokens(site);
  bearers = [await tokens.fan(), await tokens.guest()];
  site.complaints();
});
afterAll(() => site?.stop());

const encode = (value: unknown) =>
  encodeURIComponent(Buffer.from(typeof value === "object" ? JSON.stringify(value) : String(value)).toString());

type ApiCall = {
  operation: ApiOperation;
  values: Record<string, unknown>;
  body?: string;
  type?: string;
  bearer?: string;
};

async function send({ operation, values, body, type = "application/json", bearer }: ApiCall): Promise<void> {
  const chosen = (name: string, example: string) => encode(name in values ? values[name] : example);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => chosen(name, "x"));
  const query = operation.parameters
    .filter((parameter) => parameter.in === "query" && (parameter.name in values || parameter.name === "customer"))
    .map(({ name, example }) => `${name}=${chosen(name, example)}`);
  const asked: Asked = {
    method: operation.method,
    path: `${path}?${query.join("&")}`.slice(0, LONGEST_PATH),
    headers: [
      ["authorization", bearer === undefined ? null : `Bearer ${bearer}`],
      ["content-type", body === undefined ? null : type],
    ],
    ...(body !== undefined && { body }),
  };
  const about = shown(requestBytes(asked, "HOST"));
  const answer = await ask(site, asked);
  if (!answer) throw new Error(`Closed without an answer: ${about}`);
  if (answer.status === 503) expect(header(answer, "retry-after"), about).toMatch(/^\d+$/);
  else expect(answer.status, `${about}\n${textOf(answer)}`).toBeLessThan(500);
  if (answer.status >= 400) expect(header(answer, "content-type"), about).toContain("application/problem+json");
  // A new contact is answered with its phone number, as text.
  const text = textOf(answer).replaceAll('"phone":"set-cookie: canary=1"', "");
  expect(text, about).not.toMatch(/drizzle|node_modules|syntax error| {4}at |canary/i);
  expect(JSON.stringify(answer.headers), about).not.toContain("canary");
}

const bodyOf = ({ body }: ApiOperation) => (body === undefined ? {} : { body: JSON.stringify(body) });

test("the document describes operations, and each accepts its own example", async () => {
  expect(operations.length).toBeGreaterThan(30);
  await inParallel(operations, AT_ONCE, async (operation) => {
    for (const bearer of bearers) await send({ operation, values: {}, bearer, ...bodyOf(operation) });
  });
  expect(site.complaints()).toEqual([]);
});

test(`each place by itself, with each awkward value (SEED=${seed})`, async () => {
  const all: ApiCall[] = operations.flatMap((operation): ApiCall[] => [
    ...operation.parameters.flatMap(({ name }) => AWKWARD.map((value) => ({ operation, values: { [name]: value } }))),
    ...(operation.body === undefined ? [] : placesIn(operation.body)).flatMap((place) =>
      [...AWKWARD, ...WRONG_KINDS].map((value) => ({
        operation,
        values: {},
        body: JSON.stringify(withAt(operation.body, place, value)),
      })),
    ),
    ...(operation.body === undefined ? [] : NO_JSON.map((body) => ({ operation, values: {}, body }))),
  ]);
  const some = SINGLE < all.length ? fc.sample(fc.constantFrom(...all), { seed, numRuns: SINGLE }) : all;
  await inParallel(some, AT_ONCE, (call, n) =>
    send({ ...bodyOf(call.operation), ...call, bearer: bearers[n % 2] ?? "" }),
  );
  expect(site.complaints()).toEqual([]);
}, 1_800_000);

test(`several places at once, with any bearer and content type (SEED=${seed})`, async () => {
  const anything = fc.oneof(awkward, fc.constantFrom(...WRONG_KINDS), fc.jsonValue({ maxDepth: 3 }));
  const plans = fc.record({
    operation: fc.constantFrom(...operations),
    values: fc.array(anything, { minLength: 1, maxLength: 6 }),
    body: fc.oneof(
      fc.constantFrom(...NO_JSON),
      anything.map((value) => JSON.stringify(value) ?? ""),
    ),
    type: fc.constantFrom("application/json", "application/json", "text/plain", "multipart/form-data; boundary=x", ""),
    bearer: fc.oneof(
      fc.constantFrom(...bearers),
      fc.constantFrom("", "a.b.c", "\u00e9", "e30.e30.", "a".repeat(9_000)),
    ),
  });
  await inParallel(fc.sample(plans, { seed, numRuns: CHANCES }), AT_ONCE, async ({ operation, values, ...rest }) => {
    const named = Object.fromEntries(operation.parameters.map(({ name }, n) => [name, values[n % values.length]]));
    const { body, ...bare } = rest;
    await send({ operation, values: named, ...bare, ...(operation.body !== undefined && { body }) });
  });
  expect(site.complaints()).toEqual([]);
}, 1_800_000);

test("afterward everyone is still served", async () => {
  await site.expectServing("after the API");
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

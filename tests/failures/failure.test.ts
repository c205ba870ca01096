/** What a log or the reporting service gets of an error: enough to fix it, and nothing that a fan typed. */
import { DrizzleQueryError } from "drizzle-orm/errors";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { asError, codeOf, failureOf } from "../../server/failures/failure";

const SECRET = "ada@example.com";
const everything = (failure: object) => JSON.stringify(failure);

const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
const invalid = Object.assign(new Error(`invalid input syntax for type uuid: "${SECRET}"`), {
  code: "22P02",
  detail: SECRET,
});
const duplicate = Object.assign(new Error('duplicate key value violates unique constraint "contact_key"'), {
  code: "23505",
  detail: `Key (email)=(${SECRET}) already exists.`,
});
const query = (cause: Error) => new DrizzleQueryError("select 1 from contact where email = $1", [SECRET], cause);

test.each([
  ["the server is gone", refused, { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:5432" }],
  ["the value is none", invalid, { code: "22P02", message: "invalid input syntax for type uuid" }],
  ["the row is there", duplicate, { code: "23505", message: duplicate.message }],
])("a failed query is logged with its text and cause but no parameter: %s", (_, cause, expected) => {
  const failure = failureOf(query(cause));
  expect(failure).toMatchObject({ message: "Failed query: select 1 from contact where email = $1", cause: expected });
  expect(failure.stack).toContain("failure.test.ts");
  expect(everything(failure)).not.toContain(SECRET);
  const error = asError(failure);
  expect(error).toBeInstanceOf(Error);
  expect(`${error.stack} ${error.message} ${(error.cause as Error).stack} ${everything(error)}`).not.toContain(SECRET);
});

test("a provider's exception is logged without the request", () => {
  const error = Object.assign(new Error("Refused"), { name: "InvalidParameterException", input: { Password: SECRET } });
  expect(everything(failureOf(error))).not.toContain(SECRET);
});

test("an error wrapped by a provider's SDK is named with its code and the provider's request id", () => {
  const detail = new Error("connect ECONNREFUSED 127.0.0.1:12111");
  const stripe = new Stripe.errors.StripeConnectionError({
    type: "api_error",
    message: "An error occurred with our connection to Stripe.",
    detail: Object.assign(detail, { code: "ECONNREFUSED" }) as never,
    requestId: "req_123",
  });
  expect(failureOf(stripe)).toMatchObject({ providerRequestId: "req_123", cause: { code: "ECONNREFUSED" } });
  expect(codeOf(new Error("outside", { cause: stripe }))).toBe("ECONNREFUSED");
  const aws = Object.assign(new Error("Rate exceeded"), { $metadata: { httpStatusCode: 400, requestId: "aws-1" } });
  expect(failureOf(aws)).toMatchObject({ status: 400, providerRequestId: "aws-1" });
});

test("the first of several simultaneous failures is the cause", () => {
  const failure = failureOf(new AggregateError([refused, invalid]));
  expect(failure.cause?.code).toBe("ECONNREFUSED");
});

test("a circular chain of causes ends", () => {
  const error = new Error("round");
  error.cause = error;
  expect(everything(failureOf(error)).match(/"name"/g)?.length).toBeLessThan(10);
});

test.each([
  ["a response", new Response("", { status: 405, statusText: "Method Not Allowed" }), "405 Method Not Allowed"],
  ["what Remix throws", { status: 404, statusText: "", data: SECRET, internal: true }, "404"],
  ["an object", { secret: SECRET }, "an object with secret"],
  ["an empty one", {}, "an object with nothing"],
  ["text", "broken", "broken"],
  ["nothing", undefined, "undefined"],
])("%s thrown as an error has a message", (_, thrown, message) => {
  expect(failureOf(thrown)).toEqual({ name: "Thrown", message });
});

test("no message makes a line too long for the log", () => {
  const long = "x".repeat(5_000_000);
  const cause = new DrizzleQueryError(long, [], new Error("inner"));
  for (const failure of [failureOf(new Error(long, { cause })), failureOf(long)]) {
    expect(everything(failure).length).toBeLessThan(50_000);
    expect(failure.message).toMatch(/^x{10000}…$/);
  }
  expect(failureOf(new Error(long)).stack).toContain("failure.test.ts");
});

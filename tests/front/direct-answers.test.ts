/** API answers that were made without a web Request are sent like those that were made with one. */
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import type { DirectApi } from "../../server/product-api/direct-api";
import { ApiAnswer } from "../../server/product-api/problems";
import { gate, world } from "./world";

const answerOf = (text: string | undefined, status = 200) =>
  new ApiAnswer(status, { "cache-control": "no-store", "content-type": "application/json" }, text);

/** Both ways of answering, by path. */
async function bothWays(answer: ApiAnswer) {
  const directApi: DirectApi = (request) => (request.url === "/api/v1/direct" ? Promise.resolve(answer) : undefined);
  const { ask } = await world({ api: () => answer.asResponse(), directApi, env: { SITE_URL: "https://localhost" } });
  return async (method: string, headers: Record<string, string> = {}) => {
    const asked = ["/api/v1/direct", "/api/v1/web"].map((path) => ask(path, { method, headers }));
    return (await Promise.all(asked)).map(({ status, headers: { date, ...head }, body }) => {
      expect(head["x-request-id"]).toBeTruthy();
      return { status, head: { ...head, "x-request-id": "" }, body: body.toString("base64") };
    });
  };
}

it.each([
  ["a short one", answerOf('{"a":1}', 201)],
  ["a long one", answerOf(JSON.stringify("é".repeat(2_000)))],
  ["an empty one", answerOf("")],
  ["one that the client has", new ApiAnswer(304, { etag: '"a"' })],
])("%s", async (_, answer) => {
  const ask = await bothWays(answer);
  for (const encoding of ["br", "gzip", "identity"]) {
    const [direct, web] = await ask("GET", { "accept-encoding": encoding });
    expect(direct).toEqual(web);
  }
  const [direct, web] = await ask("POST", { "content-length": "0" });
  expect(direct).toEqual(web);
  expect(direct?.head["strict-transport-security"]).toBeTruthy();
});

it("is compressed if the client can read that", async () => {
  const text = JSON.stringify("é".repeat(2_000));
  const ask = await bothWays(answerOf(text));
  const [direct] = await ask("GET", { "accept-encoding": "br" });
  expect(brotliDecompressSync(Buffer.from(direct?.body ?? "", "base64")).toString()).toBe(text);
  expect(direct?.head.vary).toContain("Accept-Encoding");
});

it("waits for a place like any other", async () => {
  const first = gate();
  const began: string[] = [];
  const directApi: DirectApi = async (request) => {
    began.push(request.url ?? "");
    if (request.url === "/api/v1/slow") await first.opened;
    return answerOf("{}");
  };
  const { ask } = await world({ api: () => answerOf("{}").asResponse(), directApi, limits: { atWork: 1 } });
  const answers = [ask("/api/v1/slow")];
  await expect.poll(() => began).toEqual(["/api/v1/slow"]);
  answers.push(ask("/api/v1/next"));
  first.open();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

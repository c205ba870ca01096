/** Serves the product API over HTTP: turns the contract's rows into routes. */
import { type Context, Hono } from "hono";
import { openApi } from "./openapi";
import { type ApiRequest, type ApiServices, type ContractRow, operations } from "./operations";
import { notFound, problem } from "./problems";
import { bytesIn } from "./read-body";

type Env = { Bindings: { address: string } };

/**
 * Answers requests under /api/v1 and /api/openapi.json. `address` is the client's. Never throws and never reads a
 * cookie.
 */
export function productApi(deps: ApiServices): (request: Request, address?: string) => Promise<Response> {
  const app = new Hono<Env>();
  const all = operations(deps);
  const rows = all.map(([row]) => row);
  const address = (row: ContractRow) => `/api${row.path.replace(/\{(\w+)\}/g, ":$1")}`;

  for (const [row, perform] of all) {
    app.on(row.method, address(row), async (c) => (await perform(askedOf(c))).asResponse());
  }
  app.get("/api/openapi.json", (c) => c.json(openApi()));
  for (const path of new Set([...rows.map(address), "/api/openapi.json"])) {
    const methods = rows.filter((row) => address(row) === path).map(({ method }) => method);
    const allow = (methods.length > 0 ? methods : ["GET"]).flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : one));
    app.all(path, () => problem(405, {}, { allow: allow.join(", ") }).asResponse());
  }
  app.notFound(() => notFound().asResponse());
  return async (request, address = "") => app.fetch(request, { address });
}

const askedOf = (c: Context<Env>): ApiRequest => ({
  address: c.env.address,
  header: (name) => c.req.header(name),
  params: c.req.param(),
  queries: c.req.queries(),
  read: (maxBytes) => bytesIn(c.req.raw, maxBytes),
});

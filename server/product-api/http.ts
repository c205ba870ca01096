/**
 * Serves the product API over HTTP: turns the contract's rows into routes and decides who may call and what may be
 * sent.
 */
import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { Unreachable } from "../failures/unreachable";
import type { Report } from "../ports";
import { isBusy, isUnavailable, isUnstorable } from "../services/contention";
import { contract, type Problem } from "./contract";
import { type ApiOperation, handlers, type ProductApiDeps } from "./handlers";
import { openApi } from "./openapi";
import { notFound, problem } from "./problems";
import { readJson } from "./read-body";

type ApiServices = ProductApiDeps & { report: Report };

type ContractRow = {
  method: string;
  path: string;
  access: "anyone" | "visitor" | "owner";
  status?: number;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
};

/** Our content is up to this old anyway. A night's seats and prices are always read. */
const CONTENT_CACHE = "public, max-age=30";
const SEATS = /^\/v1\/tickets\//;

type Env = { Bindings: { address: string } };

/**
 * Answers requests under /api/v1 and /api/openapi.json. `address` is the client's. Never throws and never reads a
 * cookie.
 */
export function productApi(deps: ApiServices): (request: Request, address?: string) => Promise<Response> {
  const app = new Hono<Env>();
  const rows: [string, ContractRow][] = Object.entries(contract);
  const does = handlers(deps) as Record<ApiOperation, (input: unknown) => Promise<unknown>>;
  const address = (row: ContractRow) => `/api${row.path.replace(/\{(\w+)\}/g, ":$1")}`;

  for (const [name, row] of rows) {
    app.on(row.method, address(row), (c) => answer(c, row, does[name as ApiOperation]));
  }
  app.get("/api/openapi.json", (c) => c.json(openApi()));
  for (const path of new Set([...rows.map(([, row]) => address(row)), "/api/openapi.json"])) {
    const methods = rows.filter(([, row]) => address(row) === path).map(([, row]) => row.method);
    const allow = (methods.length > 0 ? methods : ["GET"]).flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : one));
    app.all(path, () => problem(405, {}, { allow: allow.join(", ") }));
  }
  app.notFound(notFound);
  app.onError((error) => {
    if (isBusy(error) || error instanceof Unreachable) {
      return problem(503, { detail: "Please try again." }, { "retry-after": "2" });
    }
    if (isUnavailable(error)) return problem(503, { detail: "Please try again later." }, { "retry-after": "10" });
    if (isUnstorable(error)) return problem(400, { detail: "No text may contain a NUL." });
    deps.report(error, "critical", "product API");
    return problem(500);
  });
  return async (request, address = "") => app.fetch(request, { address });

  /** Content needs no token, but a wrong one is refused there, too. It stays readable while tokens can't be verified. */
  function caller(c: Context<Env>, row: ContractRow) {
    const asked = deps.bearer(c.req.header("authorization"), c.env.address, c.req.header("accept-language"));
    if (row.access !== "anyone") return asked;
    return asked.catch((error: unknown) => {
      if (!(error instanceof Unreachable)) throw error;
      return undefined;
    });
  }

  async function answer(
    c: Context<Env>,
    row: ContractRow,
    work: (input: unknown) => Promise<unknown>,
  ): Promise<Response> {
    // An invalid id gets the same 404 as an absent one, so we check the path before the token.
    const params = row.params?.safeParse(c.req.param());
    if (params && !params.success) return notFound();
    const visitor = await caller(c, row);
    if (row.access !== "anyone" && !visitor) return unauthorized();
    if (visitor === "invalid") return unauthorized('error="invalid_token"');

    const query = row.query?.safeParse(single(c.req.queries()));
    if (query && !query.success) return invalid(query.error);
    const sent = row.body && (await readJson(c.req.raw));
    if (sent && "refusal" in sent) return sent.refusal;
    const body = sent && row.body?.safeParse(sent.json);
    if (body && !body.success) return invalid(body.error);

    const given = await work({ params: params?.data, query: query?.data, body: body?.data, visitor });
    if (given instanceof Response) return given;
    if (row.access === "anyone") return content(given, SEATS.test(row.path) ? "no-cache" : CONTENT_CACHE, c.req.raw);
    return Response.json(given, {
      status: row.status ?? (row.method === "POST" ? 201 : 200),
      headers: { "cache-control": "no-store" },
    });
  }
}

/** Content with an ETag. 304 if the client has it already. */
function content(given: unknown, cache: string, request: Request): Response {
  const body = JSON.stringify(given);
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  const headers = { "cache-control": cache, etag };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((one) => one.trim() === etag || one.trim() === "*")) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, "content-type": "application/json" } });
}

const unauthorized = (reason?: string) =>
  problem(401, {}, { "www-authenticate": ['Bearer realm="api"', reason].filter(Boolean).join(", ") });

/** A repeated name stays a list, which none of our schemas accepts. */
const single = (queries: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values.length > 1 ? values : values[0]]));

function invalid(error: z.ZodError): Response {
  const errors: NonNullable<Problem["errors"]> = error.issues.map((issue) => ({
    field: issue.path.join("."),
    message: issue.message,
  }));
  return problem(400, { errors });
}

/** Performs the contract's operations: decides who may call, what may be sent, and what a failure looks like. */
import { createHash } from "node:crypto";
import type { z } from "zod";
import type { TokenScope } from "../../app/domain/office/machines/token-scopes";
import { isKnownVersion } from "../../app/domain/urls/known-version";
import { Unreachable } from "../failures/unreachable";
import type { Report } from "../ports";
import { memoizedBy } from "../services/catalogue/memoized-by-object";
import { isBusy, isUnavailable, isUnstorable } from "../services/contention";
import { contract, type Problem } from "./contract";
import { handlers, type ProductApiDeps } from "./handlers";
import { officeHandlers } from "./office-handlers";
import { ApiAnswer, notFound, problem, unauthorized } from "./problems";
import { readJson } from "./read-body";
import { tokenAccess } from "./token-access";

export type ApiServices = ProductApiDeps & { report: Report };

export type ContractRow = {
  method: string;
  path: string;
  access: "anyone" | "visitor" | "owner" | "token";
  scope?: TokenScope;
  status?: number;
  params?: z.ZodType;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The longest body, if it isn't the usual one. */
  maxBytes?: number;
};

/** A request for one operation, whichever server it came through. */
export type ApiRequest = {
  /** The caller's address. */
  address: string;
  /** By its name in lower case. Repeated headers are joined, as the web does. */
  header(name: string): string | undefined;
  params?: unknown;
  queries?: Record<string, string[]>;
  /** The body; undefined if it is longer than `maxBytes`. */
  read(maxBytes: number): Promise<Uint8Array | undefined>;
};

/** Our content is up to this old anyway. A night's seats and prices are always read. */
const CONTENT_CACHE = "public, max-age=30";
const SEATS = /^\/v1\/(tickets|on-sale|waiting-list)\//;

/** Each row of the contract that this site has, with what performs it, which never rejects. */
export function operations(
  deps: ApiServices,
): (readonly [row: ContractRow, perform: (asked: ApiRequest) => Promise<ApiAnswer>])[] {
  const all = { ...handlers(deps), ...(deps.office && officeHandlers(deps.office)) };
  const does = new Map(Object.entries(all) as [string, (input: unknown) => Promise<unknown>][]);
  const openToken = deps.office && tokenAccess(deps.office.tokens, deps.limits);
  return Object.entries(contract).flatMap(([name, row]: [string, ContractRow]) => {
    const work = does.get(name);
    return work ? [[row, (asked: ApiRequest) => answered(asked, row, work).catch(failed)] as const] : [];
  });

  function failed(error: unknown): ApiAnswer {
    if (isBusy(error) || error instanceof Unreachable) {
      return problem(503, { detail: "Please try again." }, { "retry-after": "2" });
    }
    if (isUnavailable(error)) return problem(503, { detail: "Please try again later." }, { "retry-after": "10" });
    if (isUnstorable(error)) return problem(400, { detail: "No text may contain a NUL." });
    deps.report(error, "critical", "product API");
    return problem(500);
  }

  /** Content needs no token, but refuses a wrong one. It stays readable while tokens can't be verified. */
  function caller({ header, address }: ApiRequest, row: ContractRow) {
    const asked = deps.bearer(header("authorization"), address, header("accept-language"));
    if (row.access !== "anyone") return asked;
    return asked.catch((error: unknown) => {
      if (!(error instanceof Unreachable)) throw error;
      return undefined;
    });
  }

  async function answered(
    asked: ApiRequest,
    row: ContractRow,
    work: (input: unknown) => Promise<unknown>,
  ): Promise<ApiAnswer> {
    // An invalid id gets the same 404 as an absent one, so we check the path before the token.
    const params = row.params?.safeParse(asked.params);
    if (params && !params.success) return notFound();
    const token = row.scope && (await openToken?.(asked, row.scope));
    if (token instanceof ApiAnswer) return token;
    const visitor = token ? undefined : await caller(asked, row);
    if (row.access !== "anyone" && !visitor && !token) return unauthorized();
    if (visitor === "invalid") return unauthorized('error="invalid_token"');

    const unknown = token ? unknownParameters(row, asked.queries) : [];
    if (unknown.length > 0) return problem(400, { errors: unknown });
    const query = row.query?.safeParse(single(asked.queries ?? {}));
    if (query && !query.success) return invalid(query.error);
    const sent = row.body && (await readJson(asked.header("content-type"), asked.read, row.maxBytes));
    if (sent && "refusal" in sent) return sent.refusal;
    const body = sent && row.body?.safeParse(sent.json);
    if (body && !body.success) return invalid(body.error);

    const given = await work({
      params: params?.data,
      query: query?.data,
      body: body?.data,
      visitor,
      token,
      address: asked.address,
    });
    if (given instanceof ApiAnswer) return given;
    if (row.access === "anyone") {
      return content(given as object, SEATS.test(row.path) ? "no-cache" : CONTENT_CACHE, asked.header("if-none-match"));
    }
    const status = row.status ?? (row.method === "POST" ? 201 : 200);
    return new ApiAnswer(status, { "cache-control": "no-store", ...JSON_TYPE }, JSON.stringify(given));
  }
}

const JSON_TYPE = { "content-type": "application/json" };

/** Content with an ETag. 304 if the client has it already. */
function content(given: object, cache: string, ifNoneMatch: string | null | undefined): ApiAnswer {
  const { body, etag } = written(given);
  const headers = { "cache-control": cache, etag };
  if (isKnownVersion(ifNoneMatch, etag)) return new ApiAnswer(304, headers);
  return new ApiAnswer(200, { ...headers, ...JSON_TYPE }, body);
}

/** A service that has nothing new returns the same object again. */
const written = memoizedBy((given: object) => {
  const body = JSON.stringify(given);
  return { body, etag: `W/"${createHash("sha1").update(body).digest("base64url")}"` };
});

/** A repeated name stays a list, which none of our schemas accepts. */
const single = (queries: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values.length > 1 ? values : values[0]]));

/**
 * A program of the office must not take a list for a filtered one because a filter's name was misspelled. Public
 * endpoints ignore unknown names, because links to them carry campaign parameters.
 */
const unknownParameters = ({ query }: ContractRow, sent: Record<string, string[]> = {}) =>
  Object.keys(sent)
    .filter((name) => !Object.hasOwn(query?.shape ?? {}, name))
    .map((field) => ({ field, message: "is not a parameter of this operation" }));

function invalid(error: z.ZodError): ApiAnswer {
  const errors: NonNullable<Problem["errors"]> = error.issues.map((issue) => ({
    field: issue.path.join("."),
    message: issue.message,
  }));
  return problem(400, { errors });
}

/** The product API's responses, before they are the web's or Node's. All refusals are RFC 9457 problem details. */
import type { Problem } from "./contract";

const TITLES: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** Compared by its class, because results of operations are plain objects of any shape. */
export class ApiAnswer {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body?: string,
  ) {}

  asResponse(): Response {
    return new Response(this.body, { status: this.status, headers: this.headers });
  }
}

type Details = Pick<Problem, "title" | "detail" | "errors">;

/** A refusal with its status, never cached. `details.title` replaces the status's default title. */
export function problem(
  status: number,
  details: Partial<Details> = {},
  headers: Record<string, string> = {},
): ApiAnswer {
  const body: Problem = { type: "about:blank", title: TITLES[status] ?? "Error", status, ...details };
  const standing = { "cache-control": "no-store", ...headers, "content-type": "application/problem+json" };
  return new ApiAnswer(status, standing, JSON.stringify(body));
}

/** The same answer whether it doesn't exist or belongs to someone else. */
export const notFound = () => problem(404);

/** No bearer, or with a reason one that doesn't count. */
export const unauthorized = (reason?: string) =>
  problem(401, {}, { "www-authenticate": ['Bearer realm="api"', reason].filter(Boolean).join(", ") });

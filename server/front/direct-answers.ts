/** The product API's answers to Node's own requests, with the headers of every response. */
import { secure } from "../http/security-headers";
import type { DirectApi } from "../product-api/direct-api";
import { LEAST_BYTES } from "./encoding";
import type { Direct } from "./exchange";
import { encoded, headOf, type Whole } from "./web";

export function directAnswers(api: DirectApi | undefined, https: boolean): Direct | undefined {
  if (!api) return undefined;
  const some = new Headers();
  secure(some, { https, path: "/api/" });
  const standing = headOf(some);

  return (request, address, body) =>
    api(request, address, body)?.then(({ status, headers, body: text = "" }): Whole | Promise<Whole> => {
      const plain = Buffer.from(text);
      if (plain.length >= LEAST_BYTES) {
        return encoded(status, new Headers([...Object.entries(headers), ...pairs(standing)]), plain, request);
      }
      const length = status === 304 ? [] : ["content-length", String(plain.length)];
      return { status, head: [...Object.entries(headers).flat(), ...standing, ...length], body: plain };
    });
}

const pairs = (head: string[]) =>
  head.flatMap((name, i) => (i % 2 === 0 ? [[name, head[i + 1] ?? ""] as [string, string]] : []));

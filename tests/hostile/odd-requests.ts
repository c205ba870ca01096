/** A request of any kind, made odd in one way or several, for runs of thousands. */
import fc from "fast-check";
import { awkward, WAYS } from "./awkward";
import type { Kind } from "./kinds";
import type { Asked } from "./wire";

/** Part of every odd value; the test looks for it in other visitors' responses and in headers. */
export const CANARY = "zqcanary";

type Header = readonly [name: string, value: string | null];
const visible = (text: string) => text.replace(/[^\x20-\x7e\x80-\xff]/g, "").slice(0, 6_000);
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString()).slice(0, 6_000);
const ENCODINGS = [
  "gzip",
  "deflate",
  "br",
  "identity",
  "zstd",
  "*;q=0",
  "gzip;q=0, br;q=0",
  "br, gzip, deflate",
  ";;,",
  "gzip;q=2",
];

const oddPath = fc.oneof(
  fc.constantFrom(
    ...[
      "%00",
      `%0d%0aX-Injected:%20${CANARY}`,
      "%5c",
      "%2e%2e%2f",
      "/../",
      "//",
      ";a=b",
      "%zz",
      "%ff",
      ".data",
      ".php",
      "/",
    ],
    ...[
      "?_data=x",
      "?index",
      "?_routes=root",
      `?a=${CANARY}`,
      "?q=%00",
      `?${"a=b&".repeat(500)}`,
      "?__proto__[x]=1",
      "#x",
      "?rows=1e9",
    ],
  ),
  awkward.map((value) => `?q=${encode(value)}`),
  awkward.map((value) => `/${encode(value)}`),
);

const header = (name: string, ...values: (string | null)[]) =>
  fc.constantFrom(...values).map((value): Header[] => [[name, value]]);
const anyValue = (name: string) => awkward.map((value): Header[] => [[name, visible(value)]]);
const sealed = fc.constantFrom(
  "session.0",
  "session.1",
  "flow.0",
  "guest.0",
  "device.0",
  "lng",
  "consent",
  "__proto__",
  "a",
);
const oddHeaders = fc.oneof(
  ...["cookie", "range", "accept-language", "if-none-match", "referer", "user-agent", "authorization"].map(anyValue),
  fc
    .tuple(sealed, awkward)
    .map(([name, value]): Header[] => [["cookie", `${name}=${encode(value)}; ${name}=${CANARY}`]]),
  header(
    "range",
    "bytes=-1",
    "bytes=9-1",
    "bytes=0-0,1-1",
    "bytes=99999999999999999999-",
    "pieces=1-2",
    `bytes=${"0-1,".repeat(900)}`,
  ),
  header("origin", "null", "https://evil.example", "", `http://${CANARY}`),
  header("x-forwarded-for", "1.2.3.4", "::1", CANARY, ",".repeat(500)),
  header("x-forwarded-host", "evil.example", CANARY),
  header("x-forwarded-proto", "https", "javascript"),
  header("host", null, "evil.example", "HOST/wrestlers?q=ANY&z=", `${CANARY}.example`),
  header("save-data", "on", CANARY),
  header("sec-fetch-site", "cross-site", "none", CANARY),
  header("sec-purpose", "prefetch"),
  header("stripe-signature", "t=,v1=", "t=1,v1=00", `t=99999999999,v1=${"0".repeat(64)}`, "t=1".repeat(900)),
  header("if-modified-since", "yesterday", "Sun, 22 Nov 2099 00:00:00 GMT"),
  header("content-type", "", "application/json", "multipart/form-data", "text/xml", CANARY),
  header("x-remix-response", "1", CANARY),
  header("authorization", "Bearer a.b.c", "Bearer ", "Basic b3R0bzpvdHRv", `Bearer ${"a".repeat(6_000)}`),
  header("upgrade", "h2c", "websocket"),
);

/** A request of one of the kinds, odd at random; half of them only in their encoding. */
export function oddRequests(kinds: readonly Kind[]): fc.Arbitrary<{ kind: string; asked: Asked }> {
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      n: fc.nat(1_000_000),
      method: fc.oneof(
        { weight: 8, arbitrary: fc.constant(undefined) },
        {
          weight: 1,
          arbitrary: fc.constantFrom("HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"),
        },
      ),
      version: fc.constantFrom("1.1", "1.1", "1.1", "1.0"),
      encoding: fc.constantFrom(...ENCODINGS, null),
      tail: fc.oneof({ weight: 2, arbitrary: fc.constant("") }, { weight: 1, arbitrary: oddPath }),
      more: fc.oneof(
        { weight: 2, arbitrary: fc.constant<Header[]>([]) },
        { weight: 1, arbitrary: fc.array(oddHeaders, { minLength: 1, maxLength: 3 }).map((lists) => lists.flat()) },
      ),
      body: fc.option(fc.tuple(fc.constantFrom(...Object.values(WAYS)), awkward), { freq: 3 }),
    })
    .map(({ kind, n, method, version, encoding, tail, more, body }) => {
      const plain = kind.make(n);
      const odd = new Set(more.map(([name]) => name));
      const sent =
        method && method !== "HEAD" && body
          ? body[0]([
              ["intent", body[1]],
              ["email", CANARY],
            ])
          : undefined;
      const headers: Header[] = [
        ...(plain.headers ?? []).filter(([name]) => !odd.has(name) && !(sent && name === "content-type")),
        ["accept-encoding", encoding],
        ...(sent ? ([["content-type", sent.type]] as const) : []),
        ...more.filter(([name]) => !(sent && name === "content-type")),
      ];
      const asked: Asked = {
        ...plain,
        ...(method && { method }),
        ...(sent && { body: sent.bytes }),
        version,
        headers,
        path: tail ? plain.path.replace(/\?.*/, "") + tail : plain.path,
      };
      return { kind: kind.name, asked };
    });
}

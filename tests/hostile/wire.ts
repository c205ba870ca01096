/** HTTP on a bare socket, so that a test can send what no client library would. */
import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { HANG_MS } from "./watched-site";

export type Asked = {
  path: string;
  method?: string;
  version?: string;
  /** In order, with duplicates. `host` and `connection: close` are added unless given; null omits them. */
  headers?: readonly (readonly [name: string, value: string | null])[];
  body?: string | Buffer;
};
export type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer };
type Exchange = { answers: Answer[]; raw: Buffer; outcome: "closed" | "hung" | "refused"; ms: number };

/** The bytes of a request to `host`. A body sets its own length unless the headers say otherwise. */
export function requestBytes(asked: Asked, host: string): Buffer {
  const { path, method = "GET", version = "1.1", headers = [], body = "" } = asked;
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const added: [string, string][] = [
    ["host", host],
    ["connection", "close"],
  ];
  if (body.length > 0 && !names.has("transfer-encoding")) {
    added.push(["content-length", String(Buffer.byteLength(body))]);
  }
  const lines = [...added.filter(([name]) => !names.has(name)), ...headers.filter(([, value]) => value !== null)];
  const head = [`${method} ${path} HTTP/${version}`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""];
  return Buffer.concat([Buffer.from(head.join("\r\n")), Buffer.from(body)]);
}

/** A socket that ignores errors. `from` is its source address, another one of this machine. */
export function open(port: number, { from }: { from?: string | undefined } = {}): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", ...(from && { localAddress: from }) });
    socket.once("connect", () => resolve(socket));
    socket.on("error", () => resolve(socket));
  });
}

/** Sends bytes and reads until the server closes or `enough` says that the answer is complete. */
export async function exchange(
  port: number,
  bytes: Buffer | string,
  o: { methods?: string[]; limitMs?: number; enough?: (answers: Answer[]) => boolean } = {},
): Promise<Exchange> {
  const began = performance.now();
  const socket = await open(port);
  const chunks: Buffer[] = [];
  let outcome: Exchange["outcome"] = socket.connecting || socket.destroyed ? "refused" : "closed";
  await new Promise<void>((resolve) => {
    if (socket.destroyed) return resolve();
    const timer = setTimeout(() => {
      outcome = "hung";
      socket.destroy();
    }, o.limitMs ?? HANG_MS);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      if (o.enough?.(answersIn(Buffer.concat(chunks), o.methods))) socket.destroy();
    });
    socket.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
    socket.write(bytes);
  });
  const raw = Buffer.concat(chunks);
  return { answers: answersIn(raw, o.methods), raw, outcome, ms: performance.now() - began };
}

/** One request, one answer; undefined if the server closed without one. */
export async function ask(site: { port: number; url: string }, asked: Asked): Promise<Answer | undefined> {
  const { method = "GET" } = asked;
  const { answers, outcome } = await exchange(site.port, requestBytes(asked, new URL(site.url).host), {
    methods: [method],
    enough: ([first]) => first !== undefined && first.status >= 200 && isWhole(first),
  });
  if (outcome === "hung") throw new Error(`No answer within ${HANG_MS} ms: ${method} ${asked.path}`);
  return answers.find(({ status }) => status >= 200);
}

/**
 * The answers in what a server sent, as far as they arrived. `methods` lists the request methods, since HEAD has no
 * body.
 */
function answersIn(bytes: Buffer, methods: string[] = []): Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  let final = 0;
  for (let end = rest.indexOf("\r\n\r\n"); end >= 0; end = rest.indexOf("\r\n\r\n")) {
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(first)?.[1] ?? 0);
    if (!status) break;
    const headers = lines.map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    });
    rest = rest.subarray(end + 4);
    const bare = status < 200 || status === 204 || status === 304 || methods[final] === "HEAD";
    const { body, used } = bare ? { body: Buffer.alloc(0), used: 0 } : bodyIn(rest, headers);
    if (status >= 200) final += 1;
    rest = rest.subarray(used);
    answers.push({ status, headers, body });
  }
  return answers;
}

function bodyIn(bytes: Buffer, headers: Answer["headers"]): { body: Buffer; used: number } {
  const length = headers.find(([name]) => name === "content-length")?.[1];
  if (length !== undefined) return { body: bytes.subarray(0, Number(length)), used: Number(length) };
  if (!headers.some(([name, value]) => name === "transfer-encoding" && /chunked/i.test(value))) {
    return { body: bytes, used: bytes.length };
  }
  const chunks: Buffer[] = [];
  let at = 0;
  for (let end = bytes.indexOf("\r\n", at); end >= 0; end = bytes.indexOf("\r\n", at)) {
    const size = Number.parseInt(bytes.subarray(at, end).toString("latin1"), 16);
    if (!(size > 0)) return { body: Buffer.concat(chunks), used: end + 4 };
    chunks.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return { body: Buffer.concat(chunks), used: bytes.length };
}

export const header = ({ headers }: Answer, wanted: string) => headers.find(([name]) => name === wanted)?.[1];

function isWhole(answer: Answer): boolean {
  const length = header(answer, "content-length");
  return length !== undefined && answer.body.length === Number(length);
}

/** The body as decompressed text; empty if it arrived only in part. */
export function textOf(answer: Answer): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync }[
    header(answer, "content-encoding") ?? ""
  ];
  try {
    return (unpack ? unpack(answer.body) : answer.body).toString();
  } catch {
    return "";
  }
}

/**
 * Bytes in a form that can be pasted into a JavaScript string, to resend a failed request by hand. Sealed cookies are
 * left out, since they are worthless on another site.
 */
export const shown = (bytes: Buffer | string) =>
  JSON.stringify(
    Buffer.from(bytes)
      .toString("latin1")
      .replaceAll(/((?:session|guest|flow|device)\.\d)=[\w-]{80,}/g, "$1=<sealed>"),
  ).slice(0, 1_200);

/**
 * Does `work` for each item, `width` at a time; fails at the end with all failures, so that one run reports them
 * together.
 */
export async function inParallel<T>(items: readonly T[], width: number, work: (item: T, n: number) => Promise<void>) {
  const failures: string[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length && failures.length < MOST_FAILURES) {
      const n = next++;
      await work(items[n] as T, n).catch((error: Error) => failures.push(bothEnds(error.message)));
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${next} failed:\n${failures.slice(0, 8).join("\n\n")}`);
}
const MOST_FAILURES = 40;
/** The request comes first, and what was wrong about the answer last. */
const bothEnds = (text: string) => (text.length < 1_500 ? text : `${text.slice(0, 900)} … ${text.slice(-500)}`);

/**
 * Everything under /line: the line's page, its draw, and what pages ask for every few seconds. The front calls it first
 * and serves most of it from memory; routes/tickets/line.$.ts serves the same under other servers.
 */
import { CHECK } from "../../app/domain/line/line-address";
import { isGated } from "../../app/domain/line/line-phase";
import { seatsReach } from "../../app/domain/line/wait-estimate";
import { inLanguage } from "../../app/domain/urls/language-address";
import { placeTokens } from "../http/place-cookie";
import { languageOf } from "../http/request-language";
import { foreignWrite, refuseForeign } from "../http/request-origin";
import { everyAnswer } from "../http/security-headers";
import { drawPage } from "../line/draw-page";
import { drawRecord } from "../line/draw-record";
import type { Notice, PageFan, PageLine } from "../line/line-facts";
import { linePage } from "../line/line-page";
import { LINE_FILES } from "../line/line-shell";
import { type LineTexts, lineTexts, loadedTexts } from "../line/line-texts";
import { receiptFor } from "../line/place-receipt";
import { readPlace } from "../line/place-token";
import { type Runtime, runtime } from "../process/runtime";
import type { RequestWait } from "../services/on-sale/on-sale";
import type { SaleLine } from "../services/on-sale/sale-line";
import { goTo, type LineAnswer, setCookie } from "./line-answer";
import { knownFan, saysWho, shownTokens, tokensFor } from "./line-fan";
import { answerLineForm } from "./line-form";

type Asked = { method: string; url: string; cookie: string; acceptLanguage: string };

const PATH =
  /^(?:\/[a-z]{2})?\/line\/([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?:\/(now\.json|draw\.json|receipt\.json|draw))?$/i;
const NOTICES: readonly string[] = [
  "crowded",
  "notYours",
  "notCalled",
  "accountNeeded",
  "closed",
  "noMore",
  "heldElsewhere",
  "tooMany",
] satisfies Notice[];
const FOREVER = "public, max-age=31536000, immutable";
const POLLED = "public, max-age=1, s-maxage=1, stale-while-revalidate=5";
const MANY = 101;
const MOST_POLL_MS = 60_000;
const LEAST_POLL_MS = 2_000;
/** This many pages may reload at the opening; nobody waits longer than a minute to learn their rank. */
const RELOADS_PER_MS = 2;
const LEAST_SPREAD_MS = 10_000;
const MOST_SPREAD_MS = 60_000;
/** How long after a turn its holder may still go to the purchase page without the line's: holds last longer. */
const AFTER_TURN_MS = 60 * 60_000;

let parts: Runtime | undefined;
const ready = async (): Promise<Runtime> => {
  parts ??= await runtime();
  return parts;
};

/** True for a path that this module answers. */
export const isLinePath = (path: string): boolean =>
  path.includes("/line/") && (LINE_FILES.has(path) || PATH.test(path));

/** The answer from memory. Undefined if the store has to be asked, or nothing is known yet. */
export function answerLineAtOnce({ method, url, cookie, acceptLanguage }: Asked): LineAnswer | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const [path = "", query = ""] = url.split("?");
  const file = LINE_FILES.get(path);
  if (file) return ok(file.text, { "content-type": file.type, "cache-control": FOREVER });
  const [, eventId, part] = PATH.exec(path) ?? [];
  const line = eventId && parts?.onSale?.peek(eventId);
  if (!parts || !line) return undefined;
  if (part === "now.json") return ok(nowText(parts, line), { "content-type": JSON_TYPE, "cache-control": POLLED });
  const texts = part === undefined && loadedTexts(languageOf(url, cookie, acceptLanguage));
  const fan = shownTokens(tokensFor(parts, line, cookie));
  if (!texts || !fan.place || !saysWho(cookie) || new URLSearchParams(query).has(CHECK)) return undefined;
  return pageAnswer(parts, { line, fan, texts, query, signedIn: true });
}

/** Answers any request under /line. Undefined for a path that isn't one. */
export async function answerLine(request: Request, address = ""): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (!isLinePath(url.pathname)) return undefined;
  const ours = await ready();
  const { method, headers } = request;
  const cookie = headers.get("cookie") ?? "";
  const acceptLanguage = headers.get("accept-language") ?? "";
  const { onSale, config } = ours;
  if (foreignWrite(method, headers, config.SITE_URL)) return refuseForeign(request, config.SITE_NAME);
  const [, eventId = "", part] = PATH.exec(url.pathname) ?? [];
  if (eventId && onSale) {
    await onSale.lineOf(eventId);
    await lineTexts(languageOf(url.pathname, cookie, acceptLanguage));
  }
  const asked = { method, url: url.pathname + url.search, cookie, acceptLanguage };
  const atOnce = answerLineAtOnce(asked);
  if (atOnce) return asResponse(atOnce);
  const line = eventId ? onSale?.peek(eventId) : undefined;
  const texts = await lineTexts(languageOf(url.pathname, cookie, acceptLanguage));
  if (!line || !onSale) return asResponse(goTo(inLanguage(`/tickets/event/${eventId}`, texts.language)));
  if (method === "GET" || method === "HEAD") {
    if (part === "draw.json") return asResponse(json(drawRecord(line), "no-cache"));
    if (part === "draw") return asResponse(drawAnswer(ours, line, texts));
    if (part === "receipt.json") return asResponse(receiptAnswer(ours, line, cookie));
    return asResponse(await storedPage(ours, line, { cookie, address, texts, query: url.searchParams }));
  }
  if (method !== "POST" || part !== undefined)
    return asResponse({ status: 405, headers: [["allow", "GET, HEAD"]], body: "" });
  const answered = await answerLineForm(ours, line, { request, cookie, address, texts });
  if (answered) return asResponse(answered);
  const fan = shownTokens(tokensFor(ours, line, cookie));
  return asResponse({ ...pageAnswer(ours, { line, fan, texts, query: "", signedIn: true }), status: 400 });
}

type Browsing = { cookie: string; address: string; texts: LineTexts; query: URLSearchParams };

/**
 * The page of a fan whose place isn't in the cookie or has to be checked. Somebody else's place is dropped from the
 * cookie: with it, the line would lead to the purchase page, which asks the store and leads back to the line.
 */
async function storedPage(ours: Runtime, line: SaleLine, browsing: Browsing): Promise<LineAnswer> {
  const { cookie, address, texts, query } = browsing;
  const sent = tokensFor(ours, line, cookie);
  const fan = await knownFan(ours, line, { cookie, address, locale: texts.language });
  const isForeign = (sent.place || sent.turn) && !fan.place && !fan.turn;
  const notice: Notice | undefined = isForeign ? "notYours" : fan.heldElsewhere ? "heldElsewhere" : undefined;
  const found =
    isForeign || query.has(CHECK)
      ? goTo(inLanguage(`/line/${line.eventId}`, texts.language) + (notice ? `?notice=${notice}` : ""))
      : pageAnswer(ours, { line, fan, texts, query: query.toString(), signedIn: fan.signedIn });
  return { ...found, headers: [...found.headers, ...fan.lines.map(setCookie)] };
}

/** The line that a document at `path` has to go to first. Undefined if it may be made. */
export function lineBefore(path: string, cookie: string): string | undefined {
  const eventId = /^(?:\/([a-z]{2}))?\/tickets\/event\/([\da-f-]{36})(?:\/seats\/[^/.]+)?\/?$/i.exec(path);
  const line = eventId?.[2] && parts?.onSale?.peek(eventId[2]);
  if (!parts?.onSale || !line || !isGated(parts.onSale.phase(line))) return undefined;
  const { turn } = tokensFor(parts, line, cookie);
  if (turn && turn.at.getTime() + AFTER_TURN_MS > parts.clock.now().getTime()) return undefined;
  return inLanguage(`/line/${line.eventId}`, eventId[1] ?? "en");
}

/**
 * The fans whom the front lets in before all others, by the number under which it counts their requests: those with a
 * live turn on every page, and those whose place is called on the line's own page, where they enter.
 */
export function goesFirst(path: string, cookie: string | undefined, header: string | undefined): string | undefined {
  const { onSale, config, clock } = parts ?? {};
  if (!onSale || !config || !clock || (!header && !cookie?.includes("place="))) return undefined;
  const lines = onSale.all();
  if (lines.length === 0) return undefined;
  const now = clock.now().getTime();
  const entersLine = PATH.exec(path)?.[1]?.toLowerCase();
  const tokens = header ? [header] : placeTokens(cookie, config.secure);
  for (const line of lines) {
    for (const token of tokens) {
      const read = readPlace(line, token);
      if (!read) continue;
      const isCalled = entersLine === line.eventId && (onSale.rankOf(line, read.number) ?? line.serving) < line.serving;
      if (isCalled || (read.kind === "turn" && read.at.getTime() > now)) return `${line.id} ${read.number}`;
    }
  }
  return undefined;
}

/** Notes how long a request about a night waited for its turn in the front. */
export function noteWait(eventId: string | undefined, wait: RequestWait): void {
  parts?.onSale?.waited(eventId, wait);
}

/** True while any line is open: then the front keeps places for those whose turn it is. */
export const anyLineOpen = (): boolean => {
  const onSale = parts?.onSale;
  return onSale?.all().some((line) => isGated(onSale.phase(line))) ?? false;
};

type Shown = { line: SaleLine; fan: PageFan; texts: LineTexts; query: string; signedIn: boolean };

function pageAnswer(ours: Runtime, { line, fan, texts, query, signedIn }: Shown): LineAnswer {
  const words = new URLSearchParams(query);
  const notice = words.get("notice") ?? "";
  const { body, headers } = linePage({
    line: pageLine(ours, line),
    fan,
    texts,
    siteName: ours.config.SITE_NAME,
    now: ours.clock.now(),
    still: words.has("still"),
    notice: NOTICES.includes(notice) ? (notice as Notice) : undefined,
    signedIn,
  });
  return { status: 200, headers: Object.entries(headers), body };
}

function drawAnswer(ours: Runtime, line: SaleLine, texts: LineTexts): LineAnswer {
  const record = drawRecord(line);
  const { eventId, title } = line;
  const { body, headers } = drawPage({ record, eventId, title, texts, siteName: ours.config.SITE_NAME });
  return { status: 200, headers: Object.entries(headers), body };
}

function receiptAnswer(ours: Runtime, line: SaleLine, cookie: string): LineAnswer {
  const { place, placeAt } = tokensFor(ours, line, cookie);
  if (!place || !placeAt) return { status: 404, headers: [["cache-control", "no-store"]], body: "" };
  const issued = { sale: line.id, number: place.number, joinedAt: placeAt.toISOString() };
  return json({ ...receiptFor(line.signKey, issued), key: line.publicKey }, "no-store");
}

const pageLine = ({ onSale }: Runtime, line: SaleLine): PageLine => ({
  ...line,
  phase: onSale?.phase(line) ?? "none",
  reach: seatsReach({ serving: line.serving, free: line.free, seatsPerOrder: 2, show: 0.8 }),
});

const polled = new WeakMap<SaleLine, { phase: string; text: string }>();

/** The same for everybody, and made once for each state of the line. */
function nowText({ onSale }: Runtime, line: SaleLine): string {
  const phase = onSale?.phase(line) ?? "none";
  const known = polled.get(line);
  if (known?.phase === phase) return known.text;
  const waiting = line.joined - line.serving;
  const text = JSON.stringify({
    phase,
    serving: line.serving,
    joined: line.joined,
    drawn: line.drawn,
    pace: Math.round(line.pace * 100) / 100,
    opensAt: line.opensAt.toISOString(),
    tiers: line.tiers.map(({ name, left, priceCents }) => ({ name, left: Math.min(MANY, left), priceCents })),
    currency: line.currency,
    nextMs: Math.min(MOST_POLL_MS, Math.max(LEAST_POLL_MS, 2 * waiting)),
    spreadMs: Math.min(MOST_SPREAD_MS, Math.max(LEAST_SPREAD_MS, line.joined / RELOADS_PER_MS)),
  });
  polled.set(line, { phase, text });
  return text;
}

const JSON_TYPE = "application/json";
const ok = (body: string, headers: Record<string, string>): LineAnswer => ({
  status: 200,
  headers: Object.entries(headers),
  body,
});
const json = (value: object, cache: string): LineAnswer =>
  ok(JSON.stringify(value), { "content-type": JSON_TYPE, "cache-control": cache });

function asResponse({ status, headers, body }: LineAnswer): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(everyAnswer({ https: parts?.config.secure ?? false }))) {
    if (!all.has(name)) all.set(name, value);
  }
  return new Response(body, { status, headers: all });
}

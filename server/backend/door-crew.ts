/** What a door phone's script may do: the pass in its cookie decides. A scan waits for no provider. */
import { z } from "zod";
import { SCAN_SHOWN } from "../../app/domain/door/scan-shown";
import { LONGEST_CODE } from "../../app/domain/door/ticket-code";
import { languageFor } from "../../app/domain/languages";
import { localeOf } from "../http/request-language";
import { foreignWrite } from "../http/request-origin";
import { runtime } from "../process/runtime";
import type { DoorPass } from "../services/door/door-passes";
import { jar } from "../session/cookies/cookie-jar";
import { forPages } from "./backend-answers";
import { phoneMayUsePass } from "./own-pass";

const HOUR_MS = 60 * 60_000;
/** For this long after the night, what a phone has collected is accepted. */
const SEND_AFTER_MS = 48 * HOUR_MS;
/** Scans in one request. */
const MOST_SENT = 100;

const TicketNumber = z.string().min(1).max(40);
const LateScanMessage = z.object({
  id: z.uuid(),
  ticketNumber: TicketNumber,
  at: z.number().int().positive(),
  shown: z.enum(SCAN_SHOWN),
  list: z.number().int().nullable(),
});

/** Everything that a phone posts. `look` only asks what a typed number is worth. */
const Message = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("scan"),
    id: z.uuid(),
    ticketNumber: TicketNumber,
    code: z.string().max(LONGEST_CODE).nullable(),
    look: z.boolean(),
  }),
  z.object({ kind: z.literal("send"), scans: z.array(LateScanMessage).max(MOST_SENT) }),
  z.object({ kind: z.literal("undo"), id: z.uuid(), scan: z.uuid() }),
  z.object({
    kind: z.literal("again"),
    id: z.uuid(),
    ticketNumber: TicketNumber,
    reason: z.enum(["stamp", "mistake", "other"]),
  }),
  z.object({ kind: z.literal("find"), text: z.string().max(100) }),
]);
export type DoorMessage = z.infer<typeof Message>;

/** Why a phone is refused, so that it can forget what it keeps. */
type Refused = { refused: 403 | 404 | 429; ended?: "over" | "revoked" | "none" };

/** The crew member behind a request of a phone. `sends`: it only delivers what was scanned, which is taken longer. */
export async function doorCrew(request: Request, { sends = false } = {}) {
  const parts = await runtime();
  const { config, clock, boxOffice, limits } = parts;
  const refuse = (refusal: Refused) => refusal;
  if (!boxOffice.openPass) return refuse({ refused: 404 });
  if (foreignWrite(request.method, request.headers, config.SITE_URL)) return refuse({ refused: 403 });
  const cookies = jar(parts.cookies, request.headers.get("cookie"));
  const key = cookies.read("guest")?.doorPass;
  const door = forPages(boxOffice);
  const opened = key ? await door.openPass(key) : undefined;
  if (!opened) return refuse({ refused: 403, ended: "none" });
  const { state, pass } = opened;
  const taken = state === "over" && sends && pass.until && pass.until.getTime() + SEND_AFTER_MS > clock.now().getTime();
  if (state !== "live" && !taken) return refuse({ refused: 403, ended: state });
  const scans = request.method === "POST";
  if (!(await phoneMayUsePass(parts, cookies, pass, scans))) return refuse({ refused: 403, ended: "revoked" });
  if (scans && !(await limits.allow("doorScan", `account:${pass.id}`))) return refuse({ refused: 429 });
  const named = languageFor(new URL(request.url).searchParams.get("lng") ?? "");
  const locale = named ?? (await localeOf(request));
  const crew = { pass: pass satisfies DoorPass, door, locale, now: clock.now() };
  return { ...crew, cookies: cookies.pending() };
}

/** What a phone posted. Undefined for anything else. */
export async function doorMessage(request: Request): Promise<DoorMessage | undefined> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return undefined;
  const body: unknown = await request.json().catch(() => undefined);
  return Message.safeParse(body).data;
}

/** Connects the parts of the door's page: forms, camera, list, queue, and news from the server. */

import { zonedDates } from "../../../domain/format/zoned-dates";
import type { Texts } from "../../../i18n/texts";
import type { DoorScreenData } from "../../../requests/door/door-screen";
import { type Camera, openCamera } from "./camera";
import { decoder } from "./decoder";
import { doorTools } from "./door-tools";
import { gateCounts } from "./gate-counts";
import { gateView, make } from "./gate-view";
import { type KeptList, keptList, nightKeyOf } from "./kept-list";
import { lastCodes } from "./last-codes";
import { type KeptMemory, phoneMemory } from "./phone-memory";
import { phoneSync } from "./phone-sync";
import { phoneVault } from "./phone-vault";
import { keepPage, wipePage } from "./ready-page";
import { scanQueue } from "./scan-queue";
import { type ScanOutcome, scanner } from "./scanner";
import { type PassEnd, serverLine } from "./server-line";
import { serverTime } from "./server-time";
import { signal, unlockSound } from "./signals";

type Data = DoorScreenData["phone"];
type DeskTexts = Pick<Texts["t"], "door" | "crew" | "seat">;

const NEWS_MS = 15_000;
const PROBE_MS = 5_000;
/** A green result returns to the camera after this time. Any other result waits for a press. */
const GREEN_MS = 2_000;
/** How long after the end of the pass the phone deletes its list. */
const WIPE_AFTER_MS = 2 * 60 * 60_000;

export async function crewDesk(root: HTMLElement, data: Data, t: DeskTexts): Promise<void> {
  const { pass, night, zone, locale } = data;
  const view = gateView(root, t);
  const clock = (ms: number) => zonedDates(new Date(ms), zone, locale).time;
  const time = serverTime();
  const counts = gateCounts({ root, view, t }, clock);
  const list = keptList(night);
  const key = data.key ? await nightKeyOf(data.key) : undefined;
  const offline = pass.offline && key !== undefined;
  const vault = await phoneVault({ pass: pass.id, night, offline }).catch(() => undefined);
  const lists = offline ? vault : undefined;
  const line = serverLine(locale, { away: sayAway, back: () => void comeBack(), ended: (why) => void end(why) });
  const queue = vault && (await scanQueue(vault, line));
  let ready = false;
  let awaySince = 0;
  let camera: Camera | undefined;
  /** A result is waiting for a press. Codes from the camera are ignored meanwhile. */
  let waits = false;
  let busy = false;
  let ended = false;
  /** The night may be moved while the page is open. */
  let { until } = data;
  let green: ReturnType<typeof setTimeout> | undefined;

  const kept = await lists?.kept<KeptList>("list");
  const offset = await lists?.kept<number>("offset");
  if (offset !== undefined) time.restore(offset);
  if (kept) {
    list.restore(kept);
    ready = true;
  }
  const memory = phoneMemory(await lists?.kept<KeptMemory>("memory"));
  const keep = async () => lists?.keep("memory", memory.stored()).catch(() => undefined);
  const sync = phoneSync({ line, list, key, memory, keep, time, vault: lists });
  const desk = scanner({ line, list, queue, memory, keep, time, t, night: { ...data, id: night, key }, pass, locale });
  const isSame = lastCodes(() => performance.now());

  root.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const pressed = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    if (pressed?.value === "leave") return void leave(event, form);
    event.preventDefault();
    if (pressed) void act(pressed.value, fields, form);
  });
  document.addEventListener("visibilitychange", () => document.hidden || time.wake());
  doorTools({
    box: view.part("tools"),
    t,
    text: toolsText(),
    getReady: offline ? getReady : undefined,
    startCamera,
  });
  view.online();
  void news();
  setInterval(() => void (line.isAway() || news()), NEWS_MS);
  setInterval(() => void (line.isAway() && news()), PROBE_MS);
  setInterval(() => void wipeAfterNight(), PROBE_MS);

  async function act(intent: string, fields: Record<string, string>, form: HTMLFormElement): Promise<void> {
    const { code = "", number = "", scan = "", reason } = fields;
    if (intent === "scan") {
      form.reset();
      await scanned(code);
    } else if (intent === "letIn") await scanned(number, true);
    else if (intent === "undo") await undo(scan, form);
    else if (intent === "find") await find(code);
    else if (intent === "again" && (reason === "stamp" || reason === "mistake" || reason === "other")) {
      const answer = await line.post({ kind: "again", id: crypto.randomUUID(), ticketNumber: number, reason });
      if (answer?.verdict) show({ verdict: answer.verdict, list: false });
      else wait(t.crew("waitText"));
    }
  }

  async function scanned(text: string, letIn = false): Promise<void> {
    if (busy) return;
    busy = true;
    const began = performance.now();
    const outcome = await desk.scan(text, { letIn }).finally(() => {
      busy = false;
    });
    if (!outcome) return;
    show(outcome);
    root.dataset.took = String(Math.round(performance.now() - began));
  }

  function show({ verdict, list: byList }: ScanOutcome): void {
    clearTimeout(green);
    waits = verdict.tone !== "good";
    view.verdict(verdict, { lead: pass.lead, scanId: verdict.scanId, next });
    signal(verdict.tone);
    if (verdict.state !== "valid") {
      const place = verdict.place
        .slice(-3)
        .map(({ value }) => value)
        .join(" ");
      const undoable = verdict.state === "in" ? verdict.scanId : undefined;
      view.log({ at: clock(time.now()), place: place || verdict.ticketNumber, shown: verdict.state, undoable });
    }
    if (!waits) green = setTimeout(next, GREEN_MS);
    if (byList) sayAway();
    else if (verdict.state === "in") counts.add(1);
  }

  function next(): void {
    waits = false;
    clearTimeout(green);
    if (camera) {
      view.camera(camera.video);
      void camera.video.play();
    } else view.idle(t.crew("hold"));
    if (!camera) document.getElementById("code")?.focus();
  }

  function wait(text: string): void {
    waits = true;
    view.idle(text);
  }

  async function undo(scan: string, form: HTMLFormElement): Promise<void> {
    const waiting = await queue?.drop(scan);
    const answer = waiting ? undefined : await line.post({ kind: "undo", id: crypto.randomUUID(), scan });
    const done = waiting !== undefined || answer?.done === true;
    if (done) {
      await desk.forget(scan);
      form.remove();
      isSame("");
      if (!waiting) counts.add(-1);
    }
    clearTimeout(green);
    view.idle(t.crew(done ? "undoDone" : answer ? "undoLate" : "waitText"));
    green = setTimeout(next, GREEN_MS);
  }

  async function find(text: string): Promise<void> {
    const answer = await line.post({ kind: "find", text });
    view.found(answer?.found ?? [], t.crew(answer ? "nobody" : "waitText"));
  }

  async function news(): Promise<void> {
    if (ended) return;
    const answer = await line.news(ready && key ? list.version() : undefined);
    if (!answer) return;
    await sync.learnTime(answer.now);
    if (answer.until !== undefined) until = answer.until;
    counts.show(answer);
    if (ready && answer.signed && !(await sync.takeList(answer))) view.say("net", t.crew("badList"));
    // A scan that missed the server once waits in the queue, even if the network is up.
    await queue?.flush(reportDoubles);
  }

  function sayAway(): void {
    if (!line.isAway()) return;
    awaySince ||= time.now();
    const listed = list.at() > 0 && pass.offline;
    const text = listed
      ? t.crew("offlineText", { at: clock(list.at()), number: list.count() })
      : t.crew(pass.offline ? "waitText" : "never");
    view.offline(t.crew("offlineSince", { at: clock(awaySince) }), text);
    counts.showUnsent(queue?.size() ?? 0);
  }

  async function comeBack(): Promise<void> {
    awaySince = 0;
    view.online();
    await queue?.flush(reportDoubles);
  }

  /** Someone else entered with the same ticket. Reported immediately, because one of the two is still nearby. */
  function reportDoubles(receipts: { id: string; another?: { at: string; gate: string } }[]): void {
    const doubles = receipts.flatMap(({ another }) => another ?? []);
    if (doubles.length === 0) return;
    wait(doubles.map(({ at, gate }) => t.crew("double", { at: clock(Date.parse(at)), gate })).join(" "));
    signal("ask");
  }

  function toolsText(): string {
    if (!pass.offline) return t.crew("never");
    if (ready) return readyText();
    return t.crew(key ? "readyText" : "tooOld");
  }

  function readyText(): string {
    return t.crew("readyDone", { number: list.count(), at: clock(list.at()) });
  }

  async function getReady(): Promise<string> {
    const fetched = await sync.fetchList();
    if (fetched !== "taken") return t.crew(fetched === "bad" ? "badList" : "waitText");
    await decoder().catch(() => undefined);
    await navigator.storage?.persist?.().catch(() => false);
    ready = await keepPage(location.pathname.replace(/\/$/, ""));
    return ready ? readyText() : t.crew("tooOld");
  }

  async function startCamera(): Promise<Camera | string> {
    unlockSound();
    try {
      camera = await openCamera(await decoder(), (text) => void (waits || busy || isSame(text) || scanned(text)));
    } catch (error) {
      const denied = error instanceof DOMException && error.name === "NotAllowedError";
      return t.crew(denied ? "refused" : "noCamera");
    }
    next();
    return camera;
  }

  async function leave(event: Event, form: HTMLFormElement): Promise<void> {
    if (form.dataset.wiped || !vault) return;
    event.preventDefault();
    await queue?.flush(reportDoubles);
    if (queue && queue.size() > 0) return wait(`${queue.size()} ${t.crew("waiting")}`);
    await forget();
    form.dataset.wiped = "yes";
    const intent = make("input", { type: "hidden", name: "intent", value: "leave" });
    form.append(intent);
    form.submit();
  }

  async function forget(): Promise<void> {
    await vault?.wipe();
    await wipePage();
  }

  async function end(why: PassEnd): Promise<void> {
    if (ended) return;
    ended = true;
    if (why === "over") await queue?.flush(reportDoubles);
    if (isUnsent()) {
      await vault?.wipeList();
      // This page may still send the scans of a night that is over. Those of a revoked pass wait for the next pass.
      if (why === "over") sendRest();
      else await wipePage();
    } else await forget();
    sayEnded();
  }

  const isUnsent = () => queue !== undefined && queue.size() > 0;

  function sendRest(): void {
    const again = async () => {
      await queue?.flush(reportDoubles).catch(() => undefined);
      sayEnded();
      if (isUnsent()) return;
      clearInterval(timer);
      await forget();
    };
    const timer = setInterval(() => void again(), NEWS_MS);
  }

  function sayEnded(): void {
    const unsent = isUnsent() ? [make("p", {}, `${queue?.size()} ${t.crew("waiting")}`)] : [];
    const title = make("h1", { class: "d2" }, t.crew("ended"));
    root.replaceChildren(make("div", { class: "idle" }, title, t.crew("endedText"), ...unsent));
  }

  /** Deletes the list long after the night. Scans that are waiting may still be sent. */
  async function wipeAfterNight(): Promise<void> {
    if (ready && until !== null && time.now() > until + WIPE_AFTER_MS) {
      ready = false;
      list.restore({ version: 0, at: 0, held: [], tickets: [], codedTiers: [] });
      await vault?.wipeList();
      await wipePage();
    }
  }
}

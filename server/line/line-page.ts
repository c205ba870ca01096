/** The page of a line: small, made without Remix, complete without scripts. */
import { html } from "hono/html";
import { CONTENT_LANGUAGE } from "../../app/domain/format/content-language";
import { price } from "../../app/domain/format/money-format";
import { directionOf } from "../../app/domain/languages";
import { refreshSeconds } from "../../app/domain/line/wait-estimate";
import { inLanguage } from "../../app/domain/urls/language-address";
import { takesEntries } from "../../app/domain/waiting/offer-length";
import { lineContent } from "./line-content";
import type { Notice, PageFan, PageLine, Screen } from "./line-facts";
import { screenOf } from "./line-facts";
import { linePolicy, lineShell } from "./line-shell";
import type { LineTexts } from "./line-texts";
import { numberWord } from "./number-word";

/** More seats than this are not counted on the page. */
const MANY = 100;
const LOOK_AGAIN_S: Partial<Record<Screen, number>> = {
  before: 60,
  gathering: 20,
  drawn: 20,
  drawing: 3,
  open: 20,
  soldOut: 60,
};
/** Pages must not all come back in the second of the opening. */
const SPREAD_S = 10;

type LinePage = {
  line: PageLine;
  fan: PageFan;
  texts: LineTexts;
  siteName: string;
  now: Date;
  /** The page was asked not to reload itself. */
  still: boolean;
  notice?: Notice | undefined;
  signedIn: boolean;
  chance?: number;
};

export function linePage(page: LinePage): { body: string; headers: Record<string, string> } {
  const { line, fan, texts, now, still, chance = Math.random() } = page;
  const { t, time } = texts;
  const screen = screenOf(line, fan, now);
  const path = inLanguage(`/line/${line.eventId}`, texts.language);
  const rank = fan.place?.rank;
  const ahead = rank === undefined ? line.joined - line.serving : Math.max(0, rank - line.serving);
  const opens = time(line.opensAt, line.timeZoneId);
  const shown = lineContent(screen, page, { ahead, opens });
  const seconds = reloadSeconds(screen, line, { ahead, now, chance });
  const reloads = seconds !== undefined && !still;
  const waits = screen === "waiting" || screen === "paused";
  const share = waits && rank ? Math.round((100 * line.serving) / (rank + 1)) : undefined;

  const tone = toneOf(screen);
  const body = html`<div class="wait ${tone}" id="line" data-id="${line.eventId}" data-screen="${screen}"${
    rank === undefined ? "" : html` data-rank="${rank}"`
  } data-lang="${texts.language}" data-wait="${t.line("waiting.wait", { range: "{}" })}">
<header class="bar"><a href="${inLanguage("/home", texts.language)}">${page.siteName}</a><span lang="${CONTENT_LANGUAGE}">${line.title}, ${line.city}</span></header>
<main id="main"><div class="big${shown.number === undefined && !shown.word ? "" : " two"}"><h1 id="h">${shown.heading}</h1>${
    shown.number !== undefined ? numberWord(shown.number, texts.number(shown.number), directionOf(texts.language)) : ""
  }${shown.word ? html`<p class="word"${shown.repeats ? html` aria-hidden="true"` : ""}>${shown.word}</p>` : ""}${
    share === undefined
      ? ""
      : html`<div class="rope" aria-hidden="true"><i style="inline-size:${share}%"></i><b style="inset-inline-start:${share}%"></b></div>`
  }<div class="est"><p id="est">${shown.text}</p><p id="say" class="hide" role="status"></p>${
    page.notice ? html`<p role="alert"><b>${t.line(`notice.${page.notice}`)}</b></p>` : ""
  }</div>
<div class="cta">${actions(page, screen, path)}</div></div>
<div class="under"><div class="in">${seatsLeft(page)}${safeToKnow(page, { screen, reloads, path })}</div></div></main></div>`;

  return lineShell({
    ...page,
    heading: `${shown.number === undefined ? "" : `${texts.number(shown.number)} · `}${(tone && shown.word) || shown.heading}`,
    body,
    refresh: reloads ? seconds : undefined,
    script: line.phase !== "ended",
    policy: linePolicy(),
  });
}

/** What the fan can do now: links to other pages, and the buttons of the line's own form. */
function actions({ line, texts, now, notice, signedIn }: LinePage, screen: Screen, path: string) {
  const { t } = texts;
  const link = (to: string, label: string) =>
    html`<a class="btn" href="${inLanguage(to, texts.language)}">${label}</a>`;
  const buttons = buttonsOf(screen, t).map(
    ([intent, label]) => html`<button class="btn" name="intent" value="${intent}">${label}</button>`,
  );
  const soldOut = screen === "soldOut";
  return [
    (screen === "inside" || screen === "ended") && link(`/tickets/event/${line.eventId}`, t.line("turn.enter")),
    buttons.length > 0 && html`<form method="post" action="${path}">${buttons}</form>`,
    notice === "accountNeeded" && !signedIn && link(`/events/${line.eventId}/auth/sign-in`, t.line("signIn")),
    soldOut && takesEntries(line.startAt, now) && link(`/waiting-list/${line.eventId}`, t.waiting("heading")),
    soldOut && link("/tickets", t.line("soldOut.others")),
  ].filter(Boolean);
}

/** The buttons of a screen: the form's intent and its words. */
function buttonsOf(screen: Screen, t: LineTexts["t"]): [intent: string, label: string][] {
  switch (screen) {
    case "gathering":
    case "open":
    case "spent":
      return [["join", t.line("join")]];
    case "turn":
      return [["enter", t.line("turn.enter")]];
    case "missed":
      return [["enter", t.line("missed.enter")]];
    case "inside":
      return [["more", t.line("inside.more")]];
    default:
      return [];
  }
}

function toneOf(screen: Screen): string {
  if (screen === "turn" || screen === "inside" || screen === "missed") return "hot";
  return screen === "soldOut" || screen === "ended" ? "dark" : "";
}

function reloadSeconds(
  screen: Screen,
  line: PageLine,
  { ahead, now, chance }: { ahead: number; now: Date; chance: number },
): number | undefined {
  if (screen === "waiting" || screen === "paused") return refreshSeconds(ahead, line.pace, chance);
  const usual = LOOK_AGAIN_S[screen];
  if (usual === undefined) return undefined;
  const next = screen === "before" ? line.joinsAt : line.opensAt;
  const until = Math.ceil((next.getTime() - now.getTime()) / 1_000);
  const spread = Math.round(SPREAD_S * chance);
  if (until > 0 && until < usual + SPREAD_S) return until + 1 + spread;
  return Math.round(usual * (0.8 + 0.4 * chance));
}

function seatsLeft({ line, texts: { t, number, language } }: LinePage) {
  if (line.tiers.length === 0) return "";
  const rows = line.tiers.map(
    (tier) =>
      html`<div class="${tier.left > 0 ? `t${Math.min(6, tier.rank)}` : "none"}"><dt lang="${CONTENT_LANGUAGE}">${tier.name}</dt><dd>${
        tier.left <= 0
          ? t.line("left.none")
          : html`${price(tier.priceCents, line.currency, language)} · ${
              tier.left > MANY
                ? t.line("left.many", { count: number(MANY) })
                : t.site("badge.left", { count: tier.left })
            }`
      }</dd></div>`,
  );
  return html`<section><h2>${t.line("left.title")}</h2><dl class="left">${rows}</dl></section>`;
}

function safeToKnow(
  { line, fan, texts: { t, time }, now, still }: LinePage,
  { screen, reloads, path }: { screen: Screen; reloads: boolean; path: string },
) {
  const rows: [string, unknown][] = [];
  if (reloads) {
    const text = t.line("safe.reloadText", { time: time(now, line.timeZoneId) });
    rows.push([t.line("safe.reload"), html`${text} <a href="${path}?still">${t.line("safe.still")}</a>`]);
  } else if (still) {
    rows.push([t.line("safe.stillText"), html`<a href="${path}?still">${t.line("safe.check")}</a>`]);
  }
  if (fan.place && screen !== "spent") rows.push([t.line("safe.kept"), t.line("safe.keptText")]);
  rows.push([t.line("safe.free"), t.line("safe.freeText")]);
  const draws = line.phase !== "none" && line.drawn !== 0;
  const links = [
    ...(draws ? [html`<a href="${path}/draw">${t.line("draw.link")}</a>`] : []),
    ...(fan.place ? [html`<a href="${path}/receipt.json" download>${t.line("receipt")}</a>`] : []),
  ];
  const leaves = fan.place && !["turn", "inside", "ended"].includes(screen);
  return html`<section><h2>${t.line("safe.title")}</h2><ul class="safe" role="list">${rows.map(
    ([title, text]) => html`<li><b>${title}</b><span>${text}</span></li>`,
  )}</ul><p class="links">${links}</p>${
    leaves
      ? html`<form method="post" action="${path}"><button class="plain" name="intent" value="leave">${t.line("leave")}</button></form>`
      : ""
  }</section>`;
}

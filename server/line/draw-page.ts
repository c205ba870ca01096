/** How a line's order is drawn, and what was published about it. */
import { html } from "hono/html";
import { inLanguage } from "../../app/domain/urls/language-address";
import type { DrawRecord } from "./draw-record";
import { linePolicy, lineShell } from "./line-shell";
import type { LineTexts } from "./line-texts";

type DrawPage = { record: DrawRecord; eventId: string; title: string; texts: LineTexts; siteName: string };

export function drawPage({ record, eventId, title, texts, siteName }: DrawPage) {
  const { t, number } = texts;
  const path = inLanguage(`/line/${eventId}`, texts.language);
  const json = `/line/${eventId}/draw.json`;
  const later = t.line("draw.later");
  // A beacon that didn't answer in time has no part in a draw that was made without it.
  const usesBeacon = record.beacon.used || (record.seed === null && record.beacon.round !== undefined);
  const rows: [string, string][] = [
    [t.line("draw.fingerprint"), record.commitment],
    [t.line("draw.seed"), record.seed ?? later],
    [t.line("draw.people"), record.places === null ? later : number(record.places)],
    ...(usesBeacon ? ([[t.line("draw.random"), record.beacon.value ?? later]] as [string, string][]) : []),
  ];
  const paragraphs = ["before", "order", usesBeacon ? "beacon" : "noBeacon", "late"] as const;
  const body = html`<div class="wait dark"><header class="bar"><a href="${path}">${siteName}</a><span>${title}</span></header>
<main id="main"><div class="big text"><h1>${t.line("draw.heading")}</h1>${paragraphs.map((key) => html`<p>${t.line(`draw.${key}`)}</p>`)}
<dl class="facts">${rows.map(([name, value]) => html`<dt>${name}</dt><dd dir="auto">${value}</dd>`)}</dl>
${
  record.seed
    ? html`<form id="verify" hidden data-record="${json}"><button class="btn">${t.line("draw.verify")}</button> <output id="verified" data-right="${t.line("draw.right")}" data-wrong="${t.line("draw.wrong")}"></output></form>`
    : ""
}<p class="links"><a href="${json}">${t.line("draw.record")}</a><a href="${path}">${t.line("draw.back")}</a></p></div></main></div>`;
  return lineShell({
    texts,
    siteName,
    heading: t.line("draw.heading"),
    body,
    verifies: record.seed !== null,
    policy: linePolicy(),
  });
}

/** A pass as a phone would lay it out, more or less: to look at colors, fields and code. */
import { html, raw } from "hono/html";
import { toString as qrCode } from "qrcode";

type PassField = { key: string; label?: string; value: string };
export type PassFields = Record<
  "headerFields" | "primaryFields" | "secondaryFields" | "auxiliaryFields" | "backFields",
  PassField[] | undefined
>;
export type PassJson = {
  logoText?: string;
  backgroundColor?: string;
  foregroundColor?: string;
  labelColor?: string;
  barcodes?: { message: string; altText?: string }[];
  eventTicket?: PassFields;
};

export const STYLE = `
.pass { max-width: 23rem; border-radius: .8rem; overflow: hidden; font: 15px/1.3 system-ui, sans-serif }
.pass > * { padding: .5rem .9rem }
.pass .row { display: flex; gap: 1rem; justify-content: space-between; align-items: center }
.pass .row > * { min-width: 0; overflow-wrap: anywhere }
.pass small { display: block; font-size: .66rem; font-weight: 700; text-transform: uppercase }
.pass .strip { background-size: cover; padding: 1.6rem .9rem; font-size: 1.7rem; line-height: 1.1 }
.pass .qr { background: #fff; color: #000; width: 11rem; margin: .5rem auto 1rem; padding: .5rem; border-radius: .5rem; text-align: center }
.pass .qr svg { width: 100%; height: auto; display: block }
.json { white-space: pre-wrap; overflow-wrap: anywhere; font: .8rem/1.4 ui-monospace, monospace }`;

/** `picture` reads a file of the pass. */
export async function passFront(pass: PassJson, picture: (name: string) => Buffer | undefined) {
  const { headerFields, primaryFields, secondaryFields, auxiliaryFields } = pass.eventTicket ?? ({} as PassFields);
  const label = pass.labelColor ?? "inherit";
  const source = (name: string) => `data:image/png;base64,${picture(name)?.toString("base64") ?? ""}`;
  const [code] = pass.barcodes ?? [];
  const fields = (all: PassField[] = []) =>
    all.map((one) => html`<div dir="auto"><small style="color:${label}">${one.label}</small>${one.value}</div>`);
  return html`<div class="pass" style="background:${pass.backgroundColor};color:${pass.foregroundColor}">
<div class="row"><img src="${source("logo@2x.png")}" alt="" width="40" height="40"><b style="flex:1">${pass.logoText}</b>${fields(headerFields)}</div>
<div class="strip" style="background-image:url(${source("strip@3x.png")})" dir="auto">${primaryFields?.[0]?.value}</div>
<div class="row">${fields(secondaryFields)}</div>
<div class="row">${fields(auxiliaryFields)}</div>
${code ? html`<div class="qr">${raw(await qrCode(code.message, { type: "svg", margin: 1 }))}<span dir="ltr">${code.altText}</span></div>` : ""}
</div>`;
}

export const backOf = ({ eventTicket }: PassJson) =>
  html`<dl>${eventTicket?.backFields?.map(({ label, value }) => html`<dt dir="auto"><b>${label}</b></dt><dd dir="auto" class="text">${value}</dd>`)}</dl>`;

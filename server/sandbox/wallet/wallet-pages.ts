/**
 * What phones would get: `/wallet` opens a downloaded pass, and `/wallet/google/{token}` takes the place of Google's
 * page, where a link from the site leads.
 */
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { jwtVerify } from "jose";
import { sandboxPage } from "../page-layout";
import { backOf, type PassJson, passFront, STYLE } from "./pass-front";
import { filesIn, passFaults } from "./read-pass";
import type { WalletFiles } from "./wallet-files";

const style = html`<style>${raw(STYLE)}</style>`;
const form = html`<form method="post" action="/wallet" enctype="multipart/form-data">
<p><label>A pass from a ticket page: <input type="file" name="pass" accept=".pkpass,.pkpasses" required></label> <button>Open</button></p>
</form>`;

export function walletPages({ authority, googleKey, environment }: WalletFiles): Hono {
  const app = new Hono();
  app.get("/wallet", (context) =>
    context.html(
      sandboxPage(
        "Wallet",
        html`<p>Ticket pages offer passes, signed with certificates that the sandbox made (<code>${environment.APPLE_PASS_CERTIFICATE_FILE}</code>). No phone trusts them. Open a downloaded pass here to see what a phone would get; “Add to Google Wallet” leads here by itself.</p>${form}`,
      ),
    ),
  );

  app.post("/wallet", async (context) => {
    const { pass } = await context.req.parseBody();
    try {
      const file = Buffer.from(pass instanceof File ? await pass.arrayBuffer() : new ArrayBuffer(0));
      const inner = [...filesIn(file)].filter(([name]) => name.endsWith(".pkpass")).map(([, one]) => one);
      const shown = await Promise.all((inner.length > 0 ? inner : [file]).map((one) => applePage(one, authority)));
      return context.html(sandboxPage("Apple Wallet", html`${style}${form}${shown}`, { wide: true }));
    } catch (error) {
      return context.html(sandboxPage("Apple Wallet", html`${form}<p>${String(error)}</p>`), 400);
    }
  });

  app.get("/wallet/google/:token", async (context) => {
    const token = context.req.param("token");
    try {
      const { payload, protectedHeader } = await jwtVerify(token, googleKey, { audience: "google", typ: "JWT" });
      const body = html`${style}<p>The signature is right. The link has ${context.req.url.length} characters. Google would show this ticket and ask whether to save it.</p>
${googleCard(payload.payload as GooglePayload)}
<h2>Token</h2><pre class="json">${JSON.stringify({ header: protectedHeader, payload }, null, 2)}</pre>`;
      return context.html(sandboxPage("Google Wallet", body));
    } catch (error) {
      return context.html(
        sandboxPage("Google Wallet", html`<p>Google would refuse this link: ${String(error)}</p>`),
        400,
      );
    }
  });
  return app;
}

async function applePage(file: Buffer, authority: string) {
  const files = filesIn(file);
  const pass = JSON.parse(files.get("pass.json")?.toString("utf8") ?? "{}") as PassJson;
  const faults = passFaults(files, authority);
  const list = [...files].map(([name, { length }]) => html`<li>${name}, ${length} bytes</li>`);
  return html`<p>${faults.length === 0 ? "Manifest and signature are right." : faults.join(" ")} ${file.length} bytes.</p>
<div class="parts"><div>${await passFront(pass, (name) => files.get(name))}</div>
<div><h2>Back</h2>${backOf(pass)}<h2>Files</h2><ul>${list}</ul></div></div>
<h2>pass.json</h2><pre class="json">${JSON.stringify(pass, null, 2)}</pre>`;
}

type Worded = { defaultValue: { value: string } };
type GooglePayload = {
  eventTicketClasses?: {
    eventName: Worded;
    venue: { name: Worded };
    dateTime: Record<string, string>;
    hexBackgroundColor: string;
  }[];
  eventTicketObjects?: { ticketHolderName: string; ticketNumber: string; seatInfo: Record<string, Worded> }[];
};

function googleCard({ eventTicketClasses: [show] = [], eventTicketObjects: [ticket] = [] }: GooglePayload) {
  if (!show || !ticket) return html`<p>The token holds no ticket.</p>`;
  return html`<div class="pass" style="background:${show.hexBackgroundColor};color:#fff" dir="auto">
<div><b style="font-size:1.5rem">${show.eventName.defaultValue.value}</b></div>
<div>${show.venue.name.defaultValue.value}</div>
<div class="row">${Object.entries(show.dateTime).map(([name, at]) => html`<div><small>${name}</small>${at}</div>`)}</div>
<div class="row">${Object.entries(ticket.seatInfo).map(([name, word]) => html`<div><small>${name}</small>${word.defaultValue.value}</div>`)}</div>
<div>${ticket.ticketHolderName}, <span dir="ltr">${ticket.ticketNumber}</span></div>
</div>`;
}

/** The hosted pages' markup: plain HTML, no scripts, fit for a phone. */
import { html, raw } from "hono/html";
import type { Problems, Typed } from "./card-form";
import { type StoredSession, successUrl } from "./checkout-session";
import { money } from "./money";

type Html = ReturnType<typeof html>;

const CSS = `
:root { color-scheme: light dark; --ink: #1a1f36; --soft: #545b73; --ground: #f6f8fb; --card: #fff; --line: #c9cfdd; --accent: #4338ca; --bad: #b3122f }
@media (prefers-color-scheme: dark) { :root { --ink: #eef0f8; --soft: #aab1c8; --ground: #12141f; --card: #1c2030; --line: #474e68; --accent: #8b8cf8; --bad: #ff8fa0 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
.mode { margin: 0; padding: .4rem 1rem; background: #ffde92; color: #4a2f00; font-size: .85rem; text-align: center }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; display: grid; gap: 1.5rem }
@media (min-width: 48rem) { main.two { grid-template-columns: 1fr 1fr; gap: 3rem; padding-top: 3rem } }
h1 { font-size: 1.1rem; font-weight: 600; margin: 0; color: var(--soft) }
.total { font-size: 2.2rem; font-weight: 700; margin: 0 0 1rem }
a { color: var(--accent) }
ul { list-style: none; margin: 0; padding: 0 }
li { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; border-top: 1px solid var(--line) }
li small { display: block; color: var(--soft) }
form, .box { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; display: grid; gap: 1rem; align-content: start }
label { display: grid; gap: .25rem; font-weight: 600; font-size: .9rem }
input { font: inherit; font-weight: 400; padding: .7rem .8rem; min-height: 3rem; width: 100%; border: 1px solid var(--line); border-radius: .5rem; background: var(--ground); color: var(--ink) }
input[readonly] { color: var(--soft) }
input[aria-invalid] { border-color: var(--bad) }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
.problem { margin: 0; color: var(--bad); font-weight: 500; font-size: .9rem }
button { font: inherit; font-weight: 700; min-height: 3rem; padding: .7rem 1rem; border: 0; border-radius: .5rem; background: var(--accent); color: var(--card); cursor: pointer }
button.plain { background: none; color: var(--accent); border: 1px solid var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;

function page(title: string, content: Html, columns = ""): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(CSS)}</style></head>
<body><p class="mode">Test payment. No money moves; use a test card such as 4242 4242 4242 4242.</p><main class="${columns}">${content}</main></body>
</html>`;
}

type FieldName = keyof Typed;
type FieldLook = { label: string; autocomplete: string; type?: "email"; hint?: string; numeric?: boolean };

const LOOKS: Record<FieldName, FieldLook> = {
  email: { label: "Email", autocomplete: "email", type: "email" },
  cardNumber: { label: "Card number", autocomplete: "cc-number", hint: "1234 1234 1234 1234", numeric: true },
  cardExpiry: { label: "Expiry", autocomplete: "cc-exp", hint: "MM / YY" },
  cardCvc: { label: "CVC", autocomplete: "cc-csc", hint: "CVC", numeric: true },
  billingName: { label: "Name on card", autocomplete: "cc-name" },
};

export type PayForm = {
  typed: Typed;
  /** The merchant knows the email: shown, not to be changed. */
  emailFixed: boolean;
  problems: Problems;
  /** What the bank or the 3-D Secure page said. */
  declined: string | undefined;
};

/** The page on which a session is paid. `about` describes a product. */
export function payPage({ session, lines }: StoredSession, form: PayForm, about: (productId: string) => string): Html {
  const total = money(session.amount_total, session.currency);
  const first = (Object.keys(LOOKS) as FieldName[]).find((name) => form.problems[name] !== undefined);
  const control = (name: FieldName) => field(name, form, name === first);
  return page(
    `Pay ${total}`,
    html`<section>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back</a></p>` : ""}
      <h1>Your order</h1>
      <p class="total">${total}</p>
      <ul>${lines.map(
        (line) =>
          html`<li><span>${line.description}<small>${about(line.price.product)}</small><small>Qty ${line.quantity}${line.quantity > 1 ? `, ${money(line.price.unit_amount, line.currency)} each` : ""}</small></span><span>${money(line.amount_total, line.currency)}</span></li>`,
      )}</ul>
    </section>
    <form method="post" novalidate>
      <h1>Pay by card</h1>
      ${form.declined === undefined ? "" : html`<p class="problem" role="alert">${form.declined}</p>`}
      ${control("email")} ${control("cardNumber")}
      <div class="pair">${control("cardExpiry")} ${control("cardCvc")}</div>
      ${control("billingName")}
      <button>Pay ${total}</button>
    </form>`,
    "two",
  );
}

function field(name: FieldName, { typed, emailFixed, problems }: PayForm, focus: boolean): Html {
  const { label, autocomplete, type = "text", hint = "", numeric } = LOOKS[name];
  const problem = problems[name];
  // A security code is not given back to the page.
  const value = name === "cardCvc" ? "" : typed[name];
  const state = [
    name === "email" && emailFixed ? "readonly" : "",
    problem === undefined ? "" : `aria-invalid="true" aria-describedby="${name}-problem"`,
    numeric ? 'inputmode="numeric"' : "",
    focus ? "autofocus" : "",
  ].join(" ");
  return html`<div><label>${label}<input name="${name}" type="${type}" value="${value}" placeholder="${hint}" autocomplete="${autocomplete}" required ${raw(state)}></label>${
    problem === undefined ? "" : html`<p class="problem" role="alert" id="${name}-problem">${problem}</p>`
  }</div>`;
}

/** For a session that is paid; the way on is a link, since whoever comes here came a second time. */
export function paidPage({ session }: StoredSession): Html {
  return page(
    "You did it",
    html`<div class="box"><h1>You did it</h1><p>This order is already paid. You have not been charged again.</p><p><a href="${successUrl(session)}">Continue</a></p></div>`,
  );
}

export function expiredPage({ session }: StoredSession): Html {
  const back = session.cancel_url ? html`<p><a href="${session.cancel_url}">Back</a></p>` : "";
  return page(
    "This payment has expired",
    html`<div class="box"><h1>This payment has expired</h1><p>Nothing was charged. Go back and start again.</p>${back}</div>`,
  );
}

/** The bank's question of a 3-D Secure card. */
export function authenticationPage(amount: string): Html {
  return page(
    "3-D Secure",
    html`<form method="post"><h1>3-D Secure</h1><p>Your bank asks whether it is you who pays ${amount}.</p>
      <button name="outcome" value="complete">Complete</button>
      <button name="outcome" value="fail" class="plain">Fail</button></form>`,
  );
}

export function notice(title: string, text: string): Html {
  return page(title, html`<div class="box"><h1>${title}</h1><p>${text}</p></div>`);
}

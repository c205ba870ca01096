/** Layout of Stripe's hosted pages: plain HTML, no scripts, usable on a phone. */
import { html, raw } from "hono/html";

export type Html = ReturnType<typeof html>;

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
h2 { font-size: 1.25rem; margin: 0 }
.soft { color: var(--soft); margin: 0 }
.actions { display: grid; gap: .75rem }
.choice { display: flex; gap: .75rem; align-items: center; font-weight: 400; min-height: 3rem }
.choice input { width: auto; min-height: 0 }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .25rem }
legend { font-weight: 600; padding: 0 }
input, select, textarea { font: inherit; font-weight: 400; padding: .7rem .8rem; min-height: 3rem; width: 100%; border: 1px solid var(--line); border-radius: .5rem; background: var(--ground); color: var(--ink) }
input[readonly] { color: var(--soft) }
input[aria-invalid] { border-color: var(--bad) }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
.problem { margin: 0; color: var(--bad); font-weight: 500; font-size: .9rem }
button, a.button { font: inherit; font-weight: 700; min-height: 3rem; padding: .7rem 1rem; border: 0; border-radius: .5rem; background: var(--accent); color: var(--card); cursor: pointer }
a.button { display: grid; place-items: center; text-decoration: none }
button.plain, a.plain { background: none; color: var(--accent); border: 1px solid var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;

/** `columns` is `two` for pages that show the items beside the form. */
export function hostedPage(title: string, content: Html, columns = ""): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(CSS)}</style></head>
<body><p class="mode">Test payment. No money moves; use a test card such as 4242 4242 4242 4242.</p><main class="${columns}">${content}</main></body>
</html>`;
}

export function notice(title: string, text: string): Html {
  return hostedPage(title, html`<div class="box"><h1>${title}</h1><p>${text}</p></div>`);
}

export const notFoundPage = (what: string) => notice("Something went wrong", `This ${what} doesn’t exist.`);

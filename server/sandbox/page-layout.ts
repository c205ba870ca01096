/** Layout of the sandbox's HTML pages, without scripts. */
import { html } from "hono/html";

type Markup = ReturnType<typeof html>;

/** A complete HTML document. With `refreshSeconds`, the browser reloads it. */
export function sandboxPage(
  title: string,
  body: Markup,
  { refreshSeconds, wide = false }: { refreshSeconds?: number; wide?: boolean } = {},
): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}">` : ""}
<title>${title} · Sandbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
.wide { max-width: 84rem }
.parts { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }
.parts h2 { font-size: 1.1rem }
.parts h2 a { font-size: .875rem; font-weight: 400 }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 80vh; border: 1px solid #8886 }
nav { display: flex; gap: 1rem; padding-bottom: .75rem; border-bottom: 1px solid #8886 }
h1 { font-size: 1.5rem }
article { margin: 1rem 0; padding: 1rem; border: 1px solid #8886; border-radius: .5rem; overflow-wrap: anywhere }
article h2 { margin: 0; font-size: 1.1rem }
article p { margin: .5rem 0 0; white-space: pre-wrap }
.meta { opacity: .75; font-size: .875rem }
.code { font: 700 2rem/1.2 ui-monospace, monospace; letter-spacing: .15em }
table { border-collapse: collapse; width: 100% }
th, td { padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid #8886 }
code { font: .95em ui-monospace, monospace; user-select: all; white-space: nowrap }
@media (max-width: 40rem) {
  thead { display: none }
  tr { display: block; padding: .75rem 0; border-bottom: 1px solid #8886 }
  td { display: block; padding: .1rem 0; border: 0 }
  code { white-space: normal; overflow-wrap: anywhere }
}
</style>
</head>
<body${wide ? html` class="wide"` : ""}>
<nav aria-label="Sandbox"><a href="/mailbox">Mailbox</a> <a href="/people">Demo accounts</a> <a href="/wallet">Wallet</a> <a href="/clock">Clock</a></nav>
<main><h1>${title}</h1>${body}</main>
</body>
</html>`;
}

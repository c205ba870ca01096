/** Hashes in place of a nonce: our own scripts run on cached pages, and injected ones do not. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { hashesForNonce } from "../../server/front/page-cache/script-hashes";

const NONCE = "q1W2e3R4t5Y6u7I8o9P0aA";
const policy = `default-src 'none'; script-src 'nonce-${NONCE}' 'self'; base-uri 'none'`;
const sha = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const own = (script: string, attributes = "") => `<script nonce="${NONCE}"${attributes}>${script}</script>`;

it("names each script that carries the nonce, in place of the nonce", () => {
  const { html, policy: hashed } = hashesForNonce(
    `<p>Hi</p>${own("begin()")}${own('import "/a.js"', ' type="text/late"')}`,
    policy,
  );
  expect(html).toBe('<p>Hi</p><script>begin()</script><script type="text/late">import "/a.js"</script>');
  expect(hashed).toBe(
    `default-src 'none'; script-src ${sha("begin()")} ${sha('import "/a.js"')} 'self'; base-uri 'none'`,
  );
});

it("names a script once, however often it is in the page, and handles letters of every language", () => {
  const { policy: hashed } = hashesForNonce(own('say("日本 💥")') + own('say("日本 💥")'), policy);
  expect(hashed.match(/'sha256-[^']+'/g)).toEqual([sha('say("日本 💥")')]);
});

it.each([
  ["without a nonce", "<script>evil()</script>"],
  ["with another nonce", '<script nonce="guessed">evil()</script>'],
  ["with an empty nonce", '<script nonce="">evil()</script>'],
  ["with the nonce as text", `<script>evil() // nonce="${NONCE}"</script>`],
  ["as a module", '<script type="module" async="">evil()</script>'],
  ["as a late script", '<script type="text/late">evil()</script>'],
])("does not name an injected script %s", (_, injected) => {
  for (const page of [injected + own("begin()"), own("begin()") + injected]) {
    const hashes = hashesForNonce(page, policy).policy.match(/'sha256-[^']+'/g);
    expect(hashes).toEqual([sha("begin()")]);
  }
});

it.each(["<script>evil()", '<script x="', "<script x='", "<script "])(
  "names only our own when %s swallows the next tag",
  (open) => {
    const hashes = hashesForNonce(open + own("begin()") + own("next()"), policy).policy.match(/'sha256-[^']+'/g) ?? [];
    expect([sha("begin()"), sha("next()")]).toEqual(expect.arrayContaining(hashes));
  },
);

it("leaves no nonce behind, even where no script carried it", () => {
  const { html, policy: hashed } = hashesForNonce(`<p>no script</p>`, policy);
  expect([html, hashed]).toEqual(["<p>no script</p>", "default-src 'none'; script-src  'self'; base-uri 'none'"]);
});

it("leaves a page without a nonce in its policy alone", () => {
  const page = own("begin()");
  expect(hashesForNonce(page, "default-src 'none'")).toEqual({ html: page, policy: "default-src 'none'" });
});

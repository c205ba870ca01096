/**
 * The sign-in overlay against a plain HTML form with the same styles: the time until it is visible, uncached, on a slow
 * phone; what it loads; what a sign-in costs the server; how long the Cookie header gets. Run after `npm run build`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { browser as chromiumPath } from "../scripts/browser.mjs";
import { record } from "./record.mjs";
import { median, startSite, usingSandbox } from "./site.mjs";

const RUNS = Number(process.env.RUNS ?? 7);
const PHONE = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0, offline: false };
const CPU_SLOWER = 4;
const SIGN_INS = 20;
const WARM_UP = 12;
const FORM = "form input[type=password]";
/** The next night of the seed. */
const NIGHT = "994d82d0-b9f9-8328-ae97-acbe3fafc444";
/** These accounts take turns signing in. */
const FANS = 20;

const provider = await startSite();
const site = await startSite(usingSandbox(provider.sandbox));
const plain = await plainForm();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});

try {
  const address = `${site.url}/tickets/auth/sign-in`;
  const ours = [];
  const plainTimes = [];
  for (let i = 0; i < RUNS; i++) {
    ours.push(await untilVisible(address));
    plainTimes.push(await untilVisible(plain.url));
  }
  record("overlayForm", { of: "cold, slow phone", value: median(ours), yardstick: median(plainTimes) });

  for (const path of ["/home", "/tickets", `/events/${NIGHT}`, `/tickets/event/${NIGHT}`, "/tickets/auth/sign-in"]) {
    record("loadedScripts", { of: path.replace(NIGHT, "{id}"), value: (await loadedScripts(site.url + path)) / 1000 });
  }

  const { perSignIn, cookie, delay } = await signIns();
  record("signIn", { of: "from post to redirect", value: perSignIn });
  record("besideSignIns", { value: delay });
  record("cookie", { value: cookie });
} finally {
  await browser.close();
  await plain.stop();
  await site.stop();
  await provider.stop();
}

/** Milliseconds from the start of the navigation until the password field is laid out and painted, with nothing cached. */
async function untilVisible(url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", PHONE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
  await page.addInitScript((selector) => {
    const look = () => {
      const field = document.querySelector(selector);
      const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
      if (field && painted && field.getBoundingClientRect().height > 0) window.seenAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, FORM);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => window.seenAt !== undefined, undefined, { timeout: 60_000 });
  const seen = await page.evaluate(() => window.seenAt);
  await context.close();
  return seen;
}

/** A sign-in form as anyone would write it by hand, with our styles and fonts. */
async function plainForm() {
  const files = readdirSync("build/client/assets");
  const css = files.find((name) => /^root-.*\.css$/.test(name));
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign in</title>
    <link rel="stylesheet" href="/assets/${css}"><main class="wrap"><h1>Sign in</h1><form method="post" class="stack">
    <div class="field"><label for="u">Email</label><input class="input" id="u" name="username" type="email"></div>
    <div class="field"><label for="p">Password</label><input class="input" id="p" name="password" type="password"></div>
    <button class="btn full">Sign in</button></form></main></html>`;
  const server = createServer((request, response) => {
    const name = request.url?.replace("/assets/", "") ?? "";
    if (!files.includes(name)) {
      return response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(gzipSync(html));
    }
    const type = name.endsWith(".css") ? "text/css" : "font/woff2";
    const bytes = readFileSync(`build/client/assets/${name}`);
    const zipped = type === "text/css";
    response.writeHead(200, { "content-type": type, ...(zipped && { "content-encoding": "gzip" }) });
    response.end(zipped ? gzipSync(bytes) : bytes);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${server.address().port}/`, stop: () => new Promise((done) => server.close(done)) };
}

/** Bytes of every script in a page's first load, each compressed with gzip. */
async function loadedScripts(url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Set();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(new URL(response.url()).pathname);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return [...scripts].reduce(
    (sum, path) => sum + gzipSync(readFileSync(`build/client${path}`), { level: 9 }).length,
    0,
  );
}

async function signIns() {
  const fans = await Promise.all(Array.from({ length: FANS }, (_, i) => newFan(`bench-${i}@example.com`)));
  let turn = 0;
  /** One sign-in. Accounts take turns, because each has a limit. */
  const one = async () => {
    const fan = fans[turn++ % FANS];
    const answer = await fetch(`${site.url}/tickets/auth/sign-in`, {
      method: "POST",
      body: new URLSearchParams({ intent: "SUBMIT", ...fan }),
      headers: { origin: site.url },
      redirect: "manual",
    });
    if (answer.status !== 303) throw new Error(`A sign-in was answered with ${answer.status}`);
    return answer;
  };
  const answer = await one();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ").length;

  // Processor time of the main thread, which runs the event loop; the kernel counts in hundredths of a second.
  const cpu = () => {
    const [user, system] = readFileSync(`/proc/${site.pid}/task/${site.pid}/stat`, "utf8")
      .split(" ")
      .slice(13, 15)
      .map(Number);
    return (user + system) * 10;
  };
  for (let i = 0; i < WARM_UP; i++) await one();
  const before = cpu();
  for (let i = 0; i < SIGN_INS; i++) await one();
  const perSignIn = (cpu() - before) / SIGN_INS;

  const page = () => timed(() => fetch(`${site.url}/tickets`).then((response) => response.text()));
  await page();
  const quiet = median([await page(), await page(), await page(), await page(), await page()]);
  const crowd = Promise.all(Array.from({ length: 20 }, one));
  const busy = await page();
  await crowd;
  return { perSignIn, cookie, delay: busy - quiet };
}

/** Signs up at the provider itself with the code from its mailbox. */
async function newFan(username) {
  const password = "Headlock-4-Ever";
  const ClientId = usingSandbox("").COGNITO_CLIENT_ID;
  const call = (operation, body) =>
    fetch(provider.sandbox, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, Username: username, ...body }),
    });
  const attributes = { email: username, name: "Ada Fan" };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await call("SignUp", { Password: password, UserAttributes });
  const mails = await fetch(`${provider.sandbox}/mailbox.json?to=${encodeURIComponent(username)}`);
  const [{ code }] = await mails.json();
  await call("ConfirmSignUp", { ConfirmationCode: code });
  return { username, password };
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * The sign-in overlay against a plain HTML form with the same styles: the time until it is visible, uncached, on a slow
 * phone; what pages load, how much their layout shifts there; how long the Cookie header gets. Run after
 * `npm run build`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { browser as chromiumPath } from "../scripts/browser.mjs";
import { FAN, signIn } from "./frame/fans.mjs";
import { record } from "./frame/record.mjs";
import { median, NIGHT, startSite } from "./frame/site.mjs";

const RUNS = Number(process.env.RUNS ?? 7);
const PHONE = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0, offline: false };
const CPU_SLOWER = 4;
const FORM = "form input[type=password]";
/** How long a page's scripts and late pictures may still shift the layout. */
const SETTLED_MS = 5_000;
/** What a task takes beyond this counts as blocking time. */
const LONG_TASK_MS = 50;

const site = await startSite();
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
    const of = path.replace(NIGHT, "{id}");
    record("loadedScripts", { of, value: (await loadedScripts(site.url + path)) / 1000 });
    const runs = [];
    for (let i = 0; i < 3; i++) runs.push(await settling(site.url + path));
    for (const vital of ["largestPaint", "layoutShift", "blocking"]) {
      record(vital, { of, value: median(runs.map((run) => run[vital])) });
    }
  }

  record("cookie", { value: (await signIn(site, FAN)).length });
} finally {
  await browser.close();
  await plain.stop();
  await site.stop();
}

/** A page on a slow phone with an empty cache. */
async function onPhone(use) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", PHONE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
  const result = await use(page);
  await context.close();
  return result;
}

/** Milliseconds from the start of the navigation until the password field is laid out and painted. */
function untilVisible(url) {
  return onPhone(async (page) => {
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
    return page.evaluate(() => window.seenAt);
  });
}

/**
 * The largest contentful paint (ms), the sum of layout shifts, and the total blocking time: how long tasks blocked
 * input after the first paint of content (ms beyond 50 each), since before it there is nothing to press.
 */
function settling(url) {
  return onPhone(async (page) => {
    await page.addInitScript(() => {
      const seen = { largestPaint: 0, layoutShift: 0, firstPaint: 0, tasks: [] };
      const watch = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      watch("largest-contentful-paint", ({ startTime }) => {
        seen.largestPaint = startTime;
      });
      watch("layout-shift", ({ value, hadRecentInput }) => {
        if (!hadRecentInput) seen.layoutShift += value;
      });
      watch("paint", ({ name, startTime }) => {
        if (name === "first-contentful-paint") seen.firstPaint = startTime;
      });
      watch("longtask", (task) => seen.tasks.push({ from: task.startTime, to: task.startTime + task.duration }));
      window.settling = seen;
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLED_MS);
    const { tasks, firstPaint, ...seen } = await page.evaluate(() => window.settling);
    const blocked = tasks.map(({ from, to }) => Math.max(0, to - Math.max(from, firstPaint) - LONG_TASK_MS));
    return { ...seen, blocking: blocked.reduce((sum, ms) => sum + ms, 0) };
  });
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

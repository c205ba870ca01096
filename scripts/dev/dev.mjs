/**
 * `npm run dev`: the site from its sources, through Vite. A saved style or component updates in the open page. A saved
 * file of the server restarts the site inside this process; the sandbox and the data in DATA_DIR stay. A saved file of
 * the sandbox restarts the sandbox too, whose state is on disk.
 */
import { createServer } from "node:http";
import { createServer as createSocketServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createServerModuleRunner, createServer as createViteServer } from "vite";
import { affectsSite } from "./affects-site.mjs";
import { devProxy } from "./proxy.mjs";

const SITE = "server/site.ts";
const BUILD = "virtual:remix/server-build";
/** Editors save several files at once. */
const SETTLE_MS = 30;

export async function develop(root) {
  const port = Number(process.env.PORT || 3000);
  // The sandbox's webhooks and the links in mails lead to the port that the browser uses.
  process.env.SITE_URL ||= `http://localhost:${port}`;
  process.env.DRAIN_SECONDS = "0";
  process.env.LOG_LEVEL ||= "warn";
  // Nothing is slow on this machine, and React's development build complains about the attributes that it changes.
  process.env.RINGSIDE_WITHOUT ??= "late-scripts";

  const server = createServer();
  const vite = await createViteServer({
    root,
    cacheDir: join(root, ".cache/vite"),
    appType: "custom",
    publicDir: false,
    server: { middlewareMode: true, hmr: { server } },
    plugins: [restartOnChange()],
  });
  // The sandbox has its own copies of modules, so that a restart of the site leaves it alone.
  const forSite = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const forSandbox = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const settings = { ...process.env };
  let sandbox;
  let site;
  let running = run();

  /** Starts the site on a free port, with the sandbox that runs or a new one; resolves to the port. */
  async function run() {
    const began = performance.now();
    if (process.env.SANDBOX === "on") sandbox ??= await startSandbox();
    const env = { ...process.env, PORT: String(await freePort()) };
    const { startSite } = await forSite.import(`/${SITE}`);
    const opening = await startSite({
      env,
      sandbox: sandbox && { ...sandbox, stop: async () => undefined },
      build: latestBuild(),
      client: join(root, "public"),
      public: join(root, "public"),
    });
    site = opening;
    await opening.opened;
    console.log(`Started in ${Math.round(performance.now() - began)} ms`);
    return Number(env.PORT);
  }

  /** Its addresses go into process.env, where Amazon's SDK looks for them, in place of those of an earlier one. */
  async function startSandbox() {
    for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
    process.env.EXTRA_HOSTS = settings.EXTRA_HOSTS ?? "";
    const { sandboxFor } = await forSandbox.import(`/${SITE}`);
    return sandboxFor(process.env);
  }

  /**
   * Remix calls a build that is a function before each request, and gets the newest. What the front reads from it (the
   * table of routes) is the one at the start.
   */
  async function latestBuild() {
    let loading;
    const latest = () => {
      loading ??= loaded().finally(() => {
        loading = undefined;
      });
      return loading;
    };
    return Object.assign(latest, await latest());
  }

  /** Server code imports the build too, so it may be found half evaluated. */
  async function loaded() {
    for (;;) {
      const build = await forSite.import(BUILD);
      if (build.routes) return build;
      await wait(10);
    }
  }

  /** Stops the site, and the sandbox if `all`, and starts them with the newest code. */
  async function restart(all) {
    await running.catch(() => undefined);
    await stop(all);
    forSite.clearCache();
    if (all) forSandbox.clearCache();
    return run();
  }

  async function stop(all) {
    await site?.stop().catch((error) => console.error(error));
    site = undefined;
    if (!all) return;
    await sandbox?.stop();
    sandbox = undefined;
  }

  let settling;
  let sandboxToo = false;
  function restartSoon(file, sandboxChanged) {
    sandboxToo ||= sandboxChanged;
    clearTimeout(settling);
    settling = setTimeout(() => {
      const all = sandboxToo;
      sandboxToo = false;
      console.log(`${file} changed: restarting ${all ? "site and sandbox" : "the site"}`);
      running = restart(all);
      running.then(
        () => vite.ws.send({ type: "full-reload" }),
        (error) => {
          console.error(error);
          vite.ws.send({ type: "error", err: { message: String(error?.message), stack: String(error?.stack) } });
        },
      );
    }, SETTLE_MS);
  }

  function restartOnChange() {
    return {
      name: "restart-on-change",
      enforce: "post",
      configResolved({ plugins }) {
        // Follows importers without end where modules import each other, and we reload the page ourselves.
        const remixReload = plugins.find(({ name }) => name === "remix-server-change-trigger-client-hmr");
        if (remixReload) remixReload.hotUpdate = undefined;
      },
      hotUpdate({ file, modules }) {
        if (this.environment.name !== "ssr" || modules.length === 0) return;
        const short = file.replace(`${root}/`, "");
        if (short.startsWith("server/sandbox/")) restartSoon(short, true);
        else if (short === "app/routes.ts" || affectsSite(modules, { site: `${root}/${SITE}`, build: BUILD }))
          restartSoon(short, false);
        else {
          forgetGuestPages();
          // The browser doesn't have this module, so only a reload shows the change.
          const inBrowser = vite.environments.client.moduleGraph.getModulesByFile(file);
          if (!inBrowser?.size) vite.ws.send({ type: "full-reload" });
        }
      },
    };
  }

  /** The front keeps guests' pages for two seconds; any request but a GET makes it forget them. */
  function forgetGuestPages() {
    running
      .then((sitePort) => fetch(`http://localhost:${sitePort}/robots.txt`, { method: "HEAD" }))
      .catch(() => undefined);
  }

  server.on(
    "request",
    devProxy(vite, () => running),
  );
  server.listen(port);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), 10_000).unref();
      running
        .catch(() => undefined)
        .then(() => stop(true))
        .finally(() => process.exit(0));
    });
  }
  await running.catch((error) => console.error(error));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createSocketServer().once("error", reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

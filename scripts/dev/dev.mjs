/**
 * `npm run dev`: the site from its sources, through Vite. A saved style or component updates in the open page. A saved
 * file of the server restarts the site inside this process; the sandbox and the store stay open. A saved file of the
 * sandbox or the store restarts that too; its data is on disk.
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
  // The first makes React warn in development; the others compare ids of builds, and here each change makes a new one.
  process.env.RINGSIDE_WITHOUT ??= "late-scripts,prefetch-links,watch-builds";

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
  const stores = keptStore();
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
      keepStore: stores.keep,
      client: join(root, "public"),
      public: join(root, "public"),
    });
    site = opening;
    await opening.opened;
    console.log(`Started in ${Math.round(performance.now() - began)} ms`);
    return Number(env.PORT);
  }

  /**
   * Puts the sandbox's addresses into process.env, where Amazon's SDK looks for them, replacing an earlier sandbox's.
   */
  async function startSandbox() {
    for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
    process.env.EXTRA_HOSTS = settings.EXTRA_HOSTS ?? "";
    const { sandboxFor } = await forSandbox.import(`/${SITE}`);
    return sandboxFor(process.env);
  }

  /**
   * If the build is a function, Remix calls it before each request, and so gets the newest one. The front reads the
   * table of routes from the build only once, at the start.
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

  /** Server code imports the build too, so it may still be evaluating. */
  async function loaded() {
    for (;;) {
      const build = await forSite.import(BUILD);
      if (build.routes) return build;
      await wait(10);
    }
  }

  /** Stops the site, and the sandbox or the store if files of theirs changed, and starts them again. */
  async function restart(files) {
    await running.catch(() => undefined);
    const sandboxToo = files.some((file) => file.startsWith("server/sandbox/"));
    const storeToo = files.some((file) => file.startsWith("server/store/"));
    await stop({ sandboxToo, storeToo });
    forSite.clearCache();
    if (sandboxToo) forSandbox.clearCache();
    return run();
  }

  async function stop({ sandboxToo, storeToo }) {
    await site?.stop().catch((error) => console.error(error));
    site = undefined;
    if (storeToo) await stores.close();
    if (!sandboxToo) return;
    await sandbox?.stop();
    sandbox = undefined;
  }

  let settling;
  const changed = new Set();
  function restartSoon(file) {
    changed.add(file);
    clearTimeout(settling);
    settling = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      console.log(`Restarting the site for ${files.join(", ")}`);
      running = restart(files);
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
        // It loops forever where modules import each other, and we reload the page ourselves.
        const remixReload = plugins.find(({ name }) => name === "remix-server-change-trigger-client-hmr");
        if (remixReload) remixReload.hotUpdate = undefined;
      },
      hotUpdate({ file, modules }) {
        if (this.environment.name !== "ssr" || modules.length === 0) return;
        const short = file.replace(`${root}/`, "");
        if (short === "app/routes.ts" || affectsSite(modules, { site: `${root}/${SITE}`, build: BUILD })) {
          restartSoon(short);
        } else {
          forgetGuestPages();
          // The browser doesn't have this module, so only a reload shows the change.
          const inBrowser = vite.environments.client.moduleGraph.getModulesByFile(file);
          if (!inBrowser?.size) vite.ws.send({ type: "full-reload" });
        }
      },
    };
  }

  /** The front keeps guests' pages for two seconds; any write makes it forget them, even one that is refused. */
  function forgetGuestPages() {
    running
      .then((sitePort) => fetch(`http://localhost:${sitePort}/robots.txt`, { method: "POST" }))
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
        .then(() => stop({ sandboxToo: true, storeToo: true }))
        .finally(() => process.exit(0));
    });
  }
  await running.catch((error) => console.error(error));
}

/** The store stays open while the site restarts, because opening it takes longer than everything else. */
function keptStore() {
  let store;
  const watches = new Set();
  return {
    /** Opens the store, or returns the open one. Closing that one only removes its listeners. */
    async keep(open) {
      store ??= await open();
      const { watch } = store;
      return {
        ...store,
        watch(listener) {
          const end = watch(listener);
          watches.add(end);
          return end;
        },
        async close() {
          for (const end of watches) end();
          watches.clear();
        },
      };
    },
    async close() {
      await store?.close();
      store = undefined;
    },
  };
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

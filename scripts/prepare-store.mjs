/** Makes build/store.tar.gz: an empty, migrated embedded store, so that a first start need not run initdb. */
import { mkdir, writeFile } from "node:fs/promises";
import { runnerImport } from "vite";

const { module } = await runnerImport("/server/store/migrating/prepare-store.ts", { configFile: false });
await mkdir("build", { recursive: true });
await writeFile("build/store.tar.gz", await module.preparedStore());

/**
 * Builds the processes (server/main.ts, server/operator.ts) together with Remix's server build, so that they share its
 * modules: a second copy would be a second runtime. Correctness; it cannot be switched off.
 */
import type { Plugin } from "vite";

export const processEntries = (): Plugin => ({
  name: "process-entries",
  enforce: "post",
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: {
                index: "virtual:remix/server-build",
                start: "server/main.ts",
                operator: "server/operator.ts",
              },
              // Remix names every entry index.js.
              output: { entryFileNames: "[name].js" },
            },
          },
        }
      : undefined,
});

/** `npm run build:code-messages`: the user pool's custom message trigger as one file without packages, for AWS Lambda. */
import { join } from "node:path";
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, "server/code-messages/lambda.ts"),
    outDir: "build/code-messages",
    target: "es2022",
    assetsInlineLimit: 0,
    minify: true,
    rollupOptions: { output: { entryFileNames: "index.mjs", inlineDynamicImports: true } },
  },
});

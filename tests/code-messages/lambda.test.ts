/** The built Lambda function: one file that runs without any package, and answers Cognito's event. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, expect, it } from "vitest";
import { root } from "../root";

const folder = mkdtempSync(join(tmpdir(), "code-messages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CALL = `
  import { handler } from "./index.mjs";
  const event = {
    triggerSource: "CustomMessage_ForgotPassword",
    request: { codeParameter: "{####}", clientMetadata: { locale: "uk" } },
    response: {},
  };
  process.stdout.write(JSON.stringify(await handler(event)));
`;

it("writes a Ukrainian mail and text message far from our packages", async () => {
  await build({
    root,
    configFile: join(root, "vite.lambda.config.ts"),
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true },
  });
  expect(readdirSync(folder)).toEqual(["index.mjs"]);
  writeFileSync(join(folder, "call.mjs"), CALL);
  const env = { NODE_ENV: "production", SITE_NAME: "Gorilla Hall", SITE_URL: "https://hall.example/" } as const;
  const { response } = JSON.parse(execFileSync(process.execPath, ["call.mjs"], { cwd: folder, env, encoding: "utf8" }));
  expect(response.emailSubject).toBe("Код для нового пароля");
  expect(response.emailMessage).toContain('href="https://hall.example/billing-assistance"');
  expect(response.smsMessage).toContain("Gorilla Hall: {####}");
});

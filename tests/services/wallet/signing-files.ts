/** Signing files as the sandbox makes them, in a folder of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { walletFiles } from "../../../server/sandbox/wallet/wallet-files";

export const SAVE_URL = "https://pay.google.example/save";

export async function signingFiles() {
  const folder = mkdtempSync(join(tmpdir(), "ringside-wallet-"));
  const files = await walletFiles(folder, SAVE_URL);
  return { ...files, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What is wrong with this machine: ports in use, folders that are missing or not writable. */
import { constants, existsSync } from "node:fs";
import { access, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { makeFolder } from "../process/private-files";
import type { Settings } from "./config";
import { explanations } from "./explanations";
import type { Fault } from "./fault";

/** `settings` holds only the valid ones. */
export async function machineFaults(settings: Partial<Settings>, { sandbox = false } = {}): Promise<Fault[]> {
  const { PORT, SANDBOX_PORT = PORT && PORT + 1, METRICS_PORT } = settings;
  return [
    ...(await portFault("PORT", PORT)),
    ...(sandbox ? await portFault("SANDBOX_PORT", SANDBOX_PORT, "127.0.0.1") : []),
    ...(await portFault("METRICS_PORT", METRICS_PORT)),
    ...(await folderFaults(settings, { sandbox })),
  ];
}

/** Folders that the site can't use as it needs to. */
export const folderFaults = async (settings: Partial<Settings>, { sandbox = false } = {}): Promise<Fault[]> => [
  ...(await dataDirFault(settings, sandbox)),
  ...(await mediaDirFault(settings)),
  ...(await filmsDirFault(settings)),
];

type PortSetting = "PORT" | "SANDBOX_PORT" | "METRICS_PORT";

async function portFault(setting: PortSetting, port: number | undefined, host?: string): Promise<Fault[]> {
  if (!port) return [];
  const problem = await new Promise<string | undefined>((found) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => found(error.code ?? error.message));
    probe.listen({ port, host }, () => probe.close(() => found(undefined)));
  });
  return problem === undefined ? [] : [portInUse(setting, port, problem)];
}

/** The fault for an error of `listen`. `code` is the error's. */
export function portInUse(setting: PortSetting, port: number, code: string): Fault {
  if (code === "EACCES") {
    const why = "Ports below 1024 belong to root. Listen on another one, and let the proxy in front lead to it.";
    return { setting, what: `is ${port}, where this user may not listen`, why, example: "3000" };
  }
  if (code !== "EADDRINUSE") return { setting, what: `is ${port}, where nobody can listen (${code})` };
  const why = `Stop the other process (ss -ltnp 'sport = :${port}' names it), or choose another port.`;
  return { setting, what: `is ${port}, where another process listens`, why, example: String(port + 100) };
}

async function dataDirFault(settings: Partial<Settings>, sandbox: boolean): Promise<Fault[]> {
  const { DATA_DIR: folder, DATABASE_URL, SESSION_SECRETS = [] } = settings;
  const used = sandbox || !DATABASE_URL || SESSION_SECRETS.length === 0;
  if (!folder || !used) return [];
  const problem = await unwritable(resolve(folder));
  if (problem === undefined) return [];
  const { why, example } = explanations.DATA_DIR ?? {};
  const what = `is ${resolve(folder)}, where this user cannot write (${problem})`;
  return [{ setting: "DATA_DIR", what, why, example }];
}

/** Without MEDIA_DIR, pictures are in DATA_DIR. A site that can't write there still sells, so only doctor says it. */
async function mediaDirFault({ MEDIA_DIR: folder, PRODUCT_API_URL }: Partial<Settings>): Promise<Fault[]> {
  if (!folder || PRODUCT_API_URL) return [];
  const problem = await unwritable(resolve(folder));
  if (problem === undefined) return [];
  const { why, example } = explanations.MEDIA_DIR ?? {};
  const what = `is ${resolve(folder)}, where this user cannot write (${problem})`;
  return [{ setting: "MEDIA_DIR", what, why, example }];
}

/** The system's reason why the folder isn't writable. Permission bits don't reveal a full or read-only disk. */
export async function unwritable(folder: string): Promise<string | undefined> {
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    makeFolder(folder);
    await writeFile(probe, "x", { mode: 0o600 });
    await rm(probe, { force: true });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

async function filmsDirFault({ FILMS_DIR: folder, PRODUCT_API_URL }: Partial<Settings>): Promise<Fault[]> {
  if (!folder || PRODUCT_API_URL) return [];
  const path = resolve(folder);
  const { why, example } = explanations.FILMS_DIR ?? {};
  if (!existsSync(path)) return [{ setting: "FILMS_DIR", what: `is ${path}, which does not exist`, why, example }];
  try {
    await readdir(path);
    await access(path, constants.X_OK);
    return [];
  } catch (error) {
    return [{ setting: "FILMS_DIR", what: `is ${path}, which cannot be read (${reasonOf(error)})`, why, example }];
  }
}

/** What the system says of a folder or a file, in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code && REASONS[code]) ?? code ?? message;
}

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "it is not a folder",
  EEXIST: "it is not a folder",
  ENOENT: "it cannot be created",
};

/**
 * Copies into a folder the files of node_modules that the built server loads, and nothing else: no types, source maps,
 * other platforms' binaries, or packages that only the browser's files or the build need.
 *
 *     node scripts/runtime-packages.mjs FOLDER
 */
import { cpSync, mkdirSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";

const root = join(import.meta.dirname, "..");
const { resolve } = createRequire(import.meta.url);

const PROGRAMS = ["build/server/start.js", "build/server/operator.js"];
/** The packages that threads draw and sign with are loaded by name at run time, which no tracer can follow. */
const BY_NAME = [
  "@resvg/resvg-js",
  "passkit-generator",
  "sharp",
  "@expo-google-fonts/league-gothic/400Regular/LeagueGothic_400Regular.ttf",
  "@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf",
  "@expo-google-fonts/heebo/800ExtraBold/Heebo_800ExtraBold.ttf",
];

/** "@scope/name" of "@scope/name/a/file". */
const packageOf = (name) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** Copies them to `folder`/node_modules and returns the number of files. */
export async function copyRuntimePackages(folder) {
  const found = [...PROGRAMS.map((program) => join(root, program)), ...BY_NAME.map((name) => resolve(name))];
  const modules = realpathSync(join(root, "node_modules"));
  const server = realpathSync(join(root, "build/server"));
  // The tracer needs paths without symlinks and one folder above all of them. It mistakes a file in the home folder
  // that the AWS SDK may read for a part of the program.
  const ignore = (file) => ![server, modules].some((folder) => `/${file}`.startsWith(`${folder}/`));
  const { fileList } = await nodeFileTrace(found, { base: "/", processCwd: root, ignore });
  const files = [...fileList].map((file) => `/${file}`).filter((file) => file.startsWith(`${modules}/`));
  // A package.json says which files are ES modules, and the tracer lists it for packages that are imported by name. It
  // doesn't for those that we name by a file, and without it they can't be resolved.
  const own = BY_NAME.map((name) => join(modules, packageOf(name), "package.json"));
  for (const file of new Set([...files, ...own])) {
    const target = join(folder, "node_modules", file.slice(modules.length));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
  return files.length;
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder] = process.argv;
  if (!folder) throw new Error("Name the folder to copy to.");
  console.log(`${await copyRuntimePackages(folder)} files of packages are in ${folder}.`);
}

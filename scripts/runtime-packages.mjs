/**
 * Copies into a folder what the built server loads of node_modules, and nothing else: no types, source maps, other
 * platforms' binaries, or packages that only the browser's files or the build need.
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
/** Loaded at run time by name, which no tracer can follow: what threads draw and sign with. */
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
  // The tracer needs paths without symlinks and one folder above all of them. It takes a file that the AWS SDK may read in
  // the home folder for one that belongs to the program.
  const ignore = (file) => ![server, modules].some((folder) => `/${file}`.startsWith(`${folder}/`));
  const { fileList } = await nodeFileTrace(found, { base: "/", processCwd: root, ignore });
  const files = [...fileList].map((file) => `/${file}`).filter((file) => file.startsWith(`${modules}/`));
  // A package's own package.json says which of its files are ES modules; the tracer lists it with them. It does not list
  // that of a package which we name by its file, and without it the name leads nowhere.
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

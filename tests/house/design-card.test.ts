/** package.json and the top level against the specification's design card. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "../root";

const card = {
  packages: [
    "@remix-run/node",
    "@remix-run/react",
    "@remix-run/serve",
    "react",
    "react-dom",
    "@aws-sdk/client-cognito-identity-provider",
    "@aws-sdk/client-cognito-identity",
    "stripe",
    "@sentry/remix",
    "zod",
    "remix-i18next",
    "qrcode",
    "vitest",
    "playwright",
  ],
  topLevel: [
    "package.json",
    "remix.config.js",
    "tsconfig.json",
    "app",
    "server",
    "public",
    "tests",
    "e2e",
    ".env.example",
    "Dockerfile",
    "README.md",
  ],
};

const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));

it("names every package of the design card", () => {
  const named = Object.keys({ ...dependencies, ...devDependencies });
  expect(card.packages.filter((name) => !named.includes(name))).toEqual([]);
});

it("keeps development and build packages out of the container", () => {
  const tools = ["vitest", "playwright", "vite", "typescript", "@biomejs/biome", "@remix-run/dev"];
  expect(tools.filter((name) => name in dependencies)).toEqual([]);
});

it("pins every package to one version", () => {
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it("has every name of the design card at the top level", () => {
  const present = readdirSync(root);
  expect(card.topLevel.filter((name) => !present.includes(name))).toEqual([]);
});

/** The first group of every match. */
function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? "");
}

const example = names(readFileSync(`${root}/.env.example`, "utf8"), /^([A-Z][A-Z0-9_]+)=/gm);

it("explains in .env.example every variable that the configuration reads", () => {
  const read = names(readFileSync(`${root}/server/config/config.ts`, "utf8"), /^ {2}([A-Z][A-Z0-9_]+): /gm);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => name !== "NODE_ENV" && !example.includes(name))).toEqual([]);
});

it("lists the same variables in the README", () => {
  const table = readFileSync(`${root}/README.md`, "utf8").split("## Configuration")[1]?.split("\n## ")[0] ?? "";
  const cells = table.split("\n").map((line) => line.split("|")[1] ?? "");
  expect(names(cells.join(" "), /`([A-Z][A-Z0-9_]+)`/g).sort()).toEqual([...example].sort());
});

/** The layers and their arrows: who may import whom at run time, and the few imports that are forbidden everywhere. */
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { type Module, module, modules, visit } from "./imports";

/** The first match wins. The rest of server/ (clock, config, session …) is the ground layer below all others. */
const layers: [layer: string, path: RegExp][] = [
  ["route table", /^app\/routes(\.ts)?$/],
  ["door", /^app\/backend\.server\b/],
  ["framework", /^app\/framework\//],
  ["routes", /^app\/(routes|requests)\//],
  ["ui", /^app\/ui\//],
  ["domain", /^app\/(domain\/|authenticator\.options\b)/],
  ["i18n", /^app\/i18n\//],
  ["styles", /^app\/styles\//],
  ["options", /^app\/authenticator\.options\.ts$/],
  ["shell", /^app\//],
  ["start", /^server\/(main|site)\b/],
  ["operator", /^server\/operator\b/],
  ["backend", /^server\/(backend\/|process\/runtime\b)/],
  ["front", /^server\/front\//],
  ["services", /^server\/services\//],
  ["code messages", /^server\/code-messages\//],
  ["mail", /^server\/mail\//],
  ["clients", /^server\/clients\//],
  ["product-api", /^server\/product-api\//],
  ["store", /^server\/store\//],
  ["sandbox", /^server\/sandbox\b/],
  ["srp arithmetic", /^server\/srp\//],
  ["ground", /^server\//],
  ["public", /^public\//],
];

const arrows: Record<string, string[]> = {
  "route table": ["domain"],
  door: ["backend", "ground", "domain", "i18n"],
  // Tricks on Remix: they know where the overlay is (ui), and load what reports failures (shell).
  framework: ["framework", "ui", "domain", "shell"],
  routes: ["routes", "door", "shell", "options", "framework", "ui", "domain", "i18n"],
  ui: ["ui", "framework", "domain", "i18n"],
  domain: ["domain"],
  i18n: ["i18n", "domain"],
  options: ["domain"],
  shell: ["shell", "door", "framework", "ui", "domain", "i18n", "styles"],
  start: ["start", "backend", "front", "operator", "services", "code messages", "ground", "domain", "sandbox", "store"],
  operator: ["operator", "services", "mail", "clients", "store", "ground", "domain"],
  backend: ["options", "backend", "services", "mail", "clients", "product-api", "store", "ground", "domain"],
  front: ["front", "backend", "product-api", "ground", "domain"],
  services: ["options", "services", "mail", "clients", "store", "ground", "domain"],
  // The display font travels inside each mail.
  mail: ["mail", "clients", "store", "ground", "domain", "i18n", "styles"],
  // Runs in the user pool as a function of its own.
  "code messages": ["code messages", "mail"],
  clients: ["clients", "srp arithmetic", "ground", "domain"],
  "product-api": ["product-api", "services", "ground", "domain"],
  store: ["store", "ground", "domain"],
  // Otherwise the sandbox shares no code with the site, so that a mistake in one shows in the other.
  sandbox: ["sandbox", "srp arithmetic"],
  "srp arithmetic": ["srp arithmetic"],
  // Limits, leases and signed-out sessions are counted in the store. Which names are reserved is in the route table.
  ground: ["ground", "store", "domain", "i18n", "route table"],
};

/** Packages that a layer may not import. */
const withoutPackages: Record<string, RegExp> = {
  domain: /^(react|react-dom|@remix-run\/.*|node:.*|zod|i18next|react-i18next)$/,
  ui: /^(node:.*|@remix-run\/node|zod)$/,
  services: /^(react|react-dom|@remix-run\/.*|hono.*)$/,
  clients: /^(react|react-dom|@remix-run\/.*|hono.*)$/,
  store: /^(react|react-dom|@remix-run\/.*|hono.*)$/,
};

const product = modules("app", "server");

describe("The layout", () => {
  it("allows imports along its arrows only", () => {
    expect(product.flatMap(strayImports)).toEqual([]);
  });

  it.each([
    ["app/ui/tier.tsx", 'import { openStore } from "../../server/store/open";'],
    ["app/routes/home.tsx", 'import { backend } from "../../server/backend";'],
    ["app/domain/money.ts", 'export { Price } from "../ui/price";'],
    ["app/domain/money.ts", 'import { randomUUID } from "node:crypto";'],
    ["server/services/box-office.ts", 'import { json } from "@remix-run/node";'],
    ["server/backend/backend.ts", 'const { sandbox } = await import("../sandbox/sandbox");'],
    ["server/sandbox/stripe/stripe.ts", 'import { CURRENCY } from "../../../app/domain/limits";'],
    ["server/clients/stripe.ts", 'import { openStore } from "../store/open";'],
    ["server/process/clock.ts", 'import { fixture } from "../../tests/fixture";'],
  ])("reports %s with %s", (path, text) => {
    expect(strayImports(module(path, text))).toHaveLength(1);
  });

  it("allows type imports across any border", () => {
    expect(strayImports(module("app/ui/tier.tsx", 'import type { Db } from "../../server/store/open";'))).toEqual([]);
    expect(strayImports(module("app/ui/tier.tsx", 'import { type Db } from "../../server/store/open";'))).toEqual([]);
  });

  it("lets only the starters load the sandbox", () => {
    const loaders = product
      .filter((one) => layer(one.path) !== "sandbox")
      .filter((one) => one.imports.some(({ target, typeOnly }) => !typeOnly && target && layer(target) === "sandbox"));
    expect(loaders.map(({ path }) => path).filter((path) => layer(path) !== "start")).toEqual([]);
    expect(loaders.map(({ path }) => path)).toContain("server/site.ts");
  });
});

describe("Routes", () => {
  it("redirect by `leave` only, since Remix's own redirect would lose the cookies", () => {
    expect(product.flatMap(foreignRedirects)).toEqual([]);
    expect(foreignRedirects(module("app/routes/a.tsx", 'import { redirect } from "@remix-run/node";'))).toHaveLength(1);
  });
});

describe("Services", () => {
  it("never see Request or Response", () => {
    expect(product.flatMap(webTypesInServices)).toEqual([]);
    expect(webTypesInServices(module("server/services/a.ts", "const f = (r: Request) => r.url;"))).toHaveLength(1);
    expect(webTypesInServices(module("server/services/a.ts", 'throw new Response("");'))).toHaveLength(1);
  });
});

describe("The domain", () => {
  it("has no clock and no randomness of its own", () => {
    expect(product.flatMap(clocksInDomain)).toEqual([]);
    expect(clocksInDomain(module("app/domain/a.ts", "const now = new Date();"))).toHaveLength(1);
    expect(clocksInDomain(module("app/domain/a.ts", "const at = new Date(text);"))).toHaveLength(0);
  });
});

describe("Modules", () => {
  it("have a default export only where Remix or a tool demands one", () => {
    // A declaration file describes a package's exports.
    const ours = product.filter(({ path }) => !path.endsWith(".d.ts"));
    expect(ours.flatMap(defaultExports)).toEqual([]);
    expect(defaultExports(module("app/ui/tier.tsx", "export default function Tier() {}"))).toHaveLength(1);
    expect(defaultExports(module("app/ui/tier.tsx", "const a = 1; export { a as default };"))).toHaveLength(1);
  });

  it("read the environment in the configuration and the starters only", () => {
    expect(product.flatMap(environmentReads)).toEqual([]);
    expect(environmentReads(module("server/services/a.ts", "const on = process.env.SANDBOX;"))).toHaveLength(1);
  });

  it("are named after what they hold: no drawers, no barrels", () => {
    const drawers = /\/(utils?|libs?|helpers?|common|shared|misc)(\/|\.tsx?$)/;
    const barrels = product.filter(({ source }) => source.statements.every(ts.isExportDeclaration));
    expect(product.map(({ path }) => path).filter((path) => drawers.test(path))).toEqual([]);
    // drizzle takes all tables as one module.
    expect(barrels.map(({ path }) => path)).toEqual(["server/store/schema.ts"]);
  });

  it("have kebab-case names", () => {
    const odd = /[^a-z0-9./$_~-]/;
    const names = product.map(({ path }) => path);
    expect(names.filter((path) => odd.test(path.replace(/\$[a-zA-Z]+/g, "$")))).toEqual([]);
  });
});

describe("The journeys in e2e", () => {
  it("import nothing of ours but how the tests start servers", () => {
    // What starts their sites shares the tests' PostgreSQL and flags; no journey does, and nothing imports the product.
    expect(modules("e2e").flatMap(importsOfOurs)).toEqual([
      "e2e/builds.ts imports ../tests/short-lived",
      "e2e/global-setup.ts imports ../tests/folder-of-run",
      "e2e/global-setup.ts imports ../tests/postgres",
      "e2e/global-setup.ts imports ../tests/postgres-server",
      "e2e/sites.ts imports ../tests/postgres",
    ]);
    const stray = 'import { CURRENCY } from "../../app/domain/limits";';
    expect(importsOfOurs(module("e2e/journeys/a.spec.ts", stray))).toHaveLength(1);
  });
});

function layer(path: string): string | undefined {
  return layers.find(([, pattern]) => pattern.test(path))?.[0];
}

function strayImports({ path, imports }: Module): string[] {
  const from = layer(path);
  if (!from) return [`${path} belongs to no layer`];
  return imports
    .filter(({ typeOnly, target }) => !typeOnly && !target?.endsWith(".css"))
    .filter(({ specifier, target }) => {
      if (!target) return withoutPackages[from]?.test(specifier);
      if (target.startsWith("public/")) return false;
      return !arrows[from]?.includes(layer(target) ?? "outside");
    })
    .map(({ specifier }) => `${path} (${from}) imports ${specifier}`);
}

function foreignRedirects({ path, imports }: Module): string[] {
  if (layer(path) !== "routes") return [];
  return imports
    .filter(({ specifier }) => specifier.startsWith("@remix-run/") || specifier.startsWith("react-router"))
    .flatMap(({ names }) => names.filter((name) => /^(redirect|redirectDocument|replace)$/.test(name)))
    .map((name) => `${path} uses ${name}`);
}

function webTypesInServices({ path, source }: Module): string[] {
  if (layer(path) !== "services") return [];
  return found(source, (node) => {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isNewExpression(node) ? node.expression : undefined;
    return name && ts.isIdentifier(name) && ["Request", "Response"].includes(name.text);
  }).map((line) => `${path}:${line}`);
}

function clocksInDomain({ path, source }: Module): string[] {
  if (layer(path) !== "domain") return [];
  return found(source, (node) => {
    if (ts.isNewExpression(node)) return node.expression.getText() === "Date" && !node.arguments?.length;
    return (
      ts.isPropertyAccessExpression(node) && ["Date.now", "Math.random", "performance.now"].includes(node.getText())
    );
  }).map((line) => `${path}:${line}`);
}

function defaultExports({ path, source }: Module): string[] {
  const demanded = /^app\/(routes\/|root\.tsx|routes\.ts|entry\.server\.tsx)|\.config\.ts$/;
  if (demanded.test(path)) return [];
  return found(source, (node) => {
    if (ts.isExportAssignment(node)) return true;
    if (ts.isExportSpecifier(node)) return node.name.text === "default";
    return node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent);
  }).map((line) => `${path}:${line}`);
}

function environmentReads({ path, source }: Module): string[] {
  if (
    /^server\/(config\/|process\/(runtime|start-failure)\b|main|site|operator\.ts|code-messages\/lambda)|\.config\.ts$/.test(
      path,
    )
  )
    return [];
  return found(source, (node) => ts.isPropertyAccessExpression(node) && node.getText() === "process.env").map(
    (line) => `${path}:${line}`,
  );
}

function importsOfOurs({ path, imports }: Module): string[] {
  return imports
    .filter(({ target }) => target && !target.startsWith("e2e/"))
    .map(({ specifier }) => `${path} imports ${specifier}`);
}

/** Line numbers of the nodes that a predicate accepts. */
function found(source: ts.SourceFile, is: (node: ts.Node) => boolean | undefined): number[] {
  const lines: number[] = [];
  visit(source, (node) => {
    if (is(node)) lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
  });
  return lines;
}

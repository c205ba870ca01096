/**
 * Checks JSON-LD against schema.org's own definitions: its vocabulary as schema-dts has it, read with TypeScript's
 * parser. It reports properties that no such type has, and values that a property does not take.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./root";

const source = ts.createSourceFile(
  "schema.d.ts",
  readFileSync(join(root, "node_modules/schema-dts/dist/schema.d.ts"), "utf8"),
  ts.ScriptTarget.Latest,
);
const text = (node: ts.Node): string => node.getText(source);
const aliases = new Map<string, ts.TypeNode>();
const interfaces = new Map<string, ts.InterfaceDeclaration>();
for (const one of source.statements) {
  if (ts.isTypeAliasDeclaration(one)) aliases.set(one.name.text, one.type);
  if (ts.isInterfaceDeclaration(one)) interfaces.set(one.name.text, one);
}

/** The faults of a JSON-LD document, each with its place; empty when it is valid. */
export function faultsOf(document: unknown): string[] {
  if (!isObject(document) || document["@context"] !== "https://schema.org") return ["has no context of schema.org's"];
  const { "@context": _, "@graph": graph, ...alone } = document;
  const things = Array.isArray(graph) ? graph : [alone];
  return things.flatMap((thing: unknown, i) => faultsOfThing(thing, `${i}`));
}

function faultsOfThing(thing: unknown, at: string): string[] {
  if (!isObject(thing)) return [`${at} is no object`];
  const type = thing["@type"];
  const leaf = interfaces.get(`${type}Leaf`);
  if (typeof type !== "string" || !leaf) return [`${at} is of no type of schema.org's: ${type}`];
  const known = propertiesOf(leaf);
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name === "@type" || name === "@id") return [];
    // Input of an action stands beside its property: https://schema.org/docs/actions.html
    if (name.endsWith("-input") && known.has(name.replace(/-input$/, ""))) return [];
    const range = known.get(name);
    if (!range) return [`${at}.${name}: a ${type} has no such property`];
    return (Array.isArray(value) ? value : [value]).flatMap((each, i) =>
      faultsOfValue(each, range, `${at}.${name}${Array.isArray(value) ? `[${i}]` : ""}`),
    );
  });
}

function faultsOfValue(value: unknown, range: ts.TypeNode, at: string): string[] {
  if (isObject(value) && "@type" in value) {
    const fits = typesIn(range).has(`${value["@type"]}Leaf`);
    return fits ? faultsOfThing(value, at) : [`${at}: takes ${text(range)} and not a ${value["@type"]}`];
  }
  if (isObject(value)) return Object.keys(value).join() === "@id" ? [] : [`${at}: has no type`];
  return takes(range, value) ? [] : [`${at}: takes ${text(range)} and not ${JSON.stringify(value)}`];
}

/** Every property of a type and its ancestors, with the values it takes. */
function propertiesOf(one: ts.InterfaceDeclaration): Map<string, ts.TypeNode> {
  const parents = one.heritageClauses?.flatMap((clause) => [...clause.types]) ?? [];
  const all = new Map<string, ts.TypeNode>();
  for (const parent of parents) {
    const above = interfaces.get(text(parent.expression));
    if (above) for (const [name, range] of propertiesOf(above)) all.set(name, range);
  }
  for (const member of one.members) {
    if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name) || !member.type) continue;
    // SchemaValue<range, name>: one, several, or in a role.
    const [range] = ts.isTypeReferenceNode(member.type) ? (member.type.typeArguments ?? []) : [];
    all.set(member.name.text, range ?? member.type);
  }
  return all;
}

const typesOf = new Map<string, Set<string>>();

/** Names of the interfaces that a range allows, subtypes included. */
function typesIn(node: ts.TypeNode): Set<string> {
  if (ts.isUnionTypeNode(node)) return new Set(node.types.flatMap((one) => [...typesIn(one)]));
  if (!ts.isTypeReferenceNode(node)) return new Set();
  const name = text(node.typeName);
  if (interfaces.has(name)) return new Set([name]);
  const known = typesOf.get(name);
  if (known) return known;
  // Set before it is complete, since a type may be among its own subtypes.
  typesOf.set(name, new Set());
  const alias = aliases.get(name);
  const found = alias ? typesIn(alias) : new Set<string>();
  typesOf.set(name, found);
  return found;
}

/** Whether the range includes this text, number or boolean. */
function takes(node: ts.TypeNode, value: unknown, seen = new Set<string>()): boolean {
  if (ts.isUnionTypeNode(node)) return node.types.some((one) => takes(one, value, seen));
  if (ts.isLiteralTypeNode(node)) return ts.isStringLiteral(node.literal) && node.literal.text === value;
  if (ts.isTemplateLiteralTypeNode(node)) return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
  if (node.kind === ts.SyntaxKind.StringKeyword) return typeof value === "string";
  if (node.kind === ts.SyntaxKind.NumberKeyword) return typeof value === "number";
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return typeof value === "boolean";
  if (!ts.isTypeReferenceNode(node)) return false;
  const name = text(node.typeName);
  const alias = aliases.get(name);
  if (!alias || seen.has(name)) return false;
  if (typeof value === "string" && !(FORMS[name]?.test(value) ?? true)) return false;
  return takes(alias, value, new Set([...seen, name]));
}

/** To TypeScript these are any text. */
const FORMS: Record<string, RegExp> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^\d{2}:\d{2}/,
  Duration: /^P(?!$)(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/,
  URL: /^https?:\/\/\S+$/,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A module's imports, re-exports and exports, read with TypeScript's own parser, for the tests that check the layout.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../root";

export type Import = {
  /** As written: `../clock`, `react`. */
  specifier: string;
  /** The path from the project's root without extension, when the specifier is relative. */
  target: string | undefined;
  typeOnly: boolean;
  names: string[];
};

export type Module = { path: string; source: ts.SourceFile; imports: Import[] };

/** Every TypeScript module in the folders, with paths from the project's root. */
export function modules(...folders: string[]): Module[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((path) => /\.(ts|tsx)$/.test(path))
      .map((path) => module(path, readFileSync(join(root, path), "utf8"))),
  );
}

/**
 * One module from its text. Dynamic imports count; `import type` and `import("…")` in a type are marked or left out.
 */
export function module(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, names: string[]) => {
    const target = specifier.startsWith(".") ? join(dirname(path), specifier.replace(/\?.*$/, "")) : undefined;
    imports.push({ specifier, target, typeOnly, names });
  };
  visit(source, (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const clause = node.importClause;
      const named = clause?.namedBindings;
      const elements = named && ts.isNamedImports(named) ? [...named.elements] : [];
      const onlyTypes = elements.length > 0 && !clause?.name && elements.every((element) => element.isTypeOnly);
      const names = elements.map((element) => (element.propertyName ?? element.name).text);
      add(node.moduleSpecifier.text, clause?.isTypeOnly || onlyTypes || false, names);
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, node.isTypeOnly, []);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteralLike(specifier)) add(specifier.text, false, []);
    }
  });
  return { path, source, imports };
}

/** Calls `look` for every node of the tree. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

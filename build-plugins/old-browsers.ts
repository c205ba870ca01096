/**
 * Compiles the style sheet for browsers from Chrome 80 and Safari 13.1: the sources use cascade layers, logical
 * properties and newer selectors, so such browsers would show the page as plain HTML. tests/styles/old-browsers.test.ts
 * lists what the built sheet may contain. This runs in development, too, so that both have the same cascade.
 * Correctness; it cannot be switched off.
 */
import type { AtRule, Plugin, Rule } from "postcss";
import { flattenLayers } from "./old-browsers/flatten-layers";
import { missingFeatures } from "./old-browsers/missing-features";
import { plainDeclaration } from "./old-browsers/plain-declarations";
import { plainSelectors } from "./old-browsers/plain-selectors";

export const oldBrowsers = (): Plugin => ({
  postcssPlugin: "old-browsers",
  OnceExit(root) {
    root.walkRules((rule) => {
      if (!isKeyframe(rule)) plainSelectors(rule);
    });
    root.walkDecls(plainDeclaration);
    const components = root.nodes.filter(isComponents);
    const { before, after } = missingFeatures(root);
    components.at(0)?.prepend(before);
    components.at(-1)?.append(after);
    flattenLayers(root);
  },
});

const isComponents = (node: Plugin | object): node is AtRule =>
  "name" in node && node.name === "layer" && "params" in node && node.params === "components";

const isKeyframe = (rule: Rule) => rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "keyframes";

/**
 * Replaces cascade layers by the order of rules: each layer's rules come after those of the layers below it. Where a
 * lower layer's selector is more specific, that changes which rule wins; `tests/styles/cascade` finds every such pair.
 * The last layer, whose one-class rules have to win over everything, is marked important.
 */
import { type ChildNode, list, type Root } from "postcss";

/**
 * Moves the content of `root`'s layers out of them. Throws on rules outside a layer, which would win over all layers.
 */
export function flattenLayers(root: Root): void {
  const layers = new Map<string, ChildNode[]>();
  // A component's own sheet has one layer and needs no order.
  const ordered = root.nodes.some((node) => node.type === "atrule" && node.name === "layer" && !node.nodes);
  for (const node of [...root.nodes]) {
    if (node.type === "rule") throw node.error("This rule is outside any layer");
    if (node.type !== "atrule" || node.name !== "layer") continue;
    if (!node.nodes) for (const name of list.comma(node.params)) layers.set(name, []);
    else if (!ordered) layers.set(node.params, [...(layers.get(node.params) ?? []), ...node.nodes]);
    else if (!layers.has(node.params)) throw node.error(`No @layer statement names ${node.params}`);
    else layers.get(node.params)?.push(...node.nodes);
    node.remove();
  }
  const last = ordered ? [...layers.keys()].at(-1) : undefined;
  for (const [name, nodes] of layers) {
    const start = root.nodes.length;
    root.append(nodes);
    if (name === last) for (const node of root.nodes.slice(start)) makeImportant(node);
  }
}

function makeImportant(node: ChildNode): void {
  if (node.type === "decl") node.important = true;
  else if ("nodes" in node) for (const child of node.nodes ?? []) makeImportant(child);
}

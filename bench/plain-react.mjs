/**
 * A yardstick for rendered pages: a bare `node:http` server that builds the elements of one of our documents and
 * renders them with React for each request. It has no router, no data, no session and no compression.
 *
 * As a program it serves a copy of SAME_AS, fetched with the headers in HEADERS, and prints its port.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const PROGRAM = fileURLToPath(import.meta.url);
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const RAW = new Set(["script", "style"]);
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+|</gi;
const REACT_NAMES = { class: "className", for: "htmlFor" };
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Starts the server as a process of its own. */
export async function startPlainReact(sameAs, headers = {}) {
  const server = spawn(process.execPath, [PROGRAM], {
    env: { NODE_ENV: "production", SAME_AS: sameAs, HEADERS: JSON.stringify(headers) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(server.stdout, "data");
  return { url: `http://localhost:${String(port).trim()}/`, pid: server.pid, stop: () => server.kill() };
}

if (process.argv[1] === PROGRAM) {
  const response = await fetch(process.env.SAME_AS, { headers: JSON.parse(process.env.HEADERS) });
  const [document] = nodesOf(await response.text()).filter((node) => typeof node === "object");
  const head = { "content-type": "text/html; charset=utf-8" };
  createServer((_, reply) => {
    reply.writeHead(200, head).end(`<!DOCTYPE html>${renderToString(elementOf(document))}`);
  }).listen(0, function () {
    console.log(this.address().port);
  });
}

function elementOf(node) {
  if (typeof node === "string") return node;
  return createElement(node.tag, node.props, ...node.children.map(elementOf));
}

/** The document as nested nodes: React writes well-formed HTML, so a stack is enough. */
function nodesOf(html) {
  const top = { children: [] };
  const open = [top];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(html); found; found = TOKEN.exec(html)) {
    const [text, closed, tag, attributes = "", self] = found;
    const { children } = open.at(-1);
    if (closed) open.pop();
    else if (tag) {
      const node = { tag, props: propsOf(attributes), children: [] };
      children.push(node);
      if (RAW.has(tag)) {
        const end = html.indexOf(`</${tag}>`, TOKEN.lastIndex);
        node.props.dangerouslySetInnerHTML = { __html: html.slice(TOKEN.lastIndex, end) };
        TOKEN.lastIndex = end + tag.length + 3;
      } else if (!self && !VOID.has(tag)) open.push(node);
    } else if (!text.startsWith("<!")) children.push(decoded(text));
  }
  return top.children;
}

function propsOf(text) {
  const props = {};
  for (const [, name, value = ""] of text.matchAll(/\s([^\s=>/]+)(?:="([^"]*)")?/g)) {
    if (name === "style") props.style = styleOf(decoded(value));
    else if (!name.startsWith("on")) props[REACT_NAMES[name] ?? name] = decoded(value);
  }
  return props;
}

function styleOf(text) {
  const pairs = text.split(";").filter(Boolean);
  return Object.fromEntries(
    pairs.map((one) => {
      const at = one.indexOf(":");
      return [one.slice(0, at).trim(), one.slice(at + 1).trim()];
    }),
  );
}

function decoded(text) {
  return text.replace(/&([\w#]+);/g, (all, name) => ENTITIES[name] ?? all);
}

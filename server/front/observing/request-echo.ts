/**
 * Shows `doctor` what a request looks like after passing all proxies: its Host, the client address it counts for, and
 * whether headers as long as a fan's cookies get through both ways.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { ECHO_HEADER, ECHO_PATH, type Echoed, readEchoOrder } from "../../http/echo-order";
import { signer } from "../../session/signed-values";
import type { SiteHosts } from "../hosts";

/**
 * True if the request was signed by doctor with one of `secrets` and is now answered. For anybody else the address is a
 * 404.
 */
export function requestEcho(site: {
  secrets: readonly string[];
  hosts: SiteHosts;
  addressOf: (request: IncomingMessage) => string;
  isProxy: (peer: string) => boolean;
}): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { secrets, hosts, addressOf, isProxy } = site;
  if (secrets.length === 0) return () => false;
  const signatures = signer(secrets, "doctor");

  return (request, response) => {
    if (request.url !== ECHO_PATH) return false;
    const order = readEchoOrder(request.headers[ECHO_HEADER]?.toString() ?? "", signatures, Date.now());
    if (!order) return false;
    const { host } = request.headers;
    const peer = request.socket.remoteAddress ?? "";
    const echoed: Echoed = {
      peer,
      peerTrusted: isProxy(peer),
      forwardedFor: request.headers["x-forwarded-for"]?.toString() ?? null,
      address: addressOf(request),
      host: host ?? null,
      hostKnown: hosts.knows(host),
      cookieBytes: Buffer.byteLength(request.headers.cookie ?? ""),
    };
    response.writeHead(200, {
      "content-type": "application/json",
      "cache-control": "no-store",
      ...(order.bytes > 0 && { "x-doctor-filler": "x".repeat(order.bytes) }),
    });
    response.end(JSON.stringify(echoed));
    return true;
  };
}

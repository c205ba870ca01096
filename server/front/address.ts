/** The client's address behind the proxies that TRUST_PROXY names, and the network that rate limits count. */
import { BlockList, isIP, isIPv4, SocketAddress } from "node:net";

/**
 * `peer` is the socket's address and `forwardedFor` the X-Forwarded-For header. TRUST_PROXY is empty (no proxy is
 * trusted), a number of hops, or the proxies' addresses. The result is the first address, seen from our side, that is
 * not a trusted proxy, in canonical form. If a proxy passed on something that is no address, the peer's counts instead.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trustProxy: string): string {
  const own = canonicalAddress(peer) ?? peer;
  if (trustProxy === "" || !forwardedFor) return own;
  const forwarded = forwardedFor.split(",").filter((part) => part.trim() !== "");
  const chain = [own, ...forwarded.reverse().map(canonicalAddress)];
  const hops = Number(trustProxy);
  if (Number.isInteger(hops)) return chain[Math.min(hops, chain.length - 1)] ?? own;
  const isProxy = proxiesOf(trustProxy);
  const client = chain.findIndex((address) => address === undefined || !isProxy(address));
  return chain.at(client) ?? own;
}

/** What a limit per address counts: an IPv4 address itself, and the /64 that one IPv6 customer owns. */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address);
  if (!canonical || isIPv4(canonical)) return canonical ?? address;
  const [head = "", tail = ""] = canonical.split("::");
  const [before, after] = [head, tail].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(canonical.includes("::") ? 8 - before.length - after.length : 0).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

/**
 * One spelling per address, without port, brackets or zone: `[2001:DB8::1]:443` is `2001:db8::1`, and
 * `::ffff:192.0.2.1`, as IPv4 arrives on a dual-stack socket, is `192.0.2.1`. Undefined if it is no address.
 */
export function canonicalAddress(text: string): string | undefined {
  const given = text.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given;
  const address = bare.replace(/%.*$/, "");
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : undefined;
  return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}

/** True for a peer that stands for its clients. With a number of hops every peer is a proxy. */
export function isTrustedProxy(peer: string, trustProxy: string): boolean {
  if (trustProxy === "") return false;
  const address = canonicalAddress(peer);
  return Number(trustProxy) > 0 || (address !== undefined && proxiesOf(trustProxy)(address));
}

let known: { setting: string; isProxy: (address: string) => boolean } | undefined;

/** The setting's addresses as a test, parsed once. An entry that is no address trusts nobody. */
function proxiesOf(setting: string): (address: string) => boolean {
  if (known?.setting === setting) return known.isProxy;
  const proxies = new BlockList();
  for (const entry of setting.split(",")) {
    const address = canonicalAddress(entry);
    if (address) proxies.addAddress(address, isIPv4(address) ? "ipv4" : "ipv6");
  }
  const isProxy = (address: string) => proxies.check(address, isIPv4(address) ? "ipv4" : "ipv6");
  known = { setting, isProxy };
  return isProxy;
}

/** Addresses and ranges in one notation, and the network that rate limits count. */
import { isIP, isIPv4, SocketAddress } from "node:net";

/** What a limit per address counts: an IPv4 address, or the /64 that one IPv6 customer owns. */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address);
  if (!canonical || isIPv4(canonical)) return canonical ?? address;
  const [head = "", tail = ""] = canonical.split("::");
  const [before, after] = [head, tail].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(canonical.includes("::") ? 8 - before.length - after.length : 0).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

/**
 * One notation per address, without port, brackets or zone: `[2001:DB8::1]:443` is `2001:db8::1`, and
 * `::ffff:192.0.2.1`, which is how IPv4 arrives on a dual-stack socket, is `192.0.2.1`. Undefined if it isn't an
 * address.
 */
export function canonicalAddress(text: string): string | undefined {
  const [, mapped] = IPV4_IN_IPV6.exec(text) ?? [];
  if (mapped && isIPv4(mapped)) return mapped;
  const given = text.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given;
  const address = bare.replace(/%.*$/, "");
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : undefined;
  return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}

/** Most addresses of sockets. SocketAddress would take longer than the rest of many a request. */
const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const IPV4_IN_IPV6_BITS = 96;

type Subnet = { address: string; prefix: number; family: "ipv4" | "ipv6" };

/**
 * An address or CIDR range (`10.0.0.0/8`, `2001:db8::/32`). A single address is a range of one. Undefined if neither.
 */
export function subnetOf(text: string): Subnet | undefined {
  const [, bare = "", length] = /^\s*([^/]*?)(?:\/(\d{1,3}))?\s*$/.exec(text) ?? [];
  const address = canonicalAddress(bare);
  if (address === undefined) return undefined;
  const family = isIPv4(address) ? "ipv4" : "ipv6";
  const bits = family === "ipv4" ? 32 : 128;
  // In `::ffff:10.0.0.0/104` the prefix length counts from the front of the IPv6 address.
  const skipped = family === "ipv4" && bare.includes(":") && !/^[\d.]+:/.test(bare) ? IPV4_IN_IPV6_BITS : 0;
  const prefix = length === undefined ? bits : Number(length) - skipped;
  return prefix >= 0 && prefix <= bits ? { address, prefix, family } : undefined;
}

/** The client's address behind the proxies that TRUST_PROXY names. */
import { BlockList, isIPv4 } from "node:net";
import { canonicalAddress, subnetOf } from "../http/ip-networks";

export { networkOf } from "../http/ip-networks";

/**
 * `peer` is the socket's address and `forwardedFor` the X-Forwarded-For header. TRUST_PROXY is empty (no proxy is
 * trusted), a number of hops, or the proxies' addresses and ranges. Returns the first address, from our side, that
 * isn't a trusted proxy, in canonical form. If a proxy passed on something that isn't an address, the peer's address
 * counts.
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

/** True for a peer that forwards for its clients. With a number of hops, every peer is a proxy. */
export function isTrustedProxy(peer: string, trustProxy: string): boolean {
  if (trustProxy === "") return false;
  const address = canonicalAddress(peer);
  return Number(trustProxy) > 0 || (address !== undefined && proxiesOf(trustProxy)(address));
}

let known: { setting: string; isProxy: (address: string) => boolean } | undefined;

/** A test for the setting's addresses and ranges, parsed once. An invalid entry matches nothing. */
function proxiesOf(setting: string): (address: string) => boolean {
  if (known?.setting === setting) return known.isProxy;
  const proxies = new BlockList();
  for (const entry of setting.split(",")) {
    const subnet = subnetOf(entry);
    if (subnet) proxies.addSubnet(subnet.address, subnet.prefix, subnet.family);
  }
  const isProxy = (address: string) => proxies.check(address, isIPv4(address) ? "ipv4" : "ipv6");
  known = { setting, isProxy };
  return isProxy;
}

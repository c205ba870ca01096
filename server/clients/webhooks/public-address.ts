/** Whether an address is one of the public internet, from IANA's registries of special-purpose addresses. */
import { BlockList, isIPv4 } from "node:net";
import { canonicalAddress } from "../../http/ip-networks";

/** Private, shared, loopback, link-local (cloud metadata), test, benchmark, multicast and reserved networks. */
const SPECIAL_IPV4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
];
/** Only global unicast is public, and of that neither documentation nor ways into IPv4 (Teredo, 6to4). */
const GLOBAL_IPV6 = ["2000::/3"];
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

const listOf = (family: "ipv4" | "ipv6", ranges: string[]) => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", prefix] = range.split("/");
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};
const specialIpv4 = listOf("ipv4", SPECIAL_IPV4);
const globalIpv6 = listOf("ipv6", GLOBAL_IPV6);
const specialIpv6 = listOf("ipv6", SPECIAL_IPV6);

/** False for anything that isn't an address. An IPv4 address inside an IPv6 one counts as the IPv4 address. */
export function isPublicAddress(text: string): boolean {
  const address = canonicalAddress(text);
  if (address === undefined) return false;
  if (isIPv4(address)) return !specialIpv4.check(address, "ipv4");
  return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
}

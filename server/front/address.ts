/** The client's address behind the proxies that TRUST_PROXY names. */

/**
 * `peer` is the socket's address, `forwardedFor` the X-Forwarded-For line. TRUST_PROXY is empty (nobody is believed),
 * a number of hops, or the proxies' own addresses; the result is the first address, from our side, that is no proxy.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trustProxy: string): string {
  const chain = [
    ...(forwardedFor ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
    plain(peer),
  ].reverse();
  const hops = Number(trustProxy);
  if (trustProxy !== "" && Number.isInteger(hops)) return chain[Math.min(hops, chain.length - 1)] ?? peer;
  const proxies = new Set(
    trustProxy
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );
  return chain.find((address) => !proxies.has(address)) ?? chain.at(-1) ?? peer;
}

/** IPv4 addresses arrive as `::ffff:127.0.0.1` on a dual-stack socket. */
const plain = (address: string) => address.replace(/^::ffff:/, "");

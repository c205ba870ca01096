/** Which Host headers and Origins belong to the site. The site's address itself always comes from SITE_URL. */
import type { Config } from "../config/config";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** What a URL parser wouldn't read as a host. */
const NOT_A_HOST = /[/?#@\\\s]/;

export type SiteHosts = {
  /** True if the site answers under this Host header. */
  knows(host: string | undefined): boolean;
  /** The site's own origin if `origin` belongs to one of our pages, otherwise `origin` unchanged. */
  originSeen(origin: string, host: string | undefined): string;
};

/**
 * `siteUrl` is the public address. EXTRA_HOSTS are other names that a proxy may use. Loopback names count outside
 * production, and if the site's own address is one.
 */
export function siteHosts(config: Pick<Config, "NODE_ENV" | "EXTRA_HOSTS">, siteUrl: string): SiteHosts {
  const site = new URL(siteUrl);
  const loopback = config.NODE_ENV !== "production" || LOOPBACK.test(site.hostname);
  const hosts = new Set([site.host, ...config.EXTRA_HOSTS]);

  function knows(host: string | undefined): boolean {
    if (host === undefined) return false;
    if (hosts.has(host)) return true;
    const address = `${site.protocol}//${host}`;
    if (NOT_A_HOST.test(host) || !URL.canParse(address)) return false;
    // The parser lowercases and drops the scheme's default port.
    const { host: normal, hostname } = new URL(address);
    return hosts.has(normal) || (loopback && LOOPBACK.test(hostname));
  }

  return {
    knows,
    originSeen(origin, host) {
      const ours = URL.canParse(origin) && new URL(origin).host === host && knows(host);
      return ours ? site.origin : origin;
    },
  };
}

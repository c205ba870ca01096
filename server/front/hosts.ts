/** Which Host headers and Origins are the site's own. Its address itself comes from SITE_URL alone. */
import type { Config } from "../config";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** What a URL parser would read as something other than a host. */
const NOT_A_HOST = /[/?#@\\\s]/;

export type SiteHosts = {
  /** True if the site answers under this Host header. */
  knows(host: string | undefined): boolean;
  /** The site's own origin if `origin` is that of a page of ours; otherwise `origin` as it is. */
  originSeen(origin: string, host: string | undefined): string;
};

/**
 * `siteUrl` is the public address. EXTRA_HOSTS are other names that a proxy may use for the site. The loopback names
 * are one outside production, and where the site's own address is one of them.
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
    // The parser lowers the case and drops the scheme's own port.
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

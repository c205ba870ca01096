/** What the security headers and the redirects off the site need from the configuration. */
import { formTargets } from "../http/form-targets";
import { runtime } from "../process/runtime";
import { signer } from "../session/signed-values";

const OUTSIDE = /^https?:\/\//;

type Security = { https: boolean; formTargets: string[] };

/** Uses the strictest settings while the configuration can't be read, since the error page has headers too. */
export function securitySettings(): Promise<Security> {
  return runtime().then(
    ({ config }) => ({ https: config.secure, formTargets: formTargets(config) }),
    () => ({ https: false, formTargets: [] }),
  );
}

/** The address to redirect to after a form: `address` itself, or the page that leads there. See form-targets.ts. */
export async function afterForm(address: string, { byPage = false } = {}): Promise<string> {
  if (!OUTSIDE.test(address)) return address;
  const { config, siteUrl } = await runtime();
  const { origin } = new URL(address);
  if (!byPage && [new URL(siteUrl).origin, ...formTargets(config)].includes(origin)) return address;
  const by = signer(config.SESSION_SECRETS, "continue").sign([address]);
  return `/continue?${new URLSearchParams({ to: address, by })}`;
}

/** The address that `afterForm` put into this query; undefined when it isn't ours. */
export async function addressToContinue(query: URLSearchParams): Promise<string | undefined> {
  const [to, by] = [query.get("to") ?? "", query.get("by") ?? ""];
  const { config } = await runtime();
  return signer(config.SESSION_SECRETS, "continue").holds([to], by) ? to : undefined;
}

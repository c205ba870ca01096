/** A browser without scripts: keeps cookies, follows redirects, submits forms. */
import type { Site } from "./site";

export type Page = { status: number; path: string; html: string; headers: Headers; hops: string[] };

export function fan(site: Pick<Site, "url" | "sandbox" | "ask">) {
  const cookies = new Map<string, string>();

  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(";")[0] ?? "";
      const at = pair.indexOf("=");
      if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  async function once(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    if (!headers.has("host")) headers.set("host", new URL(site.url).host);
    if (init.method === "POST" && !headers.has("origin")) headers.set("origin", site.url);
    const response = await site.ask(new Request(new URL(path, site.url), { ...init, headers, redirect: "manual" }));
    keep(response);
    return response;
  }

  async function follow(path: string, init: RequestInit = {}): Promise<Page> {
    const hops: string[] = [];
    let at = path;
    let response = await once(at, init);
    while (response.status >= 300 && response.status < 400) {
      const next = new URL(response.headers.get("location") ?? "", new URL(at, site.url));
      if (next.origin !== new URL(site.url).origin) return { ...(await page(response, next.href)), hops };
      at = next.pathname + next.search;
      hops.push(at);
      response = await once(at);
    }
    return { ...(await page(response, at)), hops };
  }

  async function page(response: Response, path: string): Promise<Omit<Page, "hops">> {
    return { status: response.status, path, html: await response.text(), headers: response.headers };
  }

  return {
    cookies,
    once,
    get: (path: string, headers: Record<string, string> = {}) => follow(path, { headers }),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      follow(path, { method: "POST", body: new URLSearchParams(fields), headers }),
    /** The code that was last sent to `to`. */
    async code(to: string): Promise<string> {
      const response = await fetch(`${site.sandbox}/mailbox.json?to=${encodeURIComponent(to)}`);
      const [latest] = (await response.json()) as { code?: string }[];
      return latest?.code ?? "";
    },
  };
}

/** The value of a hidden field. */
export function hidden(html: string, name: string): string {
  const tag = html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? "";
  return tag.match(/value="([^"]*)"/)?.[1] ?? "";
}

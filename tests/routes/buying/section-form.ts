/** The form of a section's page, as a browser without scripts sends it. */
import { type fan, hidden, type Page } from "../fan";

type Fan = ReturnType<typeof fan>;

export const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ");

/** Names of the seats of a page that can be ticked. */
export const free = ({ html }: Page): string[] =>
  [...html.matchAll(/<input type="checkbox" name="place"[^>]*value="([^"]+)"/g)].map(([, place = ""]) => place);

export const ticked = ({ html }: Page): string[] =>
  [...html.matchAll(/<input type="checkbox" name="place"[^>]*>/g)]
    .filter(([tag]) => tag.includes('checked=""'))
    .map(([tag]) => /value="([^"]+)"/.exec(tag)?.[1] ?? "");

/** Names of the seats that each button of "Seats nearby" would hold. */
export const offered = ({ html }: Page): string[][] => {
  const [alert = ""] = /id="lost".*?aria-labelledby="best-seats"/s.exec(html) ?? [];
  return [...alert.matchAll(/<form.*?<\/form>/gs)].map(([form]) =>
    [...form.matchAll(/name="place" value="([^"]+)"/g)].map(([, place = ""]) => place),
  );
};

/** Posts fields to a section, with several seats, and follows. */
export async function choose(
  who: Fan,
  path: string,
  places: string[],
  more: Record<string, string> = {},
): Promise<Page> {
  const body = new URLSearchParams([
    ...places.map((place): [string, string] => ["place", place]),
    ...Object.entries({ intent: "reserve", clientKey: crypto.randomUUID(), ...more }),
  ]);
  const response = await who.once(path, { method: "POST", body });
  const location = response.headers.get("location");
  if (response.status === 303 && location) {
    const { pathname, search, hash } = new URL(location, "http://site");
    const page = await who.get(pathname + search);
    return { ...page, path: page.path + hash };
  }
  return { status: response.status, path, html: await response.text(), headers: response.headers, hops: [] };
}

/** Submits the form of a page that was opened before, with these seats ticked. */
export const submit = (who: Fan, page: Page, places: string[], more: Record<string, string> = {}): Promise<Page> =>
  choose(who, page.path.replace(/\?.*/, ""), places, {
    ...{ clientKey: hidden(page.html, "clientKey"), held: hidden(page.html, "held"), rest: "hold" },
    ...more,
  });

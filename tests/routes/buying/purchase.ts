/** Steps of a purchase that several route tests share. */
import { type fan, hidden, type Page } from "../fan";
import type { Site } from "../site";

type Fan = ReturnType<typeof fan>;

export const PASSWORD = "Turnbuckle-7-Ropes";

/** The id of a seeded event by its title. */
export async function eventId(site: Pick<Site, "url" | "ask">, title: string): Promise<string> {
  const response = await site.ask(new Request(`${site.url}/api/v1/events?text=${encodeURIComponent(title)}`));
  const { events } = (await response.json()) as { events: { id: string; title: string }[] };
  const found = events.find((event) => event.title === title);
  if (!found) throw new Error(`No event is called ${title}`);
  return found.id;
}

/** Holds `quantity` seats of the tier called `tier` with the page's own form. */
export async function hold(who: Fan, event: string, tier: string, quantity: number): Promise<Page> {
  const path = `/tickets/event/${event}`;
  const { html } = await who.get(path);
  const field = html.match(new RegExp(`name="(quantity\\.[0-9a-f-]+)"[^>]*aria-label="[^"]*${tier}"`))?.[1];
  if (!field) throw new Error(`${tier} has no field`);
  return who.post(path, { intent: "reserve", clientKey: hidden(html, "clientKey"), [field]: String(quantity) });
}

/** Presses pay and returns the address of Stripe's page. */
export async function pay(who: Fan, event: string): Promise<string> {
  const page = await who.post(`/tickets/event/${event}`, { intent: "pay" });
  return page.path;
}

/** Fills in Stripe's page with `card` and returns where it redirects, or undefined when it refuses. */
export async function fillIn(
  address: string,
  card: string,
  email = "fan@example.com",
  more: Record<string, string> = {},
): Promise<string | undefined> {
  const body = new URLSearchParams({
    ...more,
    email,
    cardNumber: card,
    cardExpiry: "12 / 34",
    cardCvc: "123",
    billingName: "Ada Fan",
  });
  const response = await fetch(address, { method: "POST", body, redirect: "manual" });
  return response.status === 303 ? (response.headers.get("location") ?? undefined) : undefined;
}

export const GOOD_CARD = "4242 4242 4242 4242";
/** For a second free trial of Premium: each card has one. */
export const ANOTHER_CARD = "4000 0082 6000 0000";
/** Its payments are disputed as soon as they are made. */
export const DISPUTED_CARD = "4000 0000 0000 0259";
export const DECLINED_CARD = "4000 0000 0000 0002";

/** Signs up in the overlay on `page` with the code from the mailbox. */
export async function signUp(who: Fan, page: string, email: string): Promise<Page> {
  const form = { intent: "SUBMIT", email, password: PASSWORD, confirm_password: PASSWORD, name: "Ada Fan" };
  const confirm = await who.post(`${page}/auth/sign-up`, form);
  return who.post(confirm.path, { intent: "SUBMIT", confirmation_code: await who.code(email) });
}

/** Signs in through the overlay on `page`. */
export const signIn = (who: Fan, page: string, username: string, password: string): Promise<Page> =>
  who.post(`${page}/auth/sign-in`, { intent: "SUBMIT", username, password });

/** The path on our site that Stripe's page redirects to. */
export const pathOf = (address: string | undefined): string => {
  const { pathname, search } = new URL(address ?? "");
  return pathname + search;
};

/** Makes the Stripe sandbox fail every call, or stops that. */
export const stripeFails = (site: Pick<Site, "sandbox">, fails: boolean) =>
  fetch(`${site.sandbox}/stripe/failures`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ failures: fails ? [{ kind: "500", path: "/v1/" }] : [] }),
  });

/** Numbers of the tickets whose codes a page shows, or leads to right after the payment. */
export const ticketNumbers = (page: Page): string[] =>
  [
    ...page.html.matchAll(
      /aria-label="QR code of ticket ([^"]+)"|class="stub-row"[^>]*href="\/tickets\/details\/[0-9a-f-]+#([^"]+)"/g,
    ),
  ].map(([, shown, linked]) => shown ?? linked ?? "");

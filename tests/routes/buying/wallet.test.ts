/** Tickets for the wallets of phones: who gets them, from where, and what arrives there. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesIn, passFaults } from "../../../server/sandbox/wallet/read-pass";
import { fan, type Page } from "../fan";
import { type Site, testSite } from "../site";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, ticketNumbers } from "./purchase";

let site: Site;
let night: string;
let ada: ReturnType<typeof fan>;
let page: Page;
let numbers: string[];
beforeAll(async () => {
  site = await testSite();
  night = await eventId(site, "Iron Harvest");
  ada = fan(site);
  ({ page, numbers } = await buyTwo(ada, "wallet@example.com"));
});
afterAll(() => site?.stop());

async function buyTwo(who: ReturnType<typeof fan>, email: string) {
  await hold(who, night, "Upper", 2);
  await who.get(pathOf(await fillIn(await pay(who, night), GOOD_CARD, email)));
  const tickets = await who.get(`/tickets/details/${night}`);
  return { page: tickets, numbers: ticketNumbers(tickets) };
}

const apple = (file: string, language = "en") => `/tickets/wallet/${night}/apple/${file}?lng=${language}`;
const google = (number = numbers[0], language = "en") => `/tickets/wallet/${night}/google/${number}?lng=${language}`;
const passOf = (file: Buffer) => JSON.parse(filesIn(file).get("pass.json")?.toString("utf8") ?? "{}");
const fileAt = async (path: string, who = ada) => Buffer.from(await (await who.once(path)).arrayBuffer());
const linksOn = ({ html }: Page) =>
  [...html.matchAll(/href="(\/tickets\/wallet\/[^"]+)"[^>]*>([^<]+)</g)].map(([, href, text]) => `${text} → ${href}`);

describe("The ticket page", () => {
  it("offers each ticket to both wallets, and all of them in one file", () => {
    expect(linksOn(page)).toEqual([
      ...numbers.flatMap((number) => [
        `Add to Apple Wallet → ${apple(`${number}.pkpass`)}`,
        `Add to Google Wallet → ${google(number)}`,
      ]),
      `Add all tickets to Apple Wallet → ${apple("all.pkpasses")}`,
    ]);
    expect(page.html).toContain('id="wallet"');
  });

  it("speaks the language of its address, and so does the pass", async () => {
    const german = await ada.get(`/de/tickets/details/${night}`);
    expect(linksOn(german)[0]).toBe(`Zu Apple Wallet hinzufügen → ${apple(`${numbers[0]}.pkpass`, "de")}`);
    const pass = passOf(await fileAt(apple(`${numbers[0]}.pkpass`, "de")));
    expect(pass.eventTicket.auxiliaryFields).toContainEqual({ key: "seat", label: "Platz", value: "Freie Platzwahl" });
  });
});

describe("A pass", () => {
  it("is a signed file that no cache stores, with the code of the page", async () => {
    const response = await ada.once(apple(`${numbers[0]}.pkpass`));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/vnd.apple.pkpass",
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="${numbers[0]}.pkpass"`,
      "x-robots-tag": "noindex",
    });
    const file = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(String(file.length));
    const authority = readFileSync(`${site.dataDir}/sandbox/wallet/authority.pem`, "utf8");
    expect(passFaults(filesIn(file), authority)).toEqual([]);
    const [{ message }] = passOf(file).barcodes;
    expect(message).toMatch(new RegExp(`^${site.url}/check-in/${numbers[0]}\\?s=[\\w-]{22}$`));
  });

  it("comes with the others in one file", async () => {
    const response = await ada.once(apple("all.pkpasses"));
    expect(response.headers.get("content-type")).toBe("application/vnd.apple.pkpasses");
    const passes = [...filesIn(Buffer.from(await response.arrayBuffer())).values()].map((one) => passOf(one));
    expect(passes.map(({ serialNumber }) => serialNumber)).toEqual(numbers);
  });

  it("opens on the sandbox's page, which names a pass that was changed", async () => {
    const shown = async (file: Buffer) => {
      const form = new FormData();
      form.set("pass", new File([new Uint8Array(file)], "a.pkpass"));
      return (await fetch(`${site.sandbox}/wallet`, { method: "POST", body: form })).text();
    };
    const file = await fileAt(apple(`${numbers[0]}.pkpass`));
    const right = await shown(file);
    for (const text of ["Manifest and signature are right.", "Iron Harvest", numbers[0] ?? "", "<svg"]) {
      expect(right).toContain(text);
    }
    const changed = Buffer.from(file.toString("latin1").replace("Unreserved", "Front row!"), "latin1");
    expect(await shown(changed)).toContain("The manifest has another hash for pass.json.");
    expect(await shown(Buffer.from("no zip"))).toContain("This is not a zip archive.");
    expect(await shown(await fileAt(apple("all.pkpasses")))).toContain(numbers[1]);
  });
});

describe("The link to Google Wallet", () => {
  it("leads away with the ticket in it, signed", async () => {
    const response = await ada.once(google());
    expect(response.status).toBe(303);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    const address = response.headers.get("location") ?? "";
    expect(address.startsWith(`${site.sandbox}/wallet/google/ey`)).toBe(true);
    const shown = await (await fetch(address)).text();
    for (const text of ["The signature is right.", "Iron Harvest", numbers[0] ?? "", "savetowallet"]) {
      expect(shown).toContain(text);
    }
    expect((await fetch(address.slice(0, -4))).status).toBe(400);
  });
});

describe("Nobody but the holder", () => {
  it("gets a pass or a link: somebody else's ticket looks like a missing one", async () => {
    const paths = (number: string) => [apple(`${number}.pkpass`), google(number)];
    const bob = fan(site);
    await buyTwo(bob, "bob@example.com");
    for (const who of [bob, fan(site)]) {
      for (const [i, path] of paths(numbers[0] ?? "").entries()) {
        const absent = paths("AAAA-BBBB-CCC001")[i] ?? "";
        const [one, none] = [await who.once(path), await who.once(absent)];
        expect([one.status, none.status]).toEqual([404, 404]);
        const [text, missing] = [await one.text(), await none.text()];
        expect(text.replace(numbers[0] ?? "", "N")).toBe(missing.replace("AAAA-BBBB-CCC001", "N"));
        expect(one.headers.get("cache-control")).toBe("private, no-store");
      }
    }
    expect((await fan(site).once(apple("all.pkpasses"))).status).toBe(404);
  });

  it.each(["pass.pkpass", "all.pkpass", "all.pkpasses.zip", "all", "%2e%2e.pkpass", "KXWT.PKPASS"])(
    "and not even the holder, for a file %s",
    async (file) => {
      expect((await ada.once(apple(file))).status).toBe(404);
    },
  );

  it("and not the former holder of a transferred ticket: the new one gets it", async () => {
    const cleo = fan(site);
    const {
      numbers: [given = "", kept = ""],
    } = await buyTwo(cleo, "cleo@example.com");
    const form = { intent: "give", ticket: given, email: "nia@example.com", name: "Nia" };
    await cleo.post(`/tickets/details/${night}`, form);
    expect((await cleo.once(apple(`${given}.pkpass`))).status).toBe(404);
    expect((await cleo.once(google(given))).status).toBe(404);
    expect((await cleo.once(apple(`${kept}.pkpass`))).status).toBe(200);
    expect(linksOn(await cleo.get(`/tickets/details/${night}`)).join()).not.toContain(given);

    const { text, html } = await mailTo("nia@example.com");
    const link = new URL(/https?:\S+key=[\w-]+/.exec(text)?.[0] ?? "http://no.mail");
    expect(html).toMatch(/key=[\w-]+#wallet"[^>]*>Add to Apple Wallet</);
    const nia = fan(site);
    const opened = await nia.get(link.pathname + link.search);
    const [received = ""] = ticketNumbers(opened);
    expect(passOf(await fileAt(apple(`${received}.pkpass`), nia)).eventTicket.auxiliaryFields).toContainEqual({
      key: "name",
      label: "Name",
      value: "Nia",
    });
  });

  it("and nobody once the night is over", async () => {
    const { startDate } = await nightOf();
    await site.advance(`P${Math.ceil((Date.parse(startDate) - Date.now()) / 86_400_000) + 1}D`);
    expect((await ada.once(apple(`${numbers[0]}.pkpass`))).status).toBe(404);
    expect((await ada.once(google())).status).toBe(404);
    const past = await ada.get(`/tickets/details/${night}`);
    expect([past.status, linksOn(past)]).toEqual([200, []]);
  });
});

async function nightOf(): Promise<{ startDate: string }> {
  const response = await site.ask(new Request(`${site.url}/api/v1/events?text=Iron%20Harvest`));
  const { events } = (await response.json()) as {
    events: { id: string; scheduling: { config: { startDate: string } } }[];
  };
  const found = events.find(({ id }) => id === night);
  if (!found) throw new Error("Iron Harvest is gone");
  return found.scheduling.config;
}

/** The newest mail to an address, once there is one. */
async function mailTo(to: string): Promise<{ text: string; html: string }> {
  const newest = async () => {
    const response = await fetch(`${site.sandbox}/mailbox.json?to=${to}`);
    return ((await response.json()) as { id: string; text: string }[])[0];
  };
  await expect.poll(newest, { timeout: 10_000 }).toBeDefined();
  const { id = "", text = "" } = (await newest()) ?? {};
  return { text, html: await (await fetch(`${site.sandbox}/mailbox/${id}/html`)).text() };
}

describe("Without signing files", () => {
  it("pages offer nothing, and the addresses are missing", async () => {
    const names = ["APPLE_PASS_CERTIFICATE_FILE", "APPLE_PASS_KEY_FILE", "APPLE_WWDR_CERTIFICATE_FILE"];
    const google = ["GOOGLE_WALLET_ISSUER_ID", "GOOGLE_WALLET_KEY_FILE"];
    // A space is not empty, so the sandbox leaves it alone, and a setting of spaces counts as unset.
    const plain = await testSite(Object.fromEntries([...names, ...google].map((name) => [name, " "])));
    try {
      const event = await eventId(plain, "Iron Harvest");
      const dora = fan(plain);
      await hold(dora, event, "Upper", 1);
      const bought = await dora.get(pathOf(await fillIn(await pay(dora, event), GOOD_CARD)));
      const [number] = ticketNumbers(bought);
      expect(number).toBeDefined();
      expect(bought.html).not.toContain("Wallet");
      for (const path of [`apple/${number}.pkpass`, `google/${number}`]) {
        expect((await dora.once(`/tickets/wallet/${event}/${path}`)).status).toBe(404);
      }
    } finally {
      await plain.stop();
    }
  });
});

/**
 * A promotion's week, in the browser only and from an empty store: a first night is made, sold, moved, refunded in
 * part, scanned at two doors and called off, and at the end the money agrees with Stripe's.
 */
import { type BrowserContext, type BrowserContextOptions, expect, type Page, request, test } from "playwright/test";
import { PNG } from "pngjs";
import { enterCode } from "../../authenticator";
import { appCode } from "../../authenticator-app";
import { type Copy, copyOfBuild } from "../../builds";
import { operator } from "../../line-night";
import { buyArticle, buySeats, counted, enterOffice, type Promoter, writeLetter } from "../../office";
import { owner } from "../../people";
import { emptied } from "../../sites";
import { mailTo, moveClock, scan } from "../../steps";

const HOUR_MS = 3_600_000;
const ZONE = "America/Phoenix";
const SHOW = "Desert Bell";
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, javaScriptEnabled: true };

let site: Copy;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = copyOfBuild({ SEED: "none", OFFICE_MAIL: "office@promotion.example" }, emptied);
  await site.start();
});
test.afterAll(async () => {
  await site?.stop();
  site?.remove();
});

/** The value of a date and time field, in the venue's time zone. */
const wall = (at: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "short" })
    .format(at)
    .replace(" ", "T");

function picture(): Buffer {
  const png = new PNG({ width: 480, height: 320 });
  for (let at = 0; at < png.data.length; at += 4) {
    png.data[at] = at % 255;
    png.data[at + 1] = (at >> 9) % 255;
    png.data[at + 3] = 255;
  }
  return PNG.sync.write(png);
}

test("a promotion's week, in the browser only", async ({ browser, javaScriptEnabled }) => {
  test.setTimeout(300_000);
  const began = Date.now();
  const contexts: BrowserContext[] = [];
  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, ...options });
    contexts.push(context);
    return context.newPage();
  };
  const office = await open();
  const at = counted(office);

  await enterOffice(office, owner);
  await expect(office.getByText("Nothing waits.")).toBeVisible();
  await makeShowAndPlace(office, at);
  const night = await makeNight(office, at, began);

  const first = await open();
  await expect(async () => {
    await first.goto("/tickets");
    await expect(first.getByRole("link", { name: /^Tickets for Desert Bell/ }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const bought = await buySeats(first, "gus@example.com", 3, "Floor");
  const tickets = await Promise.all((await bought.all()).map(scan));

  await moveNight(office, at, { night, to: began + 5 * HOUR_MS });
  await expectMail("gus@example.com", /^New date: Desert Bell/);

  await writeLetter(first, {
    name: "Gus Guest",
    email: "gus@example.com",
    text: "My brother is ill. May he stay home?",
  });
  await answerLetter(office, at);
  await expectMail("gus@example.com", /./, "We give one ticket back.");

  const returned = await refundOne(office, at, "gus@example.com");
  await giveComp(office, at, night);
  await makeCode(office, at, night);
  const second = await open();
  const cheaper = await buySeats(second, "gwen@example.com", 2, "Floor", "DESERT20");
  tickets.push(...(await Promise.all((await cheaper.all()).map(scan))));

  await makeArticle(office, at);
  await buyArticle(second, "Bell Tee", "gwen@example.com");
  await sendParcel(office, at);
  await expectMail("gwen@example.com", /^Shipped: Bell Tee/, "1Z999");

  await scanAtTwoDoors(office, at, { night, tickets, returned, open });
  await callOff(office, at, night);
  await expectBooksAgree(office, at);

  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  const said = `${minutes} minutes, ${at.count.presses} presses, ${at.count.fields} fields typed or chosen`;
  test.info().annotations.push({ type: "a promotion's week", description: said });
  console.log(said);
  await Promise.all(contexts.map((context) => context.close()));
});

const navigation = (page: Page) => page.getByRole("navigation", { name: "Office" }).first();

/** Expects a mail with this subject and text. */
const expectMail = async (to: string, subject: RegExp, text = "") =>
  void (await mailTo(
    await request.newContext(),
    to,
    (mail) => subject.test(mail.subject) && mail.text.includes(text),
    site.sandbox,
  ));

const expectSaved = (page: Page) => expect(page.getByRole("main").getByText(/^Saved\./)).toBeVisible();

async function makeShowAndPlace(page: Page, at: Promoter): Promise<void> {
  await at.link("Content", navigation(page));
  await at.link("Venues", page.getByRole("navigation", { name: "Content" }));
  await at.link("Add a venue");
  await at.type({ Name: "Copper Hall", City: "Phoenix", "State or region": "AZ", Country: "US" });
  await at.type({ Latitude: "33.45", Longitude: "-112.07", "Time zone": ZONE });
  await at.button("Save");
  await expectSaved(page);
  await at.link("Shows", page.getByRole("navigation", { name: "Content" }));
  await at.link("Add a show");
  await at.type({ "Name in the address": "desert-bell", Title: SHOW, Tagline: "The first night in the valley." });
  await at.button("Save");
  await expectSaved(page);
  await at.link("Pictures", page.getByRole("navigation", { name: "Content" }));
  await page.getByLabel("Picture", { exact: true }).setInputFiles({
    name: "ring.png",
    mimeType: "image/png",
    buffer: picture(),
  });
  await at.type({ "What it shows": "The ring under one lamp" });
  await at.button("Upload");
  await expect(page.getByText("Uploaded.")).toBeVisible();
}

/** A night with two tiers, a text and a picture, published. Returns its address in the office. */
async function makeNight(page: Page, at: Promoter, now: number): Promise<string> {
  await at.link("Nights", navigation(page));
  await at.link("New night");
  await at.choose("Show", SHOW);
  await at.choose("Place", "Copper Hall, Phoenix");
  await at.type({ Bell: wall(now + 3 * HOUR_MS) });
  await at.button("Create the draft");
  await expect(page.getByRole("heading", { level: 1, name: SHOW })).toBeVisible();
  const night = new URL(page.url()).pathname;

  const added = page.getByRole("group", { name: "A new tier" });
  for (const [name, price, seats] of [
    ["Floor", "45", "20"],
    ["Ringside", "120.00", "8"],
  ] as const) {
    if (!(await added.isVisible())) await at.press(page.getByText("Add a tier", { exact: true }));
    await at.type({ Name: name, "Price, $": price, Seats: seats }, added);
    await at.button("Save");
    await expectSaved(page);
  }

  const parts = page.getByRole("navigation", { name: "Parts of this night" }).first();
  await at.link("Texts and poster", parts);
  await at.type({ "Short text": "Six bouts, one bell." });
  await at.choose("Photograph instead of the drawing", "The ring under one lamp");
  await at.button("Save");
  await expectSaved(page);
  await at.link("Publication", parts);
  await at.button("Publish now");
  await expect(page.getByText("Fans see this night since")).toBeVisible();
  return night;
}

async function moveNight(page: Page, at: Promoter, { night, to }: { night: string; to: number }): Promise<void> {
  await toNight(page, at, night);
  await at.link("Move the night");
  await at.type({ "New bell": wall(to) });
  await at.button("Look at what follows");
  await expect(page.getByText("1 mail goes out.")).toBeVisible();
  await at.button("Move the night and tell 1 person");
  await expect(page.getByText("The night is moved.")).toBeVisible();
}

async function toNight(page: Page, at: Promoter, night: string): Promise<void> {
  await at.link("Nights", navigation(page));
  await at.link(SHOW);
  await expect(page).toHaveURL(site.url + night);
}

async function answerLetter(page: Page, at: Promoter): Promise<void> {
  await at.link("Letters", navigation(page));
  await at.press(page.getByRole("main").getByRole("link", { name: /Gus Guest/ }));
  await at.type({ "Answer, in English": "We give one ticket back." });
  await at.button("Send the answer");
  await expect(page.getByText("The answer is on its way.")).toBeVisible();
}

/** Gives one ticket of the buyer's order back. Returns its number. */
async function refundOne(page: Page, at: Promoter, email: string): Promise<string> {
  await at.link("Orders", navigation(page));
  await at.type({ "Order number, ticket, email or name": email });
  await at.button("Filter");
  await at.press(page.getByRole("main").getByRole("row").getByRole("link").first());
  await at.link("Refund…");
  const box = page.getByRole("checkbox").first();
  const returned = await box.inputValue();
  await at.tick(box);
  await at.button("Show what follows");
  await expect(page.getByText("$45.00 back")).toBeVisible();
  await at.button("Refund $45.00");
  await expect(page.getByText("The refund is on its way.")).toBeVisible();
  return returned;
}

async function giveComp(page: Page, at: Promoter, night: string): Promise<void> {
  await toNight(page, at, night);
  await at.link("Comps");
  await at.type({ "For whom": "Pat Press", "Where the tickets go": "pat@example.com", Why: "Press" });
  await at.type({ "How many of Floor": "1" });
  await at.button("See what would happen");
  await at.button("Give these tickets");
  await expect(page.getByText(/^Given, as order/)).toBeVisible();
  await expectMail("pat@example.com", /^Your tickets for Desert Bell/);
}

async function makeCode(page: Page, at: Promoter, night: string): Promise<void> {
  await toNight(page, at, night);
  await at.link("Phases and codes");
  const form = page.locator("form").filter({ has: page.getByRole("heading", { name: "Add codes" }) });
  await at.type({ "How much": "20", Code: "DESERT20" }, form);
  await at.button("See what would happen", form);
  await at.button("Add");
  await expect(page.getByText("The codes are added.")).toBeVisible();
}

async function makeArticle(page: Page, at: Promoter): Promise<void> {
  await at.link("Content", navigation(page));
  await at.link("Shop", page.getByRole("navigation", { name: "Content" }));
  await at.link("Add an article");
  await at.button("Add to Variants");
  await at.type({ "Name in the address": "bell-tee", Name: "Bell Tee", Category: "Clothing" });
  await at.type({ "Price in dollars": "30", "Place in lists": "1", "Article number": "TEE-1" });
  await at.button("Save");
  await expectSaved(page);
}

async function sendParcel(page: Page, at: Promoter): Promise<void> {
  await at.link("Parcels", navigation(page));
  await at.tick(page.getByRole("checkbox", { name: /^Send / }));
  await at.type({ Carrier: "UPS" });
  at.count.fields += 1;
  await page.getByRole("textbox", { name: /^Tracking number of / }).fill("1Z999");
  await at.button("Mark as sent");
  await expect(page.getByText("1 order is sent. Its buyer gets a mail.")).toBeVisible();
}

type Doors = { night: string; tickets: string[]; returned: string; open(o?: BrowserContextOptions): Promise<Page> };

async function scanAtTwoDoors(page: Page, at: Promoter, { night, tickets, returned, open }: Doors): Promise<void> {
  await toNight(page, at, night);
  await at.link("Door");
  const links: string[] = [];
  for (const gate of ["Front door", "Back door"]) {
    await at.type({ "Entrance or name": gate });
    await at.button("Issue pass");
    links.push(await page.locator("code").innerText());
  }
  await at.link("Door list to print");
  await expect(page.getByRole("row")).toHaveCount(1 + 5);

  // The doors are open; the office's staff have been at work since noon.
  await moveClock(page.request, "PT4H10M", site.sandbox);
  const [front, back] = [await open(PHONE), await open(PHONE)];
  for (const [index, phone] of [front, back].entries()) {
    await phone.goto(links[index] ?? "");
    await expect(phone.getByRole("button", { name: "Start scanning" })).toBeVisible();
  }
  const [good, another, third] = tickets.filter((code) => !code.includes(returned));
  const gone = tickets.find((code) => code.includes(returned));
  const word = (phone: Page) => phone.getByRole("heading", { level: 1 });
  const scans = async (phone: Page, code: string | undefined, answer: string) => {
    await phone.getByLabel("Number or scanned code").fill(code ?? "");
    await phone.keyboard.press("Enter");
    await expect(word(phone)).toHaveText(answer);
  };
  const next = (phone: Page) => phone.getByRole("button", { name: "Next scan" }).click();

  await back.getByRole("button", { name: "Make this phone ready" }).click();
  await expect(back.getByText(/works offline/i)).toBeVisible({ timeout: 30_000 });
  await back.context().setOffline(true);
  await scans(front, good, "Come in");
  await scans(front, gone, "Stop");
  await next(front);
  await scans(back, "KXWT-PQRM-HD001", "Ask");
  await next(back);
  await scans(back, "KXWT-PQRM-HD001", "Ask");
  await next(back);
  await expect(back.getByText(/^No network since/)).toBeVisible();
  await scans(back, another, "Come in");
  await moveClock(page.request, "PT20M", site.sandbox);
  await scans(front, third, "Come in");
  // Already in by the other door, which this one can't know.
  await scans(back, good, "Come in");
  await back.context().setOffline(false);
  await expect(back.getByText("Online", { exact: true })).toBeVisible({ timeout: 20_000 });

  await expect(async () => {
    await page.goto(`${night}/door`);
    const row = page.getByRole("row").filter({ hasText: new URL(good ?? "").pathname.split("/").at(-1) ?? "none" });
    await expect(row).toContainText("Back door", { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText("3 of 5", { exact: true })).toBeVisible();
}

async function callOff(page: Page, at: Promoter, night: string): Promise<void> {
  await toNight(page, at, night);
  await at.link("Call it off");
  await at.type({ "Your password": owner.password });
  await at.button("Continue");
  at.count.fields += 1;
  await enterCode(page, appCode(owner.secret));
  const label = await page
    .getByText(/^Type the short code \w+/)
    .first()
    .innerText();
  const code = label.split(" ").at(-1) ?? "";
  await at.type({ [`Type the short code ${code}`]: code });
  await at.button("Call the night off, refund $162.00");
  await expect(async () => {
    await page.goto(`${night}/off`);
    await expect(page.getByText("The night is called off. $162.00 went back in 2 refunds.")).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 60_000 });
  for (const fan of ["gus@example.com", "gwen@example.com", "pat@example.com"]) {
    await expectMail(fan, /^Canceled: Desert Bell/);
  }
}

/** The money page, Stripe's own objects, the comparison with Stripe and `db check` all agree. */
async function expectBooksAgree(page: Page, at: Promoter): Promise<void> {
  await at.link("Money", navigation(page));
  const all = page.getByRole("row").last();
  const sumOf = async (label: string) =>
    Math.round(Number((await all.locator(`td[data-l="${label}"]`).innerText()).replace(/[^\d.]/g, "")) * 100);
  const atStripe = async (path: string) => {
    const reply = await page.request.get(`${site.sandbox}/v1/${path}?limit=100`, {
      headers: { authorization: "Bearer sk_test_sandbox" },
    });
    const { data } = (await reply.json()) as { data: { amount: number; status: string }[] };
    return data.filter(({ status }) => status === "succeeded").reduce((sum, { amount }) => sum + amount, 0);
  };
  expect(await sumOf("Gross")).toBe(await atStripe("charges"));
  expect(await sumOf("Refunded")).toBe(await atStripe("refunds"));
  expect([await sumOf("Gross"), await sumOf("Refunded")]).toEqual([13_500 + 7_200 + 3_000, 13_500 + 7_200]);
  await at.link("Compare with Stripe");
  await at.button("Compare");
  await expect(page.getByText(/payments compared: no difference\./)).toBeVisible();
  expect(operator(site, "db", "check").toString()).toContain("The books balance.");
}

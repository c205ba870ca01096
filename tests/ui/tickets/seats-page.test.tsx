import { describe, expect, it } from "vitest";
import { asTyped } from "../../../app/domain/tickets/held-order";
import { inWords } from "../../../app/requests/seats/refusal-words";
import { SeatsPage, type SeatsPageProps } from "../../../app/ui/seats/seats-page";
import { EVENT_ID, frontRow, held, kids, night, ringside, tiers, upper } from "../night-samples";
import { render, textOf } from "../render";
import { buttons, REFUSED_CODE } from "./seats-markup";

const nothingHeld: SeatsPageProps = {
  event: night,
  clientKey: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  tiers,
  held: undefined,
  ended: undefined,
  typed: {},
  problems: [],
  limitPerOrder: 8,
  currency: "USD",
  locale: "en",
  email: undefined,
  pending: undefined,
  note: undefined,
  onHoldEnd: () => undefined,
};
const page = (props: Partial<SeatsPageProps> = {}) => render(<SeatsPage {...nothingHeld} {...props} />);
const holding: Partial<SeatsPageProps> = {
  held,
  typed: asTyped(held.quantities),
  tiers: [frontRow, { ...ringside, held: 2, left: 1 }, { ...upper, held: 1 }],
};

describe("Picking seats without a hold", () => {
  it("shows the night, its venue and its date", async () => {
    const text = textOf(await page());
    expect(text).toContain("Nov 28 Sat");
    expect(text).toContain("Iron Harvest");
    expect(text).toContain("Tidewater Hall, Norfolk, VA · doors 6:30 PM, bell 7:30 PM");
  });

  it("has a number input for each tier on sale, without buttons that need scripts", async () => {
    const markup = await page();
    expect(markup).toMatch(/<input type="number"[^>]*name="quantity\.tier-2"/);
    expect(markup).toMatch(/<input type="number"[^>]*name="quantity\.tier-3"/);
    expect(markup).toContain('aria-label="Number of tickets: Upper"');
    expect(markup).not.toContain("One more");
  });

  it("strikes through a sold-out tier, says so, and has no input for it", async () => {
    const markup = await page();
    expect(markup).toContain('class="tier gone"');
    expect(markup).not.toContain("quantity.tier-1");
    expect(textOf(markup)).toMatch(/1\. Front Row VIP .* \$149 each, fees included Sold out/);
  });

  it("lists what can be had first and keeps the plan off phones, where nothing can be picked on it", async () => {
    const markup = await page();
    expect(markup.indexOf("3. Upper")).toBeLessThan(markup.indexOf("1. Front Row VIP"));
    expect(markup).toMatch(/<div class="wide-only"><div class="map"/);
  });

  it("offers a guest an account by buttons, and a fan none", async () => {
    const account = /<a class="btn quiet line"[^>]*\/auth\/(sign-\w+)"/g;
    const offered = (markup: string) =>
      [...markup.slice(markup.indexOf("sumup")).matchAll(account)].map(([, to]) => to);
    expect(offered(await page())).toEqual(["sign-up", "sign-in"]);
    expect(offered(await page({ email: "maya@example.com" }))).toEqual([]);
  });

  it("shows how many seats are left only if there are few", async () => {
    const text = textOf(await page());
    expect(text).toContain("3 left");
    expect(text.match(/ left/g)).toHaveLength(1);
  });

  it("calls a tier without a price free", async () => {
    const text = textOf(await page({ tiers: [kids] }));
    expect(text).toContain("Free");
    expect(text).not.toContain("$0");
  });

  it("offers to hold the seats in the summary and in the bar, and offers no payment", async () => {
    expect(buttons(await page())).toEqual([
      ["code", "Use code", undefined],
      ["reserve", "Hold these seats", undefined],
      ["reserve", "Hold these seats", "order"],
    ]);
  });

  it("sends a key so that a second click finds the first hold", async () => {
    expect(await page()).toContain(`<input type="hidden" name="clientKey" value="${nothingHeld.clientKey}"/>`);
  });

  it("posts to its own path, whatever the query is", async () => {
    expect(await page({ note: "changed" })).toContain(`action="/tickets/event/${EVENT_ID}"`);
  });

  it("shows the limit of an order and tighter limits of tiers", async () => {
    const text = textOf(await page({ tiers: [{ ...ringside, max: 4 }, upper] }));
    expect(text).toContain("Limit 8 tickets per order. Limit 4 in Ringside.");
  });

  it("needs no account: a guest may sign in or sign up on top of this page", async () => {
    const markup = await page();
    expect(textOf(markup)).toContain("No account needed.");
    expect(markup).toContain(`href="/tickets/event/${EVENT_ID}/auth/sign-in"`);
    expect(markup).toContain(`href="/tickets/event/${EVENT_ID}/auth/sign-up"`);
  });

  it("tells a fan where their tickets will go", async () => {
    const text = textOf(await page({ email: "maya@example.com" }));
    expect(text).toContain("Your tickets go to maya@example.com");
    expect(text).not.toContain("No account needed");
  });
});

describe("A hold", () => {
  it("comes first, with the remaining time, the time it expires and a rope", async () => {
    const markup = await page(holding);
    expect(markup).toMatch(/<span class="left" role="timer" aria-labelledby="[^"]+">18:42<\/span>/);
    expect(markup).toContain('style="--left:0.94"');
    expect(textOf(markup)).toContain("These 3 seats are yours until 8:14 PM EST.");
    expect(markup.indexOf('role="timer"')).toBeLessThan(markup.indexOf("<fieldset"));
  });

  it("warns under two minutes, in words and style", async () => {
    const markup = await page({ ...holding, held: { ...held, remainingMs: 108_000 } });
    expect(markup).toContain('class="hold late"');
    expect(textOf(markup)).toContain("1:48");
    expect(textOf(markup)).toContain("Less than two minutes left.");
  });

  it("shows lines, fees, total and the refund rule above the pay button", async () => {
    const text = textOf(await page(holding));
    const order = ["2 × Ringside", "$158.00", "1 × Upper", "Fees none", "Total", "Full refund until", "Pay $178"];
    const places = order.map((words) => text.indexOf(words, text.indexOf("Your seats")));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("can be changed, released and paid, and Enter in a quantity changes it", async () => {
    expect(buttons(await page(holding))).toEqual([
      ["code", "Use code", undefined],
      ["reserve", "Change seats", undefined],
      ["cancel", "Release seats", "release"],
      ["pay", "Pay $178", undefined],
      ["pay", "Pay $178", "order"],
    ]);
  });

  it("keeps its quantities in the inputs, and shows how many more there are", async () => {
    const markup = await page(holding);
    expect(markup).toMatch(/name="quantity\.tier-2"[^>]*value="2"/);
    expect(textOf(markup)).toContain("1 more left");
  });

  it("of free seats asks for no payment", async () => {
    const free = { ...held, total: "$0", free: true };
    const text = textOf(await page({ ...holding, held: free }));
    expect(text).toContain("Get tickets");
    expect(text).not.toContain("Pay $");
    expect(text).toContain("Free tickets need an account");
    expect(text).not.toContain("No account needed");
    const signedIn = textOf(await page({ ...holding, held: free, email: "maya@example.com" }));
    expect(signedIn).not.toContain("need an account");
  });

  it("that was changed on the way to payment shows the new amount", async () => {
    const markup = await page({ ...holding, note: "changed" });
    expect(markup).toMatch(/id="changed" tabindex="-1"[^>]*>Your seats were changed. Your total is now \$178.</);
  });

  it("with a pending payment says so", async () => {
    const text = textOf(await page({ ...holding, held: { ...held, checkoutOpen: true } }));
    expect(text).toContain("Your payment page is open.");
  });

  it("shows a pending request", async () => {
    const markup = await page({ ...holding, pending: "pay" });
    expect(markup).toMatch(/<button[^>]*value="pay"[^>]*aria-busy="true"[^>]*>Opening payment/);
  });
});

describe("An expired hold", () => {
  it("says when it expired, which seats are left, and that nothing was charged, and keeps the quantities", async () => {
    const markup = await page({
      ended: { at: "8:14 PM EST", still: ["Upper"], gone: ["Ringside"] },
      typed: { "tier-2": "2", "tier-3": "1" },
    });
    expect(textOf(markup)).toContain(
      "Your hold ran out at 8:14 PM EST. Upper still has seats. Ringside went to someone else. You weren’t charged.",
    );
    expect(markup).toContain('<div role="alert" class="alert"><div>Your hold ran out');
    expect(markup).toMatch(/name="quantity\.tier-3"[^>]*value="1"/);
    expect(textOf(markup)).toContain("Hold these seats");
  });

  it("is reported once, whether the page or the refused payment noticed it first", async () => {
    const ended = { at: "8:14 PM EST", still: [], gone: [] };
    for (const props of [{ ended }, holding]) {
      const text = textOf(await page({ ...props, problems: await inWords([{ code: "holdEnded" }], "en") }));
      expect(text.match(/Your hold ran out/g)).toHaveLength(1);
      expect(text).toContain("Your hold ran out at 8:14 PM EST. You weren’t charged.");
      expect(text).not.toContain("Pay $178");
    }
  });

  it("names several tiers in one sentence", async () => {
    const text = textOf(await page({ ended: { at: "8:14 PM EST", still: ["Upper", "Floor"], gone: [] } }));
    expect(text).toContain("Upper and Floor still have seats. You weren’t charged.");
  });
});

describe("A refused order", () => {
  it("shows the problem next to the tier, keeps what was typed, and focuses the field", async () => {
    const markup = await page({
      typed: { "tier-2": "5", "tier-3": "1" },
      problems: await inWords([{ definitionId: "tier-2", code: "notEnough", n: 3 }], "en"),
    });
    expect(markup).toMatch(/name="quantity\.tier-2"[^>]*value="5"/);
    expect(markup).toMatch(/aria-invalid="true" aria-describedby="problem\.tier-2"/);
    expect(markup).toMatch(/id="problem\.tier-2"><p>Only 3 seats are left here\./);
    expect(markup).toMatch(/<input[^>]*name="quantity\.tier-2"[^>]*autofocus/i);
    expect(markup.match(/autofocus/gi)).toHaveLength(1);
    expect(markup).not.toContain('role="alert"');
  });

  it("for problems of several tiers lists them once, with links to their fields, and focuses the list", async () => {
    const markup = await page({
      problems: await inWords(
        [
          { definitionId: "tier-2", code: "notEnough", n: 3 },
          { definitionId: "tier-3", code: "notANumber" },
        ],
        "en",
      ),
    });
    expect(markup.match(/role="alert"/g)).toHaveLength(1);
    expect(markup.match(/autofocus/gi)).toHaveLength(1);
    const summary = /<div[^>]*role="alert"[^>]*>.*?<\/ul>/s.exec(markup)?.[0] ?? "";
    expect(summary).toMatch(/^<div[^>]*autofocus/i);
    expect(textOf(summary)).toContain("We couldn’t hold these seats");
    for (const id of ["quantity.tier-2", "quantity.tier-3"]) {
      expect(summary).toContain(`href="#${id}"`);
      expect(markup).toMatch(new RegExp(`<input[^>]*id="${id}"`));
    }
  });

  it("for a tier that has sold out meanwhile leads to its row, which has no field", async () => {
    const gone = { ...upper, id: "tier-9", sale: "soldOut" as const };
    const markup = await page({
      tiers: [gone],
      problems: await inWords([{ definitionId: "tier-9", code: "soldOut" }], "en"),
    });
    expect(markup).toMatch(/<div[^>]*role="alert"[^>]*autofocus/i);
    expect(markup).toContain('href="#problem.tier-9"');
    expect(markup).toContain('id="problem.tier-9"');
  });

  it.each([
    [{ code: "empty" }, "Pick at least one seat."],
    [{ code: "limitPerOrder", n: 8 }, "Limit 8 tickets per order, all tiers combined."],
    [{ code: "checkoutOpen" }, "Your payment may be going through"],
    [{ code: "holdEnded" }, "Your hold ran out. Hold seats again before you pay."],
    [{ code: "busy" }, "Nothing was changed, and you weren’t charged. Try again."],
    [{ code: "tooMany" }, "Too many tries. Wait ten minutes, then try again."],
  ])("shows problems of the whole order above the tiers: %j", async (problem, words) => {
    const markup = await page({ problems: await inWords([problem], "en") });
    expect(textOf(markup)).toContain(words);
    expect(markup.indexOf('role="alert"')).toBeLessThan(markup.indexOf("<fieldset"));
  });

  it.each([
    [{ code: "soldOut" }, "Just sold out. Pick another tier."],
    [{ code: "limitPerCheckout", n: 4 }, "Limit 4 tickets in this tier."],
    [{ code: "notANumber" }, "Enter a whole number"],
    [{ code: "notOnSale" }, "Not on sale right now."],
  ])("has a text for %j", async (problem, words) => {
    expect(textOf(await page({ problems: await inWords([{ definitionId: "tier-3", ...problem }], "en") }))).toContain(
      words,
    );
  });

  it.each(["codeUnknown", "codeMinimum", "codeSecond", "tooManyCodes"])(
    "shows %s at the code field, once, and focuses it",
    async (code) => {
      const problems = await inWords([{ code, text: "SPRUNG", n: 4 }], "en");
      const markup = await page({ problems, code: { typed: "SPRUNG", counts: [] } });
      expect(markup).toMatch(REFUSED_CODE);
      expect(markup.match(/role="alert"/g)).toHaveLength(1);
      expect(markup.match(/autofocus/gi)).toHaveLength(1);
      expect(textOf(/id="code-errors".*?<\/div>/s.exec(markup)?.[0] ?? "")).toContain(problems[0]?.says);
    },
  );

  it("for a refused code beside a refused tier lists both with links, and focuses the list", async () => {
    const problems = await inWords(
      [
        { definitionId: "tier-2", code: "notEnough", n: 3 },
        { code: "codeUnknown", text: "SPRUNG" },
      ],
      "en",
    );
    const markup = await page({ problems });
    const summary = /<div[^>]*role="alert"[^>]*>.*?<\/ul>/s.exec(markup)?.[0] ?? "";
    for (const id of ["quantity.tier-2", "code"]) expect(summary).toContain(`href="#${id}"`);
    expect(markup.match(/role="alert"/g)).toHaveLength(1);
    expect(markup.match(/autofocus/gi)).toHaveLength(1);
    expect(markup).toMatch(/<input[^>]*name="code"[^>]*aria-invalid="true"/);
  });

  it("shows a problem of a tier that is no longer listed above the list", async () => {
    const text = textOf(await page({ problems: await inWords([{ definitionId: "gone", code: "unknown" }], "en") }));
    expect(text).toContain("This tier is no longer offered.");
  });
});

describe("Behind the overlay", () => {
  it("the page stays but is inert", async () => {
    const markup = await render(<SeatsPage {...nothingHeld} {...holding} />, { path: "/here/auth/sign-in" });
    expect(markup).toMatch(/<main[^>]*inert=""/);
    expect(textOf(markup)).toContain("These 3 seats are yours");
  });
});

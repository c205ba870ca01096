import { describe, expect, it } from "vitest";
import { payPerViewCard } from "../../../app/domain/pay-per-view/pay-per-view-card";
import { payPerViewPage } from "../../../app/domain/pay-per-view/pay-per-view-page";
import { BroadcastAction, type BroadcastActionProps } from "../../../app/ui/pay-per-view/broadcast-action";
import { BroadcastBar } from "../../../app/ui/pay-per-view/broadcast-bar";
import { BroadcastPage } from "../../../app/ui/pay-per-view/broadcast-page";
import { BroadcastsPage } from "../../../app/ui/pay-per-view/broadcasts-page";
import { sampleEvent } from "../../domain/samples/sample-event";
import { samplePayPerView, view } from "../../domain/samples/sample-pay-per-view";
import { render, textOf } from "../render";

const ADDRESS = "https://ringside.example/pay-per-view/event/1";

type BroadcastChanges = Parameters<typeof samplePayPerView>[0];
const night = (changes: BroadcastChanges = {}) => payPerViewPage(samplePayPerView(changes), view);
const card = (changes: BroadcastChanges = {}) => payPerViewCard(samplePayPerView(changes), view);
type Standing = Partial<Pick<BroadcastActionProps, "signedIn" | "admission" | "sells"> & { premiumPaused: boolean }>;
const page = (changes: BroadcastChanges = {}, standing: Standing = {}) => {
  const shown = night(changes);
  const { premiumPaused = false, ...own } = standing;
  const way = { signedIn: false, admission: undefined, sells: true, ...own };
  return render(
    <BroadcastPage
      night={shown}
      url={ADDRESS}
      others={[]}
      admission={way.admission}
      premiumPaused={premiumPaused}
      purchase={<BroadcastAction night={shown} {...way} />}
    />,
  );
};
/** The panel with price and terms. */
const offer = async (changes: BroadcastChanges = {}, standing: Standing = {}) =>
  textOf(/<aside.*<\/aside>/s.exec(await page(changes, standing))?.[0] ?? "");
const undated = sampleEvent({ config: { scheduleTbd: true } });
const dead = /<button|<form/;

describe("The list of broadcasts", () => {
  it("shows the live one on the stage, with its price and a link", async () => {
    const markup = await render(<BroadcastsPage stage={night({ state: "live" })} others={[card()]} />);
    expect(textOf(markup)).toContain("Live now Iron Harvest The stream is live. $9.99 for tonight");
    expect(markup).toContain('href="/pay-per-view/event/0f8fad5b-d9cb-469f-a165-70867728950e"');
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it("shows the state of every other broadcast, and marks those in Premium", async () => {
    const others = [card({ premiumIncluded: false }), card({ state: "replay" }), card({ state: "closed" })];
    const text = textOf(await render(<BroadcastsPage stage={undefined} others={others} />));
    expect(text).toContain("$9.99 On sale Iron");
    expect(text).toMatch(/\$9\.99 Replay: 33 days left In Premium/);
    expect(text).toMatch(/VA Replay ended/);
  });

  it("names no date of the one on the stage while its night has none", async () => {
    for (const state of ["announced", "onSale"] as const) {
      const text = textOf(await render(<BroadcastsPage stage={night({ state, event: undated })} others={[]} />));
      expect(text).toContain("Date TBA");
      expect(text).not.toContain("November");
    }
  });

  it("says what will appear here if there are none, and links to the tour dates", async () => {
    const markup = await render(<BroadcastsPage stage={undefined} others={[]} />);
    expect(textOf(markup)).toContain("Nothing on the air");
    expect(markup).toContain('href="/tickets"');
  });

  it("renders a title of 300 characters, escaped", async () => {
    const title = `</script>${"<b>x</b> ".repeat(36)}`.slice(0, 300);
    const markup = await render(<BroadcastsPage stage={night({ title })} others={[card({ title })]} />);
    expect(markup).not.toContain("<b>x");
    expect(textOf(markup)).toContain("&lt;/script&gt;");
  });
});

describe("The page of a broadcast", () => {
  it("isn't for sale before the sale opens, and says when it does", async () => {
    const markup = await page({ state: "announced" });
    expect(textOf(markup)).toContain("$9.99 On sale Nov 1, 10 AM EST.");
    expect(markup).not.toContain("/auth/");
    expect(markup).not.toMatch(dead);
  });

  it.each(["onSale", "live", "replay"] as const)(
    "invites a guest to sign in on top of it while it is %s",
    async (state) => {
      const markup = await page({ state });
      expect(markup).toContain('href="/pay-per-view/event/0f8fad5b-d9cb-469f-a165-70867728950e/auth/sign-in"');
      expect(markup.match(/class="btn full"/g)).toHaveLength(1);
    },
  );

  it("sells it to a fan, and says what the button does", async () => {
    const markup = await page({}, { signedIn: true });
    expect(textOf(markup)).toContain("Buy for $9.99 Pay by card on Stripe");
    expect(markup).toContain('value="buy"');
    expect(markup).not.toContain("/auth/");
  });

  it.each([
    ["purchase", "You’ve got this one"],
    ["premium", "Yours with Premium"],
  ] as const)("leads whoever has it by %s to the picture", async (admission, said) => {
    const markup = await page({}, { signedIn: true, admission });
    expect(textOf(markup)).toContain(said);
    expect(markup).toContain('href="/watch/0f8fad5b-d9cb-469f-a165-70867728950e"');
    expect(markup).not.toMatch(dead);
  });

  it("doesn’t offer Premium to a member whose payment is disputed, and says where they stand", async () => {
    const standing = { signedIn: true, premiumPaused: true };
    const text = await offer({}, standing);
    expect(text).toContain("Buy for $9.99");
    expect(text).toContain("Premium is paused Your last payment is disputed");
    expect(text).not.toContain("Or with Premium");
    expect(await offer({ premiumIncluded: false }, standing)).not.toContain("Premium");
  });

  it("offers Premium beside the price to whoever has no access, if Premium includes it", async () => {
    for (const state of ["announced", "onSale", "live", "replay"] as const) {
      for (const signedIn of [false, true]) {
        expect(await offer({ state }, { signedIn })).toContain("Or with Premium");
        expect(await offer({ state, premiumIncluded: false }, { signedIn })).not.toContain("Premium");
      }
    }
  });

  it.each([
    ["purchase", "You’ve got this one"],
    ["premium", "Yours with Premium"],
  ] as const)("sells nothing more to whoever has it by %s, in any state", async (admission, said) => {
    for (const state of ["announced", "onSale", "live", "replay"] as const) {
      const text = await offer({ state }, { signedIn: true, admission });
      expect(text).toContain(said);
      expect(text).not.toMatch(/Or with Premium|Included in Premium|\$9\.99|On sale|can’t buy/);
      expect(text.includes("Refundable until")).toBe(admission === "purchase");
      expect(textOf(await page({ state }, { signedIn: true, admission }))).not.toContain("On sale");
    }
    expect(await offer({ state: "replay" }, { signedIn: true, admission })).toContain("Replay until Dec 28");
    expect(await offer({ state: "live" }, { signedIn: true, admission })).toContain("Live now");
  });

  it("promises neither a date nor a replay until one while its night has none", async () => {
    for (const state of ["announced", "onSale"] as const) {
      for (const admission of [undefined, "purchase"] as const) {
        const text = await offer({ state, event: undated }, { signedIn: true, admission });
        expect(text).toContain("Date TBA");
        expect(text).not.toMatch(/replay until|On sale|before then/);
      }
    }
  });

  it("has no button if another site does the billing", async () => {
    const markup = await page({}, { signedIn: true, sells: false });
    expect(markup).not.toMatch(dead);
    expect(textOf(markup)).toContain("Not on sale right now.");
  });

  it("renders the purchase next to the price", async () => {
    const markup = await render(
      <BroadcastPage
        night={night()}
        url={ADDRESS}
        others={[]}
        admission={undefined}
        premiumPaused={false}
        purchase={<button type="submit">Pay</button>}
      />,
    );
    expect(markup).toContain('<button type="submit">Pay</button>');
  });

  it("shows the conditions before the purchase: what, on how many screens, where, and refunds", async () => {
    const text = textOf(await page({ maxConcurrent: 1, blockedCountries: ["MX"] }));
    for (const condition of [
      "Live, plus the replay until Dec 28, 11:59 PM EST",
      "On 1 screen at a time",
      "Captions in English",
      "Not available in: Mexico",
      "Refundable until the stream starts.",
      "Included in Premium",
    ])
      expect(text).toContain(condition);
    expect(text).not.toContain("Available worldwide");
    expect(textOf(await page({ allowedCountries: ["US", "CA"] }))).toContain(
      "Available only in: United States and Canada",
    );
    expect(textOf(await page())).toContain("Available worldwide");
  });

  it("hides results while it can be watched, and collapses them afterwards", async () => {
    const ended = sampleEvent({ status: "ENDED" });
    const replay = await page({ state: "replay", event: ended });
    expect(replay).not.toMatch(/won|winner/);
    expect(textOf(replay)).toContain("results stay hidden");

    const closed = await page({ state: "closed", event: ended });
    expect(closed).toContain("<details><summary>Show results");
    expect(textOf(closed)).toContain("World Championship won by El Cobre");
    expect(textOf(closed)).toContain("See other pay-per-views");
    expect(closed).not.toContain("/auth/");
  });

  it("says that it is canceled, and sells nothing", async () => {
    const text = textOf(await page({ state: "closed", event: sampleEvent({ status: "CANCELED" }) }));
    expect(text).toContain("This show is canceled.");
    expect(text).not.toContain("$9.99");
  });

  it("links to the seats of the same night", async () => {
    expect(await page()).toContain('href="/tickets/event/7c9e6679-7425-40de-944b-e07fc1f90ae7"');
  });

  const bar = (changes: BroadcastChanges, standing: Standing = {}) =>
    render(<BroadcastBar night={night(changes)} signedIn={false} admission={undefined} sells {...standing} />);

  it("keeps the price and a guest's next step visible on phones", async () => {
    expect(textOf(await bar({ state: "live" }))).toBe("$9.99 Live now Sign in to watch");
  });

  it("keeps the price and the button visible on a fan's phone, and the way to watch once they have it", async () => {
    const offered = await bar({ state: "live" }, { signedIn: true });
    expect(textOf(offered)).toBe("$9.99 Live now Buy for $9.99");
    expect(offered).toContain('value="buy"');
    for (const admission of ["purchase", "premium"] as const) {
      const owned = await bar({ state: "live" }, { signedIn: true, admission });
      expect(textOf(owned)).toBe("Live now Watch");
      expect(owned).toContain('href="/watch/0f8fad5b-d9cb-469f-a165-70867728950e"');
    }
  });

  it("counts down on a fan's phone until what they have starts", async () => {
    const owned = await bar({ state: "onSale" }, { signedIn: true, admission: "purchase" });
    expect(owned).toContain('role="timer"');
    expect(textOf(owned)).toMatch(/^days .* Watch$/);
    expect(owned).not.toContain("$9.99");
  });

  it("has no bar where there is nothing to do", async () => {
    expect(await bar({ state: "announced" }, { signedIn: true })).not.toContain("buybar");
    expect(await bar({ state: "closed" }, { signedIn: true, admission: "purchase" })).not.toContain("buybar");
    expect(await bar({ state: "live" }, { signedIn: true, sells: false })).not.toContain("buybar");
  });
});

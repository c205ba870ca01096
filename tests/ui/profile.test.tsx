import { describe, expect, it } from "vitest";
import { Overview } from "../../app/ui/profile/overview";
import { ProfileFrame } from "../../app/ui/profile/profile-frame";
import { EVENT_ID, night } from "./night-samples";
import { render, textOf } from "./render";

const row = { ...night, tickets: 3, refunded: false };
const maya = { name: "Maya Ostrow", email: "maya@example.com" };
const profile = (nights: Partial<Parameters<typeof Overview>[0]> = {}) =>
  render(
    <ProfileFrame section="overview" fan={maya}>
      <Overview next={[]} past={[]} {...nights} />
    </ProfileFrame>,
  );

describe("A fan's profile", () => {
  it("says who she is and lets her sign out by a form", async () => {
    const markup = await profile();
    expect(textOf(markup)).toContain("maya@example.com Maya Ostrow");
    expect(markup).toMatch(
      /<form[^>]*method="post"[^>]*action="\/profile"[^>]*>|<form[^>]*action="\/profile"[^>]*method="post"/,
    );
    expect(markup).toMatch(/<button type="submit" name="intent" value="signOut">Sign Out/);
  });

  it("leads to its other pages, and says which one this is", async () => {
    const markup = await render(
      <ProfileFrame section="security" fan={maya}>
        {null}
      </ProfileFrame>,
    );
    expect([...markup.matchAll(/<a [^>]*href="(\/profile[^"]*)"/g)].map(([, path]) => path)).toEqual([
      "/profile",
      "/profile/orders",
      "/profile/billing",
      "/profile/security",
      "/profile/details",
      "/profile/privacy",
    ]);
    expect(markup).toMatch(/<a aria-current="page"[^>]*href="\/profile\/security"/);
    expect(textOf(markup)).toContain("Maya Ostrow Security");
  });

  it("has her coming nights first, then the past ones, each with the way to its tickets", async () => {
    const markup = await profile({ next: [row], past: [{ ...row, id: "past", title: "Cold Open" }] });
    const text = textOf(markup);
    expect(text.indexOf("Your next nights")).toBeLessThan(text.indexOf("Past nights"));
    expect(text).toContain("3 tickets · Tidewater Hall, Norfolk, VA");
    expect(markup).toContain(`href="/tickets/details/${EVENT_ID}"`);
    expect(markup).toContain('href="/tickets/details/past"');
  });

  it("without tickets says where they will be and where to get some", async () => {
    const markup = await profile();
    expect(textOf(markup)).toContain("No tickets yet");
    expect(markup).toContain('href="/tickets"');
  });

  it("tells a member until when, and leads to what she can do about it", async () => {
    const membership = { state: "ending", interval: "month", price: "$9.99", until: "Dec 12, 2026" } as const;
    const markup = await profile({ membership });
    expect(textOf(markup)).toContain("Premium Cancelled: it ends on Dec 12, 2026.");
    expect(markup).toContain('href="/premium"');
    expect(textOf(await profile({ membership: { ...membership, state: "pastDue" } }))).toContain("Update the card");
  });

  it("marks a night whose tickets were refunded", async () => {
    expect(textOf(await profile({ next: [{ ...row, refunded: true }] }))).toContain("Refunded");
  });
});

describe("A guest's profile", () => {
  it("invites to sign in or up on top of it, and shows nobody's data", async () => {
    const markup = await render(
      <ProfileFrame section="overview" fan={undefined}>
        <p>hers</p>
      </ProfileFrame>,
    );
    expect(markup).toContain('href="/profile/auth/sign-in"');
    expect(markup).toContain('href="/profile/auth/sign-up"');
    expect(markup).not.toContain("<form");
    expect(markup).not.toContain("hers");
  });
});

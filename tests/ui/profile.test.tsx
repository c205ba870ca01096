import { describe, expect, it } from "vitest";
import { OrderList } from "../../app/ui/profile/order-list";
import { Overview } from "../../app/ui/profile/overview";
import { ProfileFrame } from "../../app/ui/profile/profile-frame";
import { EVENT_ID, night } from "./night-samples";
import { render, textOf } from "./render";

const november28 = { day: "28", unit: "", month: "Nov", weekday: "Sat", wordsFirst: false };
const row = {
  ...night,
  tickets: 3,
  seats: "Section 104, row C, seats 7 to 9, Gate 2",
  refunded: false,
  returned: false,
  disputed: false,
  cancelled: false,
  orders: ["8KZJ-TNNR"],
  at: 0,
};
const maya = { name: "Maya Ostrow", email: "maya@example.com" };
const profile = (more: Partial<Parameters<typeof Overview>[0]> = {}) =>
  render(
    <ProfileFrame section="overview" fan={maya}>
      <Overview attention={[]} next={undefined} more={0} watch={[]} membership={undefined} {...more} />
    </ProfileFrame>,
  );

describe("A fan's profile", () => {
  it("shows the fan's name and a form to sign out", async () => {
    const markup = await profile();
    expect(textOf(markup)).toContain("maya@example.com Maya Ostrow");
    expect(markup).toMatch(
      /<form[^>]*method="post"[^>]*action="\/profile"[^>]*>|<form[^>]*action="\/profile"[^>]*method="post"/,
    );
    expect(markup).toMatch(/<button type="submit" name="intent" value="signOut">Sign Out/);
  });

  it("sets a name apart from the direction of the page", async () => {
    const fan = { name: "נועה Levi (2)", email: maya.email };
    for (const section of ["overview", "security"] as const) {
      const markup = await render(
        <ProfileFrame section={section} fan={fan}>
          {null}
        </ProfileFrame>,
      );
      expect(markup, section).toContain(`<bdi>${fan.name}</bdi>`);
    }
  });

  it("links to its other pages, and marks the current one", async () => {
    const markup = await render(
      <ProfileFrame section="security" fan={maya}>
        {null}
      </ProfileFrame>,
    );
    expect([...markup.matchAll(/<a [^>]*href="(\/profile[^"]*)"/g)].map(([, path]) => path)).toEqual([
      "/profile",
      "/profile/orders",
      "/profile/following",
      "/profile/billing",
      "/profile/security",
      "/profile/details",
      "/profile/privacy",
    ]);
    expect(markup).toMatch(/<a aria-current="page"[^>]*href="\/profile\/security"/);
    expect(textOf(markup)).toContain("Maya Ostrow Security");
  });

  it("starts with what needs attention, each with a link", async () => {
    const until = "7:50 PM EST";
    const card = { brand: "Visa", last4: "4242", until: "December 2026" };
    const markup = await profile({
      attention: [
        { kind: "hold", id: EVENT_ID, seats: 2, title: "Iron Harvest", until },
        { kind: "failed" },
        { kind: "card", standing: "soon", ...card },
        { kind: "verify" },
      ],
    });
    const text = textOf(markup);
    expect(text).toContain("2 seats are held for you Iron Harvest: yours until 7:50 PM EST");
    expect(text).toContain("Your Visa card ending in 4242 expires December 2026");
    const ways = [`/tickets/event/${EVENT_ID}`, "/profile/billing", "/profile/billing", "/profile/details"];
    const list = markup.slice(markup.indexOf("attention"), markup.indexOf("</ul>"));
    expect([...list.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path]) => path)).toEqual(ways);
    const over = await profile({ attention: [{ kind: "card", standing: "over", ...card }] });
    expect(textOf(over)).toContain("Your Visa card ending in 4242 has expired");
    expect(textOf(await profile())).not.toContain("Needs attention");
  });

  it("shows the next night with links to its tickets, the calendar file and the other nights", async () => {
    const bell = { inMs: 90_000_000, left: { days: 1, hours: 1, minutes: 0 } };
    const markup = await profile({ next: { ...row, bell }, more: 2 });
    expect(textOf(markup)).toContain("3 tickets · Tidewater Hall, Norfolk, VA · Doors");
    expect(textOf(markup)).toContain(row.seats);
    expect(markup).toContain(`href="/tickets/details/${EVENT_ID}"`);
    expect(markup).toContain(`href="/events/${EVENT_ID}.ics"`);
    expect(markup).toContain('role="timer"');
    expect(markup).toMatch(/href="\/profile\/orders"[^>]*>2 more shows coming up/);
  });

  it("lists the broadcasts to watch, live ones first with a badge", async () => {
    const date = { parts: november28, short: "Sat, Nov 28" };
    const one = { id: "a", title: "Blackout", href: "/watch/a", state: "live" as const, date, dateTime: "2026-11-28" };
    const soon = { ...one, id: "b", href: "/pay-per-view/event/b", state: "soon" as const };
    const markup = await profile({ watch: [one, soon] });
    expect(textOf(markup)).toContain("Live now");
    expect(textOf(markup)).toContain("Starts Sat, Nov 28");
    expect(markup).toContain('href="/watch/a"');
    expect(markup).toContain('href="/pay-per-view/event/b"');
  });

  it("says what will appear there if there is no upcoming night, and where to get tickets", async () => {
    const markup = await profile();
    expect(textOf(markup)).toContain("Your first show is waiting");
    expect(markup).toContain('href="/tickets"');
    expect(textOf(markup)).toContain("See Premium");
  });

  it("shows a member the end of the period, and links to the membership", async () => {
    const plan = { interval: "month", price: "$9.99", until: "Dec 12, 2026", disputed: false } as const;
    const membership = { state: "ending", ...plan } as const;
    const markup = await profile({ membership });
    expect(textOf(markup)).toContain("Premium Canceled. You keep everything until Dec 12, 2026.");
    expect(markup).toContain('href="/premium"');
    expect(textOf(await profile({ membership: { ...membership, state: "pastDue" } }))).toContain("Update card");
    const paused = textOf(await profile({ membership: { ...membership, disputed: true } }));
    expect(paused).toContain("Premium Premium is paused Change plan or card");
    expect(paused).not.toContain("You keep everything");
  });
});

describe("What a fan bought", () => {
  const paid = {
    date: { parts: november28 },
    dateTime: "2026-11-28T00:00:00Z",
    bought: "Nov 1, 2026",
    paid: "$9.99",
    refunded: false,
    returned: false,
    back: undefined,
  };
  const orders = (rows: Parameters<typeof OrderList>[0]["rows"], over: Partial<Parameters<typeof OrderList>[0]> = {}) =>
    render(<OrderList view="upcoming" rows={rows} page={1} pages={1} {...over} />);
  const links = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);

  it("offers tickets, print, transfer, calendar and receipt for an upcoming night", async () => {
    const page = `/tickets/details/${EVENT_ID}`;
    const ways = [
      page,
      `/tickets/print?event=${EVENT_ID}`,
      `${page}#give`,
      `/events/${EVENT_ID}.ics`,
      `${page}#receipt`,
    ];
    const markup = await orders([{ kind: "tickets", ...row }]);
    expect(links(markup).slice(-5)).toEqual(ways);
    expect(textOf(markup)).toContain(`3 tickets · Tidewater Hall, Norfolk, VA ${row.seats} Order 8KZJ-TNNR`);
  });

  it("only keeps the receipt of a night that is past, refunded or canceled", async () => {
    const receipt = `/tickets/details/${EVENT_ID}#receipt`;
    const refunded = await orders([{ kind: "tickets", ...row, refunded: true }]);
    expect(links(refunded).slice(3)).toEqual([receipt]);
    expect(textOf(refunded)).toContain("Refunded");
    const disputed = await orders([{ kind: "tickets", ...row, disputed: true }]);
    expect(links(disputed).slice(3)).toEqual([receipt]);
    expect(textOf(disputed)).toContain("Blocked: payment disputed");
    expect(textOf(await orders([{ kind: "tickets", ...row, cancelled: true }]))).toContain("Canceled");
    const given = await orders([{ kind: "tickets", ...row, tickets: 0, seats: "" }]);
    expect(links(given).slice(3)).toEqual([receipt]);
    expect(textOf(given)).toContain("Tidewater Hall, Norfolk, VA Order 8KZJ-TNNR Transferred");
    expect(textOf(given)).not.toContain("0 tickets");
    expect(links(await orders([{ kind: "tickets", ...row }], { view: "past" })).slice(3)).toEqual([receipt]);
  });

  it("lists broadcasts and goods too, each with its own page", async () => {
    const markup = await orders([
      { kind: "home", id: "ppv", title: "Blackout", watch: true, ...paid },
      { kind: "goods", id: "towel", title: "A towel", number: "ABCD-EFGH", ...paid },
    ]);
    expect(links(markup)).toEqual(expect.arrayContaining(["/watch/ppv", "/profile/billing", "/shop/order/towel"]));
    expect(textOf(markup)).toContain("Pay-per-view · Bought Nov 1, 2026 · $9.99");
    expect(textOf(markup)).toContain("Shop order · Bought Nov 1, 2026 · $9.99");
  });

  it("gives no date to goods on their way, where the day of the purchase would read as the day they come", async () => {
    const goods = { kind: "goods", id: "towel", title: "A towel", number: "ABCD-EFGH", ...paid } as const;
    expect(await orders([goods])).not.toMatch(/class="date[ "]/);
    expect(await orders([goods], { view: "past" })).toMatch(/class="date[ "]/);
    expect(await orders([{ kind: "tickets", ...row }])).toMatch(/class="date[ "]/);
  });

  it("shows a partial or full refund", async () => {
    const goods = (over: object) =>
      orders([{ kind: "goods", id: "towel", title: "A towel", number: "ABCD-EFGH", ...paid, ...over }]);
    expect(textOf(await goods({ back: "$4.00" }))).toContain("$9.99 $4.00 refunded");
    expect(textOf(await goods({ refunded: true }))).toContain("$9.99 Refunded");
  });

  it("is paginated, and says so if it is empty", async () => {
    const first = await orders([{ kind: "tickets", ...row }], { pages: 3 });
    expect(first).toContain('href="/profile/orders?page=2#orders"');
    expect(first).not.toContain('rel="prev"');
    const last = await orders([{ kind: "tickets", ...row }], { view: "past", page: 3, pages: 3 });
    expect(last).toContain('href="/profile/orders?view=past&amp;page=2#orders"');
    expect(last).not.toContain('rel="next"');
    expect(textOf(await orders([]))).toContain("Nothing coming up");
    expect(textOf(await orders([], { view: "past" }))).toContain("No past orders yet");
  });
});

describe("A guest's profile", () => {
  it("invites to sign in or sign up on top of it, and shows no data", async () => {
    const markup = await render(
      <ProfileFrame section="overview" fan={undefined}>
        <p>private</p>
      </ProfileFrame>,
    );
    expect(markup).toContain('href="/profile/auth/sign-in"');
    expect(markup).toContain('href="/profile/auth/sign-up"');
    expect(markup).not.toContain("<form");
    expect(markup).not.toContain("private");
  });
});

import { describe, expect, it } from "vitest";
import type { PaperNightView } from "../../../app/domain/tickets/ticket-night-view";
import type { TicketView } from "../../../app/domain/tickets/ticket-view";
import { offerSentence } from "../../../app/domain/waiting/returns-view";
import { MyTickets, type MyTicketsProps } from "../../../app/ui/tickets/my-tickets";
import { PrintSheet } from "../../../app/ui/tickets/print-sheet";
import { sampleSeatView } from "../../domain/samples/sample-seat";
import { EVENT_ID, night } from "../night-samples";
import { render, textOf } from "../render";

const ticket: TicketView = {
  number: "RSAA-0001-BB021",
  orderNumber: "RS-4212",
  tier: "Ringside",
  mark: { number: 2, tint: "#ff7f38", description: "Rows 2 to 5" },
  paid: "$79",
  holder: "Maya Ostrow",
  state: "valid",
  usedAt: undefined,
  qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>',
};
const paper: PaperNightView = {
  ...night,
  address: "1 Granby Pier, Norfolk, VA 23510",
  mapUrl: "https://www.openstreetmap.org/?mlat=36.8&mlon=-76.3",
  city: "Norfolk, VA",
  poster: { seed: "iron", layout: undefined, ink: undefined, kicker: undefined },
  cast: [],
  calendar: `/events/${EVENT_ID}.ics`,
  notice: undefined,
  card: [["Calder Vane", "El Cobre"]],
  accessibilityNote: "Step-free at Gate 4.",
  parkingNote: "Pier Garage.",
  tiers: [
    { number: 1, name: "Front Row VIP" },
    { number: 2, name: "Ringside" },
  ],
};
const mine: MyTicketsProps = {
  night: paper,
  tickets: [ticket, { ...ticket, number: "RSAA-0002-BB021" }],
  receipts: [{ orderNumber: "RS-4212", count: 2, total: "$158.00", status: "PAID" }],
  signedIn: true,
  mayGive: true,
  given: undefined,
  refused: undefined,
  returns: undefined,
  withdrawn: undefined,
  returnRefused: undefined,
  saved: undefined,
  wallet: undefined,
};
const page = (props: Partial<MyTicketsProps> = {}) => render(<MyTickets {...mine} {...props} />);

describe("A ticket offered to the next fan", () => {
  const { number } = ticket;
  const listed = [{ number, amount: "$79", back: undefined, until: undefined }];

  it("has a sentence that takes the focus after the redirect", async () => {
    const markup = await page({ returns: { listed, may: [] } });
    expect(markup).toContain(`<p id="${offerSentence(number)}" tabindex="-1">Ticket ${number} is being offered for`);
  });

  it("is confirmed to be the fan's own when it was taken back, even if nothing else can be offered", async () => {
    const markup = await page({ returns: { listed: [], may: [] }, withdrawn: number });
    expect(markup).toMatch(/<div role="alert" class="alert good"[^>]* autofocus=""/i);
    expect(textOf(markup)).toContain(`Ticket ${number} is no longer being offered. It’s still yours.`);
    const refused = await page({ returns: { listed: [], may: [] }, withdrawn: number, returnRefused: "not" });
    expect(refused.match(/role="alert"/g)).toHaveLength(1);
  });
});

describe("My tickets", () => {
  it("are one article each, with code, number, tier, price, holder and place", async () => {
    const markup = await page();
    expect(markup.match(/<article/g)).toHaveLength(2);
    expect(markup).toContain('role="img" aria-label="QR code of ticket RSAA-0001-BB021"><svg');
    const text = textOf(markup);
    for (const fact of [
      "Tier 2 Ringside",
      "Seat Unreserved",
      "Rows 2 to 5",
      "$79",
      "RS-4212",
      "Maya Ostrow",
      "1 Granby Pier",
      "Saturday, November 28, 2026",
      "Doors 6:30 PM, bell 7:30 PM EST",
    ]) {
      expect(text).toContain(fact);
    }
  });

  it("have a tab each that needs no script, and none if there is only one", async () => {
    const markup = await page();
    for (const [n, number] of [1, 2].map((n) => [n, `RSAA-000${n}-BB021`] as const)) {
      expect(markup).toContain(`id="${number}"`);
      expect(markup).toMatch(new RegExp(`<a href="#${number}"[^>]* aria-label="Ticket ${n} of 2"`));
    }
    expect(textOf(markup)).toContain("Ticket 1 of 2 · Scans once");
    expect(await page({ tickets: [ticket] })).not.toContain("<nav");
  });

  it("keep an order's number apart from the count after it in right-to-left languages", async () => {
    const markup = await render(<MyTickets {...mine} />, { language: "he" });
    expect(markup).toContain("\u2068RS-4212\u2069: ");
  });

  it("name their night on paper, where the page's heading is on the first sheet alone", async () => {
    const named = new RegExp(`<h1[^>]*>${paper.title}</h1>|<p class="on-paper"[^>]*>${paper.title}</p>`, "g");
    const three = [...mine.tickets, { ...ticket, number: "RSAA-0003-BB021" }];
    expect((await page({ tickets: three })).match(named)).toHaveLength(3);
    expect((await page({ tickets: [ticket] })).match(named)).toHaveLength(1);
  });

  it("show entrance, section, row and seat where seats are numbered", async () => {
    const text = textOf(await page({ tickets: [{ ...ticket, seat: sampleSeatView }] }));
    expect(text).toContain("Entrance Gate 2 Section Section 104 Row C Seat 7");
    expect(text).not.toContain("Unreserved");
  });

  it("lead to calendar, map and transfer while they admit, and to none of them once the night is over", async () => {
    const links = [`href="/events/${EVENT_ID}.ics"`, "openstreetmap.org", 'href="#give"'];
    const [before, after] = [await page(), await page({ night: { ...paper, notice: "past" }, mayGive: false })];
    for (const link of links) {
      expect(before).toContain(link);
      expect(after).not.toContain(link);
    }
    expect(textOf(after)).toContain("This show is over");
  });

  it.each([
    ["cancelled", "This show is canceled. We’re refunding everyone who paid."],
    ["postponed", "This show is postponed."],
    ["moved", "New date. Originally Nov 21."],
  ] as const)("of a night that is %s say so", async (notice, text) => {
    expect(textOf(await page({ night: { ...paper, notice, wasDate: "Nov 21" } }))).toContain(text);
  });

  it("lead to the wallets that are offered, one by one and all at once, as long as they are valid", async () => {
    const wallet = {
      eventId: EVENT_ID,
      language: "en",
      apple: "Add to Apple Wallet",
      appleAll: "Add all tickets to Apple Wallet",
      google: "Add to Google Wallet",
    };
    const markup = await page({ wallet });
    for (const path of ["apple/RSAA-0001-BB021.pkpass", "apple/all.pkpasses", "google/RSAA-0002-BB021"]) {
      expect(markup).toContain(`href="/tickets/wallet/${EVENT_ID}/${path}?lng=en"`);
    }
    const appleAlone = await page({ wallet: { ...wallet, google: undefined, appleAll: undefined } });
    expect(appleAlone).not.toContain("Google");
    expect(appleAlone).not.toContain("all.pkpasses");
    const used = { ...ticket, state: "used", usedAt: "7:02 PM EST" } as const;
    expect(await page({ wallet: { ...wallet, appleAll: undefined }, tickets: [used] })).not.toContain("Wallet");
  });

  it("link to the print page", async () => {
    expect(await page()).toContain(`href="/tickets/print?event=${EVENT_ID}"`);
  });

  it("have a receipt for each order", async () => {
    expect(textOf(await page())).toContain("Order RS-4212: 2 tickets, $158.00 Paid");
  });

  it("of a guest explain how to find them again", async () => {
    expect(textOf(await page({ signedIn: false }))).toContain("The link in your email opens these tickets");
    expect(textOf(await page())).toContain("They’re in your profile");
  });

  it("that were refunded have no code, explain the refund, and can't be printed", async () => {
    const markup = await page({ tickets: [{ ...ticket, state: "void", qrSvg: "" }] });
    expect(markup).not.toContain("QR code");
    expect(textOf(markup)).toContain("This ticket was refunded and is no longer valid.");
    expect(markup).not.toContain("/tickets/print");
  });

  it("whose payment is disputed have no code and say that they are suspended", async () => {
    const markup = await page({ tickets: [{ ...ticket, state: "disputed", qrSvg: "" }] });
    expect(markup).not.toContain("QR code");
    expect(textOf(markup)).toContain(
      "Blocked The payment is disputed. Don’t admit on this ticket until the bank decides.",
    );
    expect(textOf(markup)).not.toContain("This ticket was refunded");
    expect(markup).not.toContain("/tickets/print");
  });

  it("that were scanned say when", async () => {
    const used = { ...ticket, state: "used", usedAt: "7:02 PM EST" } as const;
    expect(textOf(await page({ tickets: [used] }))).toContain("Used at 7:02 PM EST");
  });

  it("say why the last one can't be transferred, though the form is gone with it", async () => {
    const refused = {
      ticket: ticket.number,
      email: "nia@example.com",
      name: "Nia",
      problems: { ticket: "gone" },
    } as const;
    const markup = await page({ tickets: [{ ...ticket, state: "given", qrSvg: "" }], refused });
    expect(textOf(markup)).toContain("This ticket can’t be transferred.");
  });

  it("without a price are free", async () => {
    expect(textOf(await page({ tickets: [{ ...ticket, paid: undefined }] }))).toContain("· Free ·");
  });
});

describe("Tickets on paper", () => {
  const nights = [{ event: paper, tickets: mine.tickets }];
  const sheet = (of = nights) => render(<PrintSheet heading="Your tickets" nights={of} />);

  it("need no script: the codes are in the document, without a button that needs scripts", async () => {
    const markup = await sheet();
    expect(markup.match(/<article class="ticket-sheet"/g)).toHaveLength(2);
    expect(markup.match(/role="img" aria-label="QR code/g)).toHaveLength(2);
    expect(markup).not.toContain("<button");
    expect(textOf(markup)).toContain("Ctrl+P or ⌘P");
  });

  it("have the card, room for autographs, and the way in with the ticket's tier in black", async () => {
    const markup = await sheet();
    expect(textOf(markup)).toMatch(/Calder Vane\s*El Cobre/);
    expect(textOf(markup)).toContain("For autographs");
    expect(textOf(markup)).toContain("Step-free at Gate 4. Pier Garage.");
    expect(markup.match(/fill="#000" stroke="var\(--surface\)"/g)).toHaveLength(2);
  });

  it("explain themselves if there are none", async () => {
    const markup = await sheet([]);
    expect(textOf(markup)).toContain("No tickets to print");
    expect(markup).toContain('href="/tickets/lost"');
  });

  it("link back to their page", async () => {
    expect(await sheet()).toContain(`href="/tickets/details/${EVENT_ID}"`);
  });
});

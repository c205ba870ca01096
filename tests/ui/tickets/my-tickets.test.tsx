import { describe, expect, it } from "vitest";
import type { TicketView } from "../../../app/domain/tickets/ticket-view";
import { AfterPayment } from "../../../app/ui/seats/after-payment";
import { MyTickets, type MyTicketsProps } from "../../../app/ui/tickets/my-tickets";
import { PrintSheet } from "../../../app/ui/tickets/print-sheet";
import { EVENT_ID, night } from "../night-samples";
import { render, textOf } from "../render";

const ticket: TicketView = {
  number: "RSAA-0001-BB021",
  orderNumber: "RS-4212",
  tier: "Ringside",
  paid: "$79",
  holder: "Maya Ostrow",
  state: "valid",
  usedAt: undefined,
  qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>',
};
const mine: MyTicketsProps = {
  event: night,
  address: "1 Granby Pier, Norfolk, VA 23510",
  siteName: "Ringside",
  tickets: [ticket, { ...ticket, number: "RSAA-0002-BB021" }],
  receipts: [{ orderNumber: "RS-4212", count: 2, total: "$158.00", status: "PAID" }],
  signedIn: true,
  mayGive: true,
  given: undefined,
  refused: undefined,
};
const page = (props: Partial<MyTicketsProps> = {}) => render(<MyTickets {...mine} {...props} />);

describe("My tickets", () => {
  it("are one article each, with code, number, tier, price, holder and place", async () => {
    const markup = await page();
    expect(markup.match(/<article/g)).toHaveLength(2);
    expect(markup).toContain('role="img" aria-label="QR code of ticket RSAA-0001-BB021"><svg');
    const text = textOf(markup);
    for (const fact of [
      "Ringside",
      "$79",
      "RS-4212",
      "Held by Maya Ostrow",
      "1 Granby Pier",
      "Doors 6:30 PM, bell 7:30 PM",
    ]) {
      expect(text).toContain(fact);
    }
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

  it("without a price are free", async () => {
    expect(textOf(await page({ tickets: [{ ...ticket, paid: undefined }] }))).toContain("Paid Free");
  });
});

describe("Tickets on paper", () => {
  const sheet = () => render(<PrintSheet {...mine} />);

  it("need no script: the codes are in the document, without a button that needs scripts", async () => {
    const markup = await sheet();
    expect(markup.match(/<article class="ticket paper"/g)).toHaveLength(2);
    expect(markup.match(/<svg/g)).toHaveLength(2);
    expect(markup).not.toContain("<button");
    expect(textOf(markup)).toContain("Ctrl+P or ⌘P");
  });

  it("link back to their page", async () => {
    expect(await sheet()).toContain(`href="/tickets/details/${EVENT_ID}"`);
  });
});

describe("Back from payment", () => {
  const again = `/tickets/details/${EVENT_ID}?reservation=r&look=1`;
  const returned = (status: "confirming" | "refunded" | "ended") =>
    render(<AfterPayment status={status} eventId={EVENT_ID} again={again} />);

  it("says so while the payment is pending, and offers to check again", async () => {
    const markup = await returned("confirming");
    expect(textOf(markup)).toContain("Still confirming your payment");
    expect(markup).toContain(`href="${again.replaceAll("&", "&amp;")}"`);
  });

  it("says that the seats were released and the money refunded if the payment was late", async () => {
    const text = textOf(await returned("refunded"));
    expect(text).toContain("Your seats were gone, so we refunded you");
    expect(text).toContain("We refunded the full amount to your card");
  });

  it("without a payment says that nothing was charged, and links to the seats", async () => {
    const markup = await returned("ended");
    expect(textOf(markup)).toContain("You weren’t charged.");
    expect(markup).toContain(`href="/tickets/event/${EVENT_ID}"`);
  });
});

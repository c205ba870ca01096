/** Scan results and the form that transfers a ticket, as rendered. */
import { describe, expect, it } from "vitest";
import type { DoorView } from "../../../app/domain/tickets/door-view";
import { DoorReady } from "../../../app/ui/door/door-ready";
import { LostTicketsForm } from "../../../app/ui/door/lost-tickets-form";
import { ScanResult } from "../../../app/ui/door/scan-result";
import { TransferForm } from "../../../app/ui/tickets/transfer-form";
import { sampleSeatView } from "../../domain/samples/sample-seat";
import { render, textOf } from "../render";

const scanned: DoorView = {
  state: "valid",
  ticketNumber: "RSAA-0001-BB021",
  name: "Ringside",
  place: [],
  elsewhere: undefined,
  title: "Iron Harvest",
  when: "Saturday, November 28, 2026, 7:30 PM",
  at: undefined,
};

describe("A scan", () => {
  it("of a valid ticket offers admission only with a door pass", async () => {
    const crew = await render(<ScanResult scanned={scanned} admitted={false} label="North door" />);
    expect(crew).toContain(">Valid<");
    expect(crew).toContain(">Let in<");
    const fan = await render(<ScanResult scanned={scanned} admitted={false} label={undefined} />);
    expect(fan).toContain(">Valid<");
    expect(fan).not.toContain("<button");
  });

  it("says where the seat is and by which entrance", async () => {
    const page = await render(
      <ScanResult scanned={{ ...scanned, place: sampleSeatView.facts }} admitted={false} label="North door" />,
    );
    const text = page.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(text).toContain("Entrance Gate 2 Section Section 104 Row C Seat 7");
    const elsewhere = { ...scanned, elsewhere: "Other entrance: Gate 2" };
    expect(await render(<ScanResult scanned={elsewhere} admitted={false} label="Gate 1" />)).toContain(
      "Other entrance: Gate 2",
    );
  });

  it("that admitted someone says so, and the next one says when", async () => {
    const used: DoorView = { ...scanned, state: "used", at: "6:58 PM" };
    expect(await render(<ScanResult scanned={used} admitted label="North door" />)).toContain(">Admitted<");
    const second = await render(<ScanResult scanned={used} admitted={false} label="North door" />);
    expect(second).toContain("Let in at 6:58 PM.");
    expect(second).not.toContain("<button");
  });

  it.each([
    ["unknown", "Not our ticket"],
    ["disputed", "Blocked"],
    ["canceled", "Not valid"],
    ["transferred", "Transferred"],
    ["otherNight", "Wrong show"],
  ] as const)("of a ticket that is %s has its own word", async (state, word) => {
    const html = await render(<ScanResult scanned={{ ...scanned, state }} admitted={false} label="North door" />);
    expect(html).toContain(`>${word}<`);
    expect(html).not.toContain("<button");
  });
});

it("shows the door staff whether the phone has a pass", async () => {
  expect(await render(<DoorReady label="North door" />)).toContain("Scanning at: North door");
  const without = await render(<DoorReady label={undefined} />);
  expect(without).toContain("Crew only");
  expect(without).not.toContain("/auth/");
});

it("lets staff sign in where nobody is", async () => {
  const html = await render(<DoorReady label={undefined} alone signIn="/check-in" />);
  expect(textOf(html)).toContain("Have a staff account? Sign in, then pick your show. Sign in");
  expect(html).toContain('href="/check-in/auth/sign-in"');
});

describe("Transferring a ticket", () => {
  const ticket = {
    number: "RSAA-0001-BB021",
    orderNumber: "RS-1",
    tier: "Ringside",
    mark: undefined,
    paid: "$79",
    holder: "Maya",
    state: "valid" as const,
    usedAt: undefined,
    qrSvg: "",
  };

  it("keeps what was typed and connects each problem with its field", async () => {
    const refused = {
      ticket: ticket.number,
      email: "nia@",
      name: "",
      problems: { email: "badEmail", name: "badName" },
    } as const;
    const html = await render(<TransferForm tickets={[ticket]} given={undefined} refused={refused} />);
    expect(html).toMatch(/<details[^>]* open/);
    expect(html).toContain('value="nia@"');
    expect(html).toContain("Please enter a valid email");
    expect(html).toContain('aria-describedby="email-errors"');
  });

  it("confirms a transfer, even of the last ticket", async () => {
    const html = await render(<TransferForm tickets={[]} given={ticket.number} refused={undefined} />);
    expect(html).toContain(`Ticket ${ticket.number} is theirs now`);
    expect(html).not.toContain("<form");
  });
});

it("responds the same for lost tickets whether there are any or not", async () => {
  const html = await render(<LostTicketsForm email="" answer={{ problem: undefined, email: "fan@example.com" }} />);
  expect(html).toContain("If we have tickets for fan@example.com");
});

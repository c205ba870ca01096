/** The office's pages of orders, refunds and messages, as the server writes them. */
import { expect, it } from "vitest";
import type { LetterFile } from "../../../app/domain/office/letters-view";
import type { OrderView } from "../../../app/domain/office/orders/order-view";
import { codeLimits } from "../../../app/requests/office/code-sentences";
import { refundChoice } from "../../../app/requests/office/orders/refund-choice";
import { LetterPage } from "../../../app/ui/office/letters/letter-page";
import { LettersPage } from "../../../app/ui/office/letters/letters-page";
import { ArticleTable } from "../../../app/ui/office/orders/article-table";
import { OfficeOrderPage } from "../../../app/ui/office/orders/office-order-page";
import { OrdersPage } from "../../../app/ui/office/orders/orders-page";
import { RefundPage } from "../../../app/ui/office/orders/refund-page";
import { render, textOf } from "../render";

const LONG_NAME = "Wolfeschlegelstein".repeat(17).slice(0, 300);
const ROW = {
  ...{ number: "7KQ2-M4XP", kind: "tickets" as const, at: "Fri, Nov 27, 10 AM EST", name: LONG_NAME },
  ...{ email: "maya@mail.example", state: "PAID" as const, total: "¥15,800", back: "¥500", what: "The Last Bell" },
  ...{ when: "Dec 4, 2026", pieces: 2, disputed: true, pending: true },
};
const NO_FILTER = { q: "", night: "", kind: "", state: "", days: "", disputed: "", pending: "" };

const ORDER: OrderView = {
  ...{ number: "7KQ2-M4XP", kind: "tickets", state: "PAID", disputed: false, pending: false },
  ...{ name: LONG_NAME, email: "maya@mail.example", hasAccount: false, language: "Deutsch", what: "The Last Bell" },
  together: "3F7H-9Q2W",
  tickets: [
    {
      ...{
        number: "AAAA-BBBB-CC021",
        seat: "104-C-7",
        tier: "Lower",
        guest: "Maya",
        holder: undefined,
        price: "$79.00",
      },
      ...{ state: "USED", scanned: { at: "Fri, Dec 4, 7 PM EST", by: "North door" } },
    },
  ],
  ...{ articles: [], address: [], sent: undefined },
  money: [{ label: "Paid", amount: "$79.00", strong: true }],
  letters: [{ id: "1", subject: "My seats", when: "Nov 27" }],
  timeline: [
    { id: "a", when: "Fri, Nov 27, 10 AM EST", what: "Note", by: "by bo@ringside.example", text: "<b>", tone: "key" },
  ],
  refundable: true,
};

it("tells the shop to send what is paid, and nothing whose money went back", async () => {
  const article = { position: 1, name: "Bell Cap", pieces: 1, takenBack: 0, price: "$26.00" };
  const shown = async (state: "PAID" | "REFUNDED", sent?: string) =>
    textOf(await render(<ArticleTable {...{ articles: [article], address: [], state, sent }} />));
  expect(await shown("PAID")).toContain("Not sent yet");
  expect(await shown("REFUNDED")).toContain("Not to be sent: the money went back");
  expect(await shown("REFUNDED", "Nov 29")).toContain("Sent Nov 29");
});

it("asks for more than zero where an amount is refunded", () => {
  const problemOf = (amount: string) => refundChoice([["amount", amount]], "USD").problem;
  expect(problemOf("0.00")).toBe("The amount has to be more than zero.");
  expect([problemOf("0.01"), problemOf("")]).toEqual([undefined, undefined]);
});

it("says every limit of a code before it is made", () => {
  const made = { tiers: ["Floor", "Upper"], uses: 5, seats: 1, perBuyer: 2, minimumSeats: 4, email: "fan@example.com" };
  expect(codeLimits(made)).toEqual([
    "Only for Floor, Upper.",
    "Each is good for 5 orders.",
    "Each is good for 1 seat in all.",
    "A fan may use it for 2 orders.",
    "Only for orders of at least 4 seats.",
    "Only for fan@example.com.",
  ]);
  expect(codeLimits({ tiers: [], minimumSeats: 1 })).toEqual([]);
});

it("lists orders with their filters in the address, also names of 300 characters and other currencies", async () => {
  const html = await render(
    <OrdersPage filter={{ ...NO_FILTER, q: "maya" }} nights={[]} rows={[ROW]} older="1~x" onFirstPage />,
    { path: "/office/orders?q=maya" },
  );
  expect(html).toContain('href="/office/orders.csv?q=maya"');
  expect(html).toContain(LONG_NAME);
  expect(textOf(html)).toMatch(/Disputed.*Refund not confirmed.*¥15,800 · ¥500 back/);
  expect(html).toContain("older=1%7Ex");
});

it("distinguishes a text that is too short, one that found nothing, and no search yet", async () => {
  const page = (q: string) => (
    <OrdersPage filter={{ ...NO_FILTER, q }} nights={[]} rows={[]} older={undefined} onFirstPage />
  );
  expect(await render(page("ma"))).toContain("Type at least three characters.");
  expect(textOf(await render(page("nobody")))).toContain("Nothing is like that.");
  expect(textOf(await render(page("")))).toContain("Orders appear here as soon as somebody buys.");
});

it("shows an order, offers its deeds, and keeps what was typed when one was refused", async () => {
  const rejected = { problem: "No email.", deed: "changeBuyer", typed: { intent: "changeBuyer", email: "nonsense" } };
  const html = await render(
    <OfficeOrderPage order={ORDER} mayRefund done={undefined} deedId="d" rejected={rejected} />,
    { path: "/office/orders/7KQ2-M4XP" },
  );
  expect(textOf(html)).toMatch(/104-C-7.*North door.*Undo the scan/);
  expect(html).toContain('value="nonsense"');
  expect(html).toMatch(/<details open/);
  expect(html).toContain("&lt;b&gt;");
  expect(html).toContain('href="/office/orders/7KQ2-M4XP/refund"');
  const viewed = await render(
    <OfficeOrderPage order={ORDER} mayRefund={false} done="note" deedId="d" rejected={undefined} />,
  );
  expect(viewed).not.toContain("/refund");
  expect(viewed).toContain("The note is saved.");
});

it("puts the amount on the button of a refund, and no button above the limit", async () => {
  const options = {
    ...{ number: "7KQ2-M4XP", what: "The Last Bell", articles: [], left: "$158.00" },
    tickets: [{ number: "AAAA-BBBB-CC021", seat: "104-C-7", price: "$79.00" }],
  };
  const chosen = { tickets: ["AAAA-BBBB-CC021"], amount: "", line: "", pieces: "", whole: false };
  const shown = { amount: "$79.00", free: false, follows: ["It stops scanning."], digest: "dig", limit: undefined };
  const page = (limit: string | undefined, refused?: string) => (
    <RefundPage
      {...{ options, chosen, problem: undefined, deedId: "d", rejected: undefined }}
      shown={{ ...shown, limit, refused }}
    />
  );
  const html = await render(page(undefined));
  expect(textOf(html)).toMatch(/\$79\.00 back It stops scanning\..*Refund \$79\.00/);
  expect(html).toMatch(/name="digest" value="dig"/);
  const limited = await render(page("$50.00"));
  expect(limited).not.toContain('value="refund"');
  expect(limited).toContain("You may refund up to $50.00 an order.");
  const refused = await render(page(undefined, "Another fan may be paying for it."));
  expect(refused).not.toContain('value="refund"');
  expect(refused).toContain("Another fan may be paying for it.");
});

it("shows messages, their answers and the sender's orders, and begins an answer with a set phrase", async () => {
  const letter: LetterFile = {
    ...{ id: "1", state: "open", subject: "My seats", message: "Where?\nTell me.", when: "Nov 27", name: "Maya" },
    ...{ email: "maya@mail.example", phone: "", newsletter: false, language: "עברית", direction: "rtl" },
    ...{ assignee: undefined, isMine: false, answers: 0, events: [] },
    orders: [{ number: "7KQ2-M4XP", when: "Nov 20", status: "PAID", named: true }],
  };
  const html = await render(
    <LetterPage
      {...{ letter, repliesTo: undefined, phrase: "refunded", done: undefined, deedId: "d", rejected: undefined }}
    />,
  );
  expect(html).toContain("We’ve refunded you.");
  expect(html).toContain("OFFICE_MAIL isn’t set");
  expect(html).toMatch(/<textarea[^>]*dir="rtl"/);
  expect(textOf(html)).toMatch(/7KQ2-M4XP PAID · Nov 20 · named in the message/);
  const counts = { open: 1, waiting: 0, mine: 0, done: 4 };
  const row = {
    id: "1",
    name: "Maya",
    subject: "My seats",
    begins: "Where?",
    when: "Nov 27",
    assignee: "bo@x.example",
  };
  const list = await render(<LettersPage {...{ view: "open", counts, rows: [row], next: undefined }} onFirstPage />);
  expect(textOf(list)).toMatch(/Open 1 .*Done 4 .*My seats/);
});

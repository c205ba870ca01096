import { describe, expect, it } from "vitest";
import { asRow } from "../../../app/domain/shows/night-summaries";
import { nightView } from "../../../app/domain/shows/night-view";
import type { WaysOn } from "../../../app/domain/tickets/ways-on";
import { inWords } from "../../../app/requests/seats/refusal-words";
import { SaleClosedPage } from "../../../app/ui/seats/sale-closed-page";
import { sampleEvent } from "../../domain/samples/sample-event";
import { EVENT_ID, night, upper } from "../night-samples";
import { render, textOf } from "../render";
import { buttons, REFUSED_CODE } from "./seats-markup";

describe("A night whose seats can't be picked", () => {
  const none: WaysOn = { nights: [], watch: undefined, calendar: undefined, city: undefined };
  type ClosedProps = Parameters<typeof SaleClosedPage>[0];
  const closed = (props: ClosedProps["closed"], ways: Partial<WaysOn> = {}, problems: ClosedProps["problems"] = []) =>
    render(
      <SaleClosedPage
        closed={props}
        event={night}
        venue="Tidewater Hall"
        tiers={[{ ...upper, sale: "later" }]}
        ways={{ ...none, ...ways }}
        problems={problems}
      />,
    );

  it.each([
    [{ why: "cancelled" }, "This show is canceled", 'href="/tickets"'],
    [{ why: "past" }, "This show is over", 'href="/tickets"'],
    [{ why: "soldOut" }, "Sold out", 'href="/tickets"'],
    [{ why: "saleEnded" }, "sold at the door of Tidewater Hall", 'href="/tickets"'],
    [{ why: "dateOpen" }, "The date isn’t set yet", `href="/events/${EVENT_ID}"`],
    [{ why: "none" }, "No tickets needed", `href="/events/${EVENT_ID}"`],
    [{ why: "external", address: "https://hall.example/night" }, "box office", 'href="https://hall.example/night"'],
    [{ why: "later", when: "Fri, Nov 27, 10 AM EST" }, "On sale Fri, Nov 27, 10 AM EST", `href="/events/${EVENT_ID}"`],
  ] as const)("says why and what to do instead: %j", async (why, words, link) => {
    const markup = await closed(why);
    expect(textOf(markup)).toContain(words);
    expect(markup).toContain(link);
    // A code may open the sale before its time.
    expect(buttons(markup).map(([intent]) => intent)).toEqual(why.why === "later" ? ["code"] : []);
  });

  it("says at the code field why a code doesn't open it", async () => {
    const problems = await inWords([{ code: "codeEarly", text: "SOON" }], "en");
    const why = { why: "later", when: "Fri, Nov 27, 10 AM EST" } as const;
    const markup = await closed(why, {}, problems);
    expect(markup).toMatch(REFUSED_CODE);
    expect(markup.match(/role="alert"/g)).toHaveLength(1);
    const busy = await closed(why, {}, await inWords([{ code: "busy" }], "en"));
    expect(busy).toMatch(/<div[^>]*role="alert"[^>]*autofocus/i);
    expect(busy).not.toContain("aria-invalid");
  });

  it("leads to nights with seats, to the broadcast and to the city's other nights", async () => {
    const other = asRow(
      nightView(sampleEvent({ title: "Cold Iron" }), { locale: "en", now: new Date("2026-11-20T12:00:00Z") }),
    );
    const markup = await closed(
      { why: "soldOut" },
      {
        nights: [{ row: other, reason: { kind: "sameCast", name: "El Cobre" } }],
        watch: { href: "/pay-per-view/event/1", price: "$9.99" },
        city: { name: "Norfolk, VA", href: "/tickets?city=Norfolk%2C+VA" },
      },
    );
    expect(textOf(markup)).toContain("On the card: El Cobre Cold Iron");
    expect(markup).toMatch(/href="\/pay-per-view\/event\/1"[^>]*>Watch at home, \$9\.99/);
    expect(markup).toMatch(/href="\/tickets\?city=Norfolk%2C\+VA"[^>]*>All shows: Norfolk, VA/);
  });

  it("offers the opening of the sale as a calendar file only while it is ahead", async () => {
    const calendar = `/events/${EVENT_ID}/on-sale.ics`;
    const later = await closed({ why: "later", when: "Fri, Nov 27, 10 AM EST" }, { calendar });
    expect(later).toMatch(new RegExp(`<a class="link" href="${calendar}">Add the on-sale to your calendar`));
    expect(await closed({ why: "soldOut" }, { calendar })).not.toContain(calendar);
  });

  it("shows the prices before the sale opens", async () => {
    expect(textOf(await closed({ why: "later", when: "Fri, Nov 27, 10 AM EST" }))).toContain("$20 each, fees included");
  });
});

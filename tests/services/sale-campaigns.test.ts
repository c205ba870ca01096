/** What the orders of a campaign came to. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { campaignFigures, noteCampaign } from "../../server/services/sale-campaigns";
import { testStore } from "../store";
import { boxOfficeWorld, checkout, held, night, visitor, type World, wish } from "./box-office/box-office-world";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
afterAll(() => world.close());

it("counts tickets that are still good, and what they cost", async () => {
  const made = await night(world.store, world.clock.now(), [{ capacity: 9, cents: 4_900 }]);
  const fan = visitor({ email: "fan@example.com" });
  const id = await held(world.office.reserve(fan, wish(made.eventId, { [made.first]: 3 })));
  await world.payAt(await checkout(world.office.pay(fan, id)));
  await world.office.returned(fan, id);
  const campaign = { source: "letter", medium: "mail", campaign: "spring", content: "", term: "" };
  await noteCampaign({ ...world, sales: {}, report: () => undefined }, campaign, id);
  const [first, second] = await world.office.tickets(fan, made.eventId);
  await world.office.transfer(fan, second?.ticketNumber ?? "", { email: "nia@example.com", name: "Nia" });
  const orderNumber = (first?.orderNumber ?? "").toString();
  const ticketNumbers = [first?.ticketNumber ?? ""];
  await world.office.cancelOrder({ orderNumber, ticketNumbers, actor: "office", reason: "requested" });
  expect(await campaignFigures(world, new Date(0))).toEqual([
    { source: "letter", medium: "mail", campaign: "spring", currency: "USD", orders: 1, tickets: 2, cents: 9_800 },
  ]);
});

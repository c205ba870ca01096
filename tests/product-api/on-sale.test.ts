/** Lines through the product API. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../server/product-api/contract";
import { onSaleHandlers } from "../../server/product-api/on-sale-handlers";
import { ApiAnswer } from "../../server/product-api/problems";
import type { Store } from "../../server/store/db";
import { visitor } from "../services/box-office/box-office-world";
import { conduct, JOINING_MS, plannedNight, salesOf } from "../services/on-sale/line-world";
import { movableClock, testStore } from "../store";

let store: Store;
const clock = movableClock();
beforeAll(async () => {
  store = await testStore({ seeded: false });
});
afterAll(() => store.close());

const limited = (allowed: boolean) => ({
  allow: async () => allowed,
  allowVisitor: async () => allowed,
  giveBack: async () => undefined,
});

const world = () => {
  const onSale = salesOf(store, clock);
  return { onSale, api: onSaleHandlers({ onSale, limits: limited(true) }) };
};
const asked = (event: string, fan = visitor()) => ({
  params: { event },
  query: undefined,
  body: undefined,
  visitor: fan,
});
const statusOf = (answer: unknown) => (answer instanceof ApiAnswer ? answer.status : 200);
const codeOf = (answer: unknown) =>
  answer instanceof ApiAnswer ? JSON.parse(answer.body ?? "{}").errors?.[0]?.code : undefined;

it("gives a place once, its rank after the draw, and a turn to nobody else", async () => {
  const { onSale, api } = world();
  const { eventId } = await plannedNight(store, clock);
  await onSale.renew();
  const fan = visitor();
  const place = contract.takePlace.response.parse(await api.takePlace(asked(eventId, fan)));
  expect(contract.takePlace.response.parse(await api.takePlace(asked(eventId, fan)))).toEqual(place);
  expect(place).toMatchObject({ number: 0, rank: null });
  const record = contract.getDraw.response.parse(await api.getDraw({ ...asked(eventId), visitor: undefined }));
  expect([record.seed, record.orderSha256]).toEqual([null, null]);
  expect(codeOf(await api.takeTurn(asked(eventId, fan)))).toBe("notCalled");

  clock.advance(JOINING_MS);
  await conduct(onSale, clock, 3);
  expect(contract.getPlace.response.parse(await api.getPlace(asked(eventId, fan))).rank).toBe(0);
  expect(statusOf(await api.takeTurn(asked(eventId)))).toBe(404);
  const turn = contract.takeTurn.response.parse(await api.takeTurn(asked(eventId, fan)));
  expect(Date.parse(turn.until)).toBeGreaterThan(clock.now().getTime());
  const drawn = contract.getDraw.response.parse(await api.getDraw({ ...asked(eventId), visitor: undefined }));
  expect([drawn.places, drawn.beacon.used]).toEqual([1, false]);
  expect(contract.getLine.response.parse(await api.getLine({ ...asked(eventId), visitor: undefined })).phase).toBe(
    "open",
  );
});

it("answers 404 for a night without a line, and everywhere in remote mode", async () => {
  const { api } = world();
  const remote = onSaleHandlers({ onSale: undefined, limits: limited(true) });
  const absent = "00000000-0000-4000-8000-00000000dead";
  for (const one of [api, remote]) {
    expect(statusOf(await one.getLine({ ...asked(absent), visitor: undefined }))).toBe(404);
    expect(statusOf(await one.takePlace(asked(absent)))).toBe(404);
    expect(statusOf(await one.takeTurn(asked(absent)))).toBe(404);
  }
});

it("counts tries", async () => {
  const { onSale } = world();
  const { eventId } = await plannedNight(store, clock);
  await onSale.renew();
  const strict = onSaleHandlers({ onSale, limits: limited(false) });
  expect(statusOf(await strict.takePlace(asked(eventId)))).toBe(429);
});

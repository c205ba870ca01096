/** The last pieces beside held seats: as many buyers get them as there are, and nobody loses their seats over it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { persistently } from "../box-office/races";
import { besideWorld } from "./beside-world";

const BUYERS = 50;
const PIECES = 3;
/** The pool has ten connections. */
const WAITING = 8;

let world: Awaited<ReturnType<typeof besideWorld>>;
beforeAll(async () => {
  world = await besideWorld();
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.end();
});

describe("50 buyers with seats, and 3 pieces", () => {
  it("get a piece each until there is none left, and pay for both", async () => {
    const tee = await world.article(PIECES);
    const buyers: { who: Visitor; reservationId: string }[] = [];
    for (let n = 0; n < BUYERS; n++) {
      const who = world.newGuest();
      buyers.push({ who, reservationId: await world.hold(who) });
    }
    const lock = { text: "select 1 from product_variant where id = $1 for update", values: [tee.variantId] };
    const done = await world.race.atOnce(lock, WAITING, () =>
      buyers.map(({ who, reservationId }) => persistently(() => world.add(who, reservationId, tee))),
    );
    expect(done.filter((one) => one === "changed")).toHaveLength(PIECES);
    expect(done.filter((one) => one === "soldOut")).toHaveLength(BUYERS - PIECES);
    expect(await world.left(tee)).toBe(0);
    for (const [n, { who, reservationId }] of buyers.entries()) {
      const hold = await world.office.hold(who, world.show.eventId);
      expect(hold).toMatchObject({ reservationId, ...(done[n] === "changed" && { goods: { cents: 3_200 } }) });
      if (done[n] !== "changed") continue;
      await world.payFor(await world.payUrl(who, reservationId));
    }
    await world.deliver("checkout.session.completed");
    const sold = buyers.filter((_, n) => done[n] === "changed");
    for (const { reservationId } of sold) expect((await world.booksOf(reservationId)).goods.bought.status).toBe("PAID");
    expect(await world.left(tee)).toBe(0);
  });

  it("would all get one if each first read how many are left (control)", async () => {
    const tee = await world.article(PIECES);
    let sold = 0;
    await world.race.readThenWrite(
      BUYERS,
      `select remaining > 0 as may from product_variant where id = '${tee.variantId}'`,
      async (client) => {
        sold += 1;
        await client.query("update product_variant set remaining = $2 where id = $1", [tee.variantId, PIECES - 1]);
      },
    );
    expect([sold, await world.left(tee)]).toEqual([BUYERS, PIECES - 1]);
  });
});

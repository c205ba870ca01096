/** One checkout for one thing: what happens if its row changes while Stripe is being asked. */
import { expect, it } from "vitest";
import { openCheckout } from "../../../server/services/payments/open-checkout";

/** A checkout whose row is taken from it in the first `losses` rounds. */
function contested(losses: number) {
  const abandoned: string[] = [];
  let round = 0;
  const checkout = {
    prepare: async () => ({ row: ++round }),
    create: async (row: number) => `cs_${row}`,
    attach: async (row: number) => row > losses,
    abandon: async (_row: number, made: string) => void abandoned.push(made),
  };
  return { checkout, abandoned };
}

it("returns the session that was attached to its row", async () => {
  const { checkout, abandoned } = contested(0);
  expect(await openCheckout(checkout)).toEqual({ made: "cs_1" });
  expect(abandoned).toEqual([]);
});

it("closes a session whose row has changed in the meantime, and opens another", async () => {
  const { checkout, abandoned } = contested(2);
  expect(await openCheckout(checkout)).toEqual({ made: "cs_3" });
  expect(abandoned).toEqual(["cs_1", "cs_2"]);
});

it("gives up if other requests are faster in every round, and leaves no session open", async () => {
  const { checkout, abandoned } = contested(Number.POSITIVE_INFINITY);
  expect(await openCheckout(checkout)).toBeUndefined();
  expect(abandoned).toEqual(["cs_1", "cs_2", "cs_3", "cs_4"]);
});

it("asks Stripe for nothing if there is an outcome already", async () => {
  const { checkout } = contested(0);
  const create = async () => {
    throw new Error("Stripe was asked");
  };
  expect(await openCheckout({ ...checkout, create, prepare: async () => ({ outcome: "owned" }) })).toEqual({
    outcome: "owned",
  });
});

/**
 * The contract suite over our own services, and over the client of a remote product API with a second server behind it.
 */
import { afterAll, describe, expect, it } from "vitest";
import { SITE } from "../services/box-office/box-office-world";
import { type Api, apiRequest, contractSuite } from "./contract-suite";
import { type Answering, type ApiWorld, apiWorld } from "./world";

const worlds = await Promise.all([apiWorld(), apiWorld()]);
const [here, there] = worlds;
const second = await there.serve(there.call);
afterAll(() => Promise.all(worlds.map((world) => world.close())));

async function apiOf({ pool }: ApiWorld, answer: Answering): Promise<Api> {
  let guests = 0;
  return {
    ask: (path, o) => answer(apiRequest(`${SITE}/api${path}`, o)),
    guest: () => pool.guest(`guest ${++guests}`),
    fan: await pool.fan("frankie"),
    fanId: "frankie",
    rival: await pool.fan("robin"),
    site: SITE,
  };
}

contractSuite("our own services", await apiOf(here, here.call));
contractSuite("a product API elsewhere", await apiOf(there, there.through(second.origin)));

describe("Both", () => {
  it("return from Stripe to the requested page, with an invoice where one was asked for", async () => {
    for (const { office } of worlds) {
      const { data: sessions } = await office.stripe.checkout.sessions.list({ limit: 100 });
      const back = sessions.map((session) => new URL(session.success_url ?? session.return_url ?? "").origin);
      expect(new Set(back)).toEqual(new Set([SITE]));
      const seats = sessions.filter(({ metadata }) => metadata?.reservationId);
      expect(seats.filter((session) => session.invoice_creation?.enabled)).toHaveLength(1);
    }
  });

  it("reported nothing: a refusal is no failure", () => {
    for (const { reported } of worlds) expect(reported).toEqual([]);
  });
});

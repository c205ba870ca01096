/**
 * A product API over a seeded store, with Stripe's sandbox and tokens that are really verified; also behind a real
 * port.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { limits } from "../../server/http/rate-limits";
import { directApi } from "../../server/product-api/direct-api";
import { productApi } from "../../server/product-api/http";
import { remote } from "../../server/product-api/remote";
import { catalogue } from "../../server/services/catalogue";
import { contacts } from "../../server/services/contacts";
import { bearers } from "../../server/session/bearer";
import { endedSessions } from "../../server/session/ended-sessions";
import { officeOf } from "../operator/office";
import { SITE } from "../services/box-office/box-office-world";
import { billingWorld } from "../services/payments/billing-world";
import { embeddedStore } from "../store";
import { testPool } from "./pool";

/** Another site, whose pages a payment may return to. */
const OTHER_SITE = "https://friends.example";

export type Answering = (request: Request, address?: string) => Promise<Response>;

export async function apiWorld() {
  const [store, pool] = await Promise.all([embeddedStore(), testPool()]);
  const office = await billingWorld(store);
  const { clock } = office;
  const { desk, leave } = officeOf(office);
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const counted = limits({ store, clock });
  const ended = endedSessions({ store });
  const bearer = bearers({ verify: pool.verify, endedSessions: ended });
  const common = { siteUrl: SITE, sites: [OTHER_SITE], limits: counted, bearer, report };
  const deps = {
    ...common,
    catalogue: catalogue({ store, clock, siteUrl: SITE }),
    boxOffice: office.office,
    billingApi: office.billing.api,
    contacts: contacts({ store, clock, limits: counted }),
  };
  const call = productApi({ ...deps, office: desk });
  const servers: Server[] = [];

  return {
    store,
    pool,
    office,
    clock,
    reported,
    endedSessions: ended,
    call: call as Answering,
    direct: directApi({ ...deps, office: desk }),
    /** What the office works with. */
    desk,
    /** Serves `answer` on its own port; resolves to its origin. */
    async serve(answer: Answering): Promise<{ origin: string; stop(): void }> {
      const server = createServer(getRequestListener((request) => answer(request)));
      servers.push(server);
      server.listen(0, "127.0.0.1");
      await new Promise((resolve) => server.once("listening", resolve));
      const stop = () => {
        server.close();
        server.closeAllConnections();
      };
      return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
    },
    /** The services of a site that uses the product API at `host`. */
    remote: (host: string) =>
      remote({ host, bearer: () => pool.guest("the other site"), siteUrl: SITE, clock, report }),
    /** The API of that site. */
    through(host: string): Answering {
      return productApi({ ...common, ...this.remote(host) });
    },
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      pool.close();
      leave();
      await office.close();
    },
  };
}
export type ApiWorld = Awaited<ReturnType<typeof apiWorld>>;

/** What doctor says of a PostgreSQL that is far away. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { checkDatabase } from "../../server/services/doctor/database";
import { testDatabase } from "../postgres";

const SLOW = /takes \d+ ms/;

/** Passes everything on to PostgreSQL after `ms`. */
async function farFrom(url: string, ms: number) {
  const { hostname, port } = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on("data", (data) => setTimeout(() => far.write(data), ms));
    far.on("data", (data) => near.write(data));
    for (const end of [near, far]) {
      end.on("error", () => undefined);
      end.on("close", () => [near, far].forEach((one) => void one.destroy()));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = new URL(url);
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as AddressInfo).port);
  return { url: address.href, close: () => server.close() };
}

test("A database that answers late is a warning with its time, and one nearby is none", async () => {
  const database = await testDatabase();
  const far = await farFrom(database.url, 150);
  const said = async (DATABASE_URL: string) =>
    (await checkDatabase({ DATABASE_URL })).map(({ state, says }) => `${state}: ${says}`).join("\n");
  try {
    expect(await said(database.url)).not.toMatch(SLOW);
    const [, ms = "0"] = /warning: A statement takes (\d+) ms/.exec(await said(far.url)) ?? [];
    expect(Number(ms)).toBeGreaterThanOrEqual(150);
  } finally {
    far.close();
    await database.drop();
  }
});

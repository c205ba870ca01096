/**
 * A client generated from the served document by openapi-typescript and openapi-fetch compiles in strict mode and
 * buys tickets.
 */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CognitoIdentityClient, GetIdCommand, GetOpenIdTokenCommand } from "@aws-sdk/client-cognito-identity";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../root";
import { fillIn, GOOD_CARD } from "../routes/buying/purchase";
import { type Site, testSite } from "../routes/site";

const REGION = "us-east-2";
const IDENTITY_POOL = "us-east-2:5a4d80b0-7c15-4e2f-9b3c-52696e677369";
/** Inside the repository, so that its imports find the packages. */
const folder = join(root, ".cache/generated-client");
const buyer = join(folder, "buyer.ts");

type BoughtTicket = { name: string; orderStatus: string; canceled: boolean; ticketNumber: string; checkInUrl: string };
/** The exports of the compiled copy; its own types don't exist before it is compiled. */
type CompiledBuyer = { buy(wanted: object): Promise<BoughtTicket[]> };

let site: Site;
let types: string;
beforeAll(async () => {
  site = await testSite();
  const document = await (await fetch(`${site.url}/api/openapi.json`)).json();
  types = astToString(await openapiTS(document));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "product-api.ts"), types);
  copyFileSync(join(import.meta.dirname, "generated-client/buyer.ts"), buyer);
});
afterAll(() => site.stop());

async function guest(): Promise<string> {
  const identities = new CognitoIdentityClient({ region: REGION, endpoint: site.sandbox });
  const { IdentityId } = await identities.send(new GetIdCommand({ IdentityPoolId: IDENTITY_POOL }));
  const { Token = "" } = await identities.send(new GetOpenIdTokenCommand({ IdentityId }));
  return Token;
}

describe("A generated client", () => {
  it("compiles without errors, and the compiler rejects wrong requests", () => {
    const program = ts.createProgram([buyer], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
    expect(complaints).toEqual([]);
  });

  it("has every model with its fields", () => {
    for (const [, name] of types.matchAll(/^ {8}(\w+): components\["schemas"\]\["(\1)"\];$/gm))
      throw new Error(`${name} is nothing but itself`);
    expect(types).toMatch(/^ {8}TicketDefinition: \{$/m);
  });

  it("buys two seats as a guest, from the list of events to the tickets", async () => {
    const { buy } = (await import(/* @vite-ignore */ buyer)) as CompiledBuyer;
    const wanted = {
      baseUrl: `${site.url}/api`,
      bearer: await guest(),
      title: "Iron Harvest",
      tier: "Upper",
      quantity: 2,
      pay: (url: string) => fillIn(url, GOOD_CARD),
    };
    const tickets = await buy(wanted);
    expect(tickets).toHaveLength(2);
    for (const ticket of tickets) {
      expect(ticket).toMatchObject({ orderStatus: "PAID", name: "Upper", canceled: false });
      expect(ticket.checkInUrl.startsWith(`${site.url}/check-in/${ticket.ticketNumber}?s=`)).toBe(true);
    }
    await expect(buy({ ...wanted, bearer: "nonsense" })).rejects.toThrow(/^Refused: .*"status":401/);
  });
});

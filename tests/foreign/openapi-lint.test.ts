/** Lints the OpenAPI document with Redocly's recommended rules. */
import { createConfig, lintFromString, type NormalizedProblem } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { openApi } from "../../server/product-api/openapi";

async function problemsOf(document: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: "openapi.json",
    // A list that takes no parameter and needs no authentication has no 4XX response.
    config: await createConfig({ extends: ["recommended-strict"], rules: { "operation-4xx-response": "off" } }),
  });
  return problems.map(described);
}

function described({ ruleId, severity, message, location: [place] }: NormalizedProblem): string {
  const pointer = place && "pointer" in place ? place.pointer : "";
  return `${severity} ${ruleId} at ${pointer}: ${message}`;
}

test("has no errors and no warnings", async () => {
  expect(await problemsOf(openApi())).toEqual([]);
});

test("would find a missing model, and rejects one that references itself", async () => {
  const broken = structuredClone(openApi()) as { components: { schemas: Record<string, object> } };
  delete broken.components.schemas.Ticket;
  expect((await problemsOf(broken)).join("\n")).toMatch(/error no-unresolved-refs at .*Can't resolve \$ref/);
  broken.components.schemas.Ticket = { $ref: "#/components/schemas/Ticket" };
  await expect(problemsOf(broken)).rejects.toThrow("Self-referencing circular pointer");
});

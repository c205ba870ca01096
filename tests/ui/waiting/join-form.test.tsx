import { expect, it } from "vitest";
import { JoinForm, type WaitProblem } from "../../../app/ui/waiting/join-form";
import { render, textOf } from "../render";

const tier = (id: string, name: string) => ({ id, number: 1, name, price: "$49", tint: "#fff" });
const typed = { quantity: "6", email: "", fewer: false, tiers: ["a", "b"] };

async function alertFor(problems: WaitProblem[], language = "en"): Promise<string> {
  const tiers = [tier("a", "Ringside"), tier("b", "Upper")];
  const form = <JoinForm {...{ tiers, typed, problems }} limit={8} people={0} asksEmail={false} />;
  return textOf(/<div role="alert".*?<\/div>/s.exec(await render(form, { language }))?.[0] ?? "");
}

it("names each tier whose limit refuses the number of seats, and no tier where the order's limit does", async () => {
  const ofTier = (definitionId: string, n: number) => ({ code: "limit", definitionId, n });
  expect(await alertFor([ofTier("a", 4), ofTier("b", 2)])).toBe("Limit 4 in Ringside. Limit 2 in Upper.");
  expect(await alertFor([ofTier("a", 4)], "de")).toBe("In Ringside höchstens 4.");
  expect(await alertFor([{ code: "limit", n: 8 }])).toBe("You can wait for up to 8 seats.");
  expect(await alertFor([ofTier("hidden", 4)])).toBe("You can wait for up to 4 seats.");
});

/** What the page "How we draw" says about the public random number. */
import { describe, expect, it } from "vitest";
import { newSeed } from "../../server/line/draw";
import { drawPage } from "../../server/line/draw-page";
import { drawRecord } from "../../server/line/draw-record";
import { lineTexts } from "../../server/line/line-texts";

const seed = newSeed();
const promised = { url: "https://beacon.example", round: 9 };
const VALUE = "ab".repeat(32);

async function shown(beacon: { url: string; round: number; value?: string } | null, drawn: number | null) {
  const drawnAt = drawn === null ? null : new Date(0);
  const facts = { id: "sale", commitment: "c", publicKey: "k", opensAt: new Date(0), seed, drawn, drawnAt, beacon };
  const record = drawRecord(facts);
  const texts = await lineTexts("en");
  const { body } = drawPage({ record, eventId: "night", title: "Night", texts, siteName: "Ringside" });
  return {
    used: record.beacon.used,
    says: body.includes("The draw also uses a public random number"),
    denies: body.includes("No public random number is used."),
  };
}

describe("The page about a draw", () => {
  it("promises a beacon before the draw, and names it afterward", async () => {
    expect(await shown(promised, null)).toEqual({ used: false, says: true, denies: false });
    expect(await shown({ ...promised, value: VALUE }, 3)).toEqual({ used: true, says: true, denies: false });
  });

  it("says that a draw was made without one, whether none was promised or it didn't answer", async () => {
    for (const beacon of [null, promised]) {
      expect(await shown(beacon, 3)).toEqual({ used: false, says: false, denies: true });
    }
  });
});

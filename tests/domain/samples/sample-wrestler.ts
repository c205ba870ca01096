/** A sample roster entry as the catalogue returns it. Tests override what they need. */
import type { WrestlerItem } from "../../../server/product-api/contract";

export function sampleWrestler(changes: Partial<WrestlerItem["data"]> = {}): WrestlerItem {
  const _id = changes._id ?? "4f9b69ba-4573-4fe8-8ad3-78b1ebf02fe4";
  return {
    id: _id,
    dataCollectionId: "Wrestlers",
    data: {
      _id,
      slug: "calder-vane",
      ringName: "Calder Vane",
      nickname: "The Ore Boat",
      role: "wrestler",
      hometown: "Duluth, Minnesota",
      heightCm: 191,
      weightKg: 108,
      alignment: "face",
      division: "Heavyweight",
      finisher: "Iron Range",
      signatureMoves: ["Gangplank drop", "The long lift"],
      tagTeam: null,
      entranceTheme: "Ballast",
      titles: [],
      debutYear: 2013,
      bio: "Loaded ore boats for six winters.",
      portrait: { seed: "Calder Vane", build: "m", look: "crop", ink: "flare" },
      status: "active",
      sortIndex: 0,
      ...changes,
    },
  };
}

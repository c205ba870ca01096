/** One match of a card as a page shows it. */
import type { Bout, Participant } from "../../../server/product-api/contract";

export type FighterView = {
  id: string;
  name: string;
  portrait: { seed: string; build: "m" | "f" | undefined; look: string | undefined; ink: string | undefined };
};
export type BoutView = {
  order: number;
  title: string;
  stipulation: string;
  championship: string | undefined;
  sides: { fighters: FighterView[]; won: boolean }[];
};

/** `told`: the night is over, so its results may be shown. */
export function boutView(bout: Bout, told: boolean): BoutView {
  return {
    order: bout.order,
    title: bout.title,
    stipulation: bout.stipulation,
    championship: bout.championship ?? undefined,
    sides: bout.sides.map((side, i) => ({ fighters: side.map(fighterView), won: told && bout.winner === i })),
  };
}

function fighterView({ id, ringName, portrait }: Participant): FighterView {
  return {
    id,
    name: ringName,
    portrait: { seed: portrait.seed, build: portrait.build, look: portrait.look, ink: portrait.ink },
  };
}

/** One match of a night's card as pages show it. */
import type { Bout, Participant } from "../../../server/product-api/contract";
import { type Photo, photoIn } from "../media/photo";

export type FighterView = {
  id: string;
  name: string;
  portrait: { seed: string; build: "m" | "f" | undefined; look: string | undefined; ink: string | undefined };
  /** Replaces the drawn portrait. */
  photo?: Photo | undefined;
};
export type BoutView = {
  order: number;
  title: string;
  stipulation: string;
  championship: string | undefined;
  sides: { fighters: FighterView[]; won: boolean }[];
};

/** `showResult` only after the night, because results are spoilers until then. */
export function boutView(bout: Bout, showResult: boolean): BoutView {
  return {
    order: bout.order,
    title: bout.title,
    stipulation: bout.stipulation,
    championship: bout.championship ?? undefined,
    sides: bout.sides.map((side, i) => ({ fighters: side.map(fighterView), won: showResult && bout.winner === i })),
  };
}

/** Takes a participant of a match or the data of a roster entry. */
export function fighterView(
  person: Pick<Participant, "ringName" | "portrait"> & ({ id: string } | { _id: string }),
): FighterView {
  const { ringName, portrait } = person;
  return {
    id: "id" in person ? person.id : person._id,
    name: ringName,
    portrait: { seed: portrait.seed, build: portrait.build, look: portrait.look, ink: portrait.ink },
    photo: photoIn(portrait),
  };
}

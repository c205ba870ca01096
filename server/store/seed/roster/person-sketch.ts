/** How a wrestler of the seed is written down: a slug, a name, a face, and the rest. */
import type { wrestler } from "../../schema";
import { dateBefore } from "../dates";
import { seedId } from "../ids";

export type PersonRow = typeof wrestler.$inferInsert;

/** A title and how many days ago it was won and, when it is lost again, lost. */
type Reign = { name: string; wonDaysAgo: number; lostDaysAgo?: number };

type Sketch = Omit<
  PersonRow,
  "id" | "slug" | "ringName" | "portrait" | "sortIndex" | "titles" | "status" | "signatureMoves"
> & { signatureMoves: string[]; reigns?: Reign[]; status?: PersonRow["status"] };

export type Person = (now: Date, sortIndex: number) => PersonRow;

/** `portrait.seed` is the ring name where none is picked by hand. */
export const one =
  (
    slug: string,
    ringName: string,
    portrait: Partial<PersonRow["portrait"]>,
    { reigns = [], ...sketch }: Sketch,
  ): Person =>
  (now, sortIndex) => ({
    id: seedId("wrestler", slug),
    slug,
    ringName,
    portrait: { seed: ringName, ...portrait },
    titles: reigns.map((reign) => ({
      name: reign.name,
      from: dateBefore(now, reign.wonDaysAgo),
      ...(reign.lostDaysAgo !== undefined && { to: dateBefore(now, reign.lostDaysAgo) }),
    })),
    status: "active",
    sortIndex,
    ...sketch,
  });

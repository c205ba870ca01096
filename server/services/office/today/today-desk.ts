/** What the office's first page shows: figures, the next nights, and what needs a person. */
import type { Clock } from "../../../process/clock";
import type { Store } from "../../../store/db";
import { businessFigures } from "./business-figures";
import { nextNights } from "./next-nights";
import { openTasks } from "./open-tasks";

export type TodayDesk = ReturnType<typeof todayDesk>;

export const todayDesk = (deps: { store: Pick<Store, "db">; clock: Clock }) => ({
  ...businessFigures(deps),
  ...nextNights(deps),
  ...openTasks(deps),
});

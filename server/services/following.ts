/** What brings fans back: what they follow, and the mails about it. One file per topic in following/. */

import type { Catalogue } from "./catalogue";
import { announcements } from "./following/announcements";
import { fanCalendar } from "./following/fan-calendar";
import { type FollowDeps, followActions } from "./following/follow-actions";
import { notices } from "./following/notices";

export type FollowService = ReturnType<typeof following>;

type FollowingDeps = FollowDeps & {
  catalogue: Pick<Catalogue, "in" | "followedNights">;
  siteUrl: string;
  siteName: string;
};

export function following(deps: FollowingDeps) {
  const announce = announcements(deps);
  const notify = notices(deps);
  return {
    ...followActions(deps),
    ...fanCalendar(deps),

    /** The regular job: enqueues the mails that are due. Several processes may run it at once. */
    async remind(): Promise<void> {
      await announce();
      await notify();
      deps.sendSoon();
    },
  };
}

/** What can be followed, from the catalogue: its name and its page. */
import type { FollowKind } from "../../../app/domain/following/subjects";
import { RESIDENCY } from "../../../app/domain/shows/residency-view";
import { isGuid } from "../../../app/domain/urls/guid";
import type { Catalogue } from "../catalogue";

type Known = {
  /** As it is stored, however it was written. */
  subject: string;
  name: string;
  path: string | undefined;
  /** When the sale of a night opens, if it is still to open. */
  opens?: Date | undefined;
};
type SubjectCatalogue = Pick<Catalogue, "wrestler" | "show" | "event" | "cities" | "townOf">;

/** Undefined if there is no such thing, or it can't be followed. */
export async function knownSubject(
  catalogue: SubjectCatalogue,
  kind: FollowKind,
  subject: string,
): Promise<Known | undefined> {
  switch (kind) {
    case "wrestler": {
      const one = isGuid(subject) ? await catalogue.wrestler(subject) : undefined;
      return one && { subject: one.id, name: one.data.ringName, path: `/wrestlers/${one.id}` };
    }
    case "show": {
      const one = await catalogue.show(subject);
      if (!one) return undefined;
      const section = one.categoryId ? `/shows/section/${one.categoryId}` : "/shows";
      return { subject: one.slug, name: one.title, path: one.slug === RESIDENCY ? `/shows/${one.slug}` : section };
    }
    case "town": {
      const town = await catalogue.townOf(subject);
      return town ? { subject: town, name: town, path: `/tickets?city=${encodeURIComponent(town)}` } : undefined;
    }
    case "night": {
      const night = isGuid(subject) ? await catalogue.event(subject) : undefined;
      if (!night) return undefined;
      const opens = night.registration.ticketing?.salesStart;
      const off = night.status !== "SCHEDULED" || (night.postponed && night.scheduling.config.scheduleTbd);
      const known = { subject: night.id, name: night.title, path: `/events/${night.id}` };
      return { ...known, opens: opens && !off ? new Date(opens) : undefined };
    }
  }
}

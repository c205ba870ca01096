/** What every page of the profile begins with, and what its route needs beside its loader. */
import type { MetaFunction } from "@remix-run/node";
import type { Backend } from "../../server/backend";
import { type ProfileSection, profilePath } from "../domain/profile-sections";
import { textsOf } from "../i18n/texts";
import { pageMeta } from "../ui/shell/page-meta";

/** The head of a page of the profile, and whose it is; `fan` is undefined for a guest. */
export async function profilePage(
  { locale, site, visitor }: Pick<Backend, "locale" | "site" | "visitor">,
  section: ProfileSection,
) {
  const { account, mine } = (await textsOf(locale)).t;
  return {
    head: {
      title: section === "overview" ? mine("profile.title") : account(`sections.${section}`),
      description: mine("profile.guestText"),
      canonical: site.url + profilePath(section),
    },
    siteName: site.name,
    fan: visitor.user && { name: visitor.user.name, email: visitor.user.email },
  };
}

/** A profile is nobody's business but hers, so search engines leave it out. */
export const profileMeta: MetaFunction<() => ReturnType<typeof profilePage>> = ({ data }) =>
  data ? pageMeta({ ...data.head, noindex: true }, data.siteName) : [];

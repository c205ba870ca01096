/** The head of every profile page, and its `meta` function. */
import type { MetaFunction } from "@remix-run/node";
import type { Backend } from "../../server/backend/backend";
import { hasRight } from "../domain/office/rights";
import { type ProfileSection, profilePath } from "../domain/profile/profile-sections";
import { textsOf } from "../i18n/texts";

/** Returns the page's head and the signed-in fan; `fan` is undefined for a guest. */
export async function profileHead(
  { locale, office, site, visitor }: Pick<Backend, "locale" | "office" | "site" | "visitor">,
  section: ProfileSection,
) {
  const { account, crew } = (await textsOf(locale)).t;
  const place = workplaceOf(office);
  return {
    head: {
      title: section === "overview" ? account("profile.title") : account(`sections.${section}`),
      description: account("profile.guestText"),
      canonical: site.url + profilePath(section),
      noindex: true,
    },
    siteName: site.name,
    fan: visitor.user && {
      name: visitor.user.name,
      email: visitor.user.email,
      workplace: place && { href: `/${place}`, children: crew(`workplaces.${place}`) },
    },
  };
}

/** Where a staff member works; undefined for a fan. */
function workplaceOf(office: Backend["office"]): "office" | "door" | undefined {
  if (!office) return undefined;
  return hasRight(office.staff.roles, "enter") ? "office" : "door";
}

/** Profiles are private: search engines don't index them, and a shared link shows no content. */
export const profileMeta: MetaFunction<() => ReturnType<typeof profileHead>> = ({ data }) =>
  data
    ? [
        { title: `${data.head.title} · ${data.siteName}` },
        { name: "description", content: data.head.description },
        { name: "robots", content: "noindex" },
      ]
    : [];

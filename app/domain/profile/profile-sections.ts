/** The profile's pages in the order of its navigation. The first one is /profile itself. */
export const PROFILE_SECTIONS = [
  "overview",
  "orders",
  "following",
  "billing",
  "security",
  "details",
  "privacy",
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

export const profilePath = (section: ProfileSection) => (section === "overview" ? "/profile" : `/profile/${section}`);

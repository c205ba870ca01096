/** The home page: the next night in the hero, and all other sections below. */
import type { HomeContent } from "../../domain/home/home-content";
import type { TitleLines } from "../posters/title-lines";
import { Hero } from "./hero";
import { HomeSections } from "./home-sections";
import { NoNightsAnnounced } from "./no-nights-announced";
import { keepServerMarkup } from "./server-markup";

const parts = keepServerMarkup(
  import.meta.env.SSR ? HomeSections : undefined,
  async () => (await import("./home-sections")).HomeSections,
);

/** Must resolve before a client-side navigation shows the page. */
export const homeReady = parts.ready;

/** `title` is the next night's, split into lines. */
export function HomePage({ home, title }: { home: HomeContent; title: TitleLines | undefined }) {
  const { next, watch } = home;
  return (
    <>
      {next && title ? <Hero night={next} title={title} watch={watch} /> : <NoNightsAnnounced />}
      <parts.Still home={home} />
    </>
  );
}

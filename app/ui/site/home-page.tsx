/** The home page: the next night large, and everything else under it. */
import type { HomeContent } from "../../domain/home-content";
import { staticPart } from "../../framework/static-part";
import { EmptyWall } from "./empty-wall";
import { Hero } from "./hero";
import { HomeParts } from "./home-parts";
import type { TitleLines } from "./title-lines";

const parts = staticPart(
  import.meta.env.SSR ? HomeParts : undefined,
  async () => (await import("./home-parts")).HomeParts,
);

/** To be waited for before the page is shown by a browser's own doing. */
export const homeReady = parts.ready;

/** `title` is the next night's, in its lines. */
export function HomePage({ home, title }: { home: HomeContent; title: TitleLines | undefined }) {
  const { next, watch } = home;
  return (
    <>
      {next && title ? <Hero night={next} title={title} watch={watch} /> : <EmptyWall />}
      <parts.Static home={home} />
    </>
  );
}

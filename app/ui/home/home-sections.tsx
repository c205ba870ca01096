/** The home page below the hero: upcoming nights, the fight card, posters, wrestlers, films, news and offers. */
import type { HomeContent } from "../../domain/home/home-content";
import { useTexts } from "../../i18n/texts";
import { SectionHeading } from "../elements/section-heading";
import { Card } from "../fight-card/bout";
import { HighlightFilms } from "../media/highlight-films";
import { PostRail } from "../media/post-rail";
import { StoryFeed } from "../media/story-feed";
import { PosterCard } from "../posters/poster-card";
import { NightRows } from "../tour/night-rows";
import { Broadcast, Premium } from "./broadcast-and-premium";
import { Champions, Faces } from "./champions";

export function HomeSections({ home }: { home: HomeContent }) {
  const { next, nights, wall, champions, faces, broadcast, premium } = home;
  return (
    <>
      {nights.length > 0 && <NextNights nights={nights} total={home.total} />}
      {next && next.card.length > 0 && <NextCard next={next} matches={home.matches} />}
      {wall.length > 0 && <Wall wall={wall} />}
      {champions.length + faces.length > 0 && (
        <section className="band arena people">
          <div className="wrap">
            <Champions champions={champions} />
            <Faces faces={faces} />
          </div>
        </section>
      )}
      <HighlightFilms main={home.main} others={home.highlights} />
      <StoryFeed feed={home.feed} />
      <PostRail posts={home.posts} />
      {broadcast && <Broadcast broadcast={broadcast} />}
      {premium && <Premium premium={premium} />}
    </>
  );
}

function NextNights({ nights, total }: Pick<HomeContent, "nights" | "total">) {
  const { t } = useTexts("site");
  return (
    <section className="band">
      <div className="wrap">
        <SectionHeading title={t("home.next")} more={{ to: "/tickets", label: t("home.allDates", { count: total }) }} />
        <NightRows nights={nights} />
      </div>
    </section>
  );
}

function NextCard({ next, matches }: { next: NonNullable<HomeContent["next"]>; matches: number }) {
  const { t } = useTexts("site");
  return (
    <section className="band tint">
      <div className="wrap">
        <SectionHeading
          title={t("home.cardIn", { city: next.city.split(",")[0] || next.title })}
          more={{ to: next.href, label: t("home.allMatches", { count: matches }) }}
        />
        <Card bouts={next.card} />
      </div>
    </section>
  );
}

function Wall({ wall }: Pick<HomeContent, "wall">) {
  const { t } = useTexts("site");
  return (
    <section className="band">
      <div className="wrap">
        <h2 className="part">{t("home.wall")}</h2>
        <div className="rail">
          {wall.map((night) => (
            <PosterCard key={night.id} night={night} />
          ))}
        </div>
      </div>
    </section>
  );
}

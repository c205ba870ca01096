/** The home page below the hero: upcoming nights, the fight card, posters, wrestlers, news and offers. */
import type { HomeContent } from "../../domain/home/home-content";
import { useTexts } from "../../i18n/texts";
import { SectionHeading } from "../elements/section-heading";
import { Card } from "../fight-card/bout";
import { HighlightFilms } from "../media/highlight-films";
import { NewsDigest } from "../media/news-digest";
import { PostRail } from "../media/post-rail";
import { StoryFeed } from "../media/story-feed";
import { PosterCard } from "../posters/poster-card";
import { NightRows } from "../tour/night-rows";
import { LiveBroadcast, Offers } from "./offers";
import { People } from "./people";

export function HomeSections({ home }: { home: HomeContent }) {
  const { next, rows, wall, people, news, media, broadcast, premium } = home;
  return (
    <div className="home">
      {broadcast?.state === "live" && <LiveBroadcast broadcast={broadcast} />}
      {rows.length > 0 && <NextNights rows={rows} total={home.total} />}
      {next && next.card.length > 0 && <NextCard next={next} matches={home.matches} />}
      {wall.length > 0 && <Wall wall={wall} />}
      {people.length > 0 && <People people={people} />}
      {news && <NewsDigest news={news} />}
      {media && (
        <>
          <HighlightFilms main={media.main} others={media.highlights} />
          <StoryFeed feed={media.feed} />
          <PostRail posts={media.posts} />
        </>
      )}
      <Offers broadcast={broadcast} premium={premium} />
    </div>
  );
}

function NextNights({ rows, total }: Pick<HomeContent, "rows" | "total">) {
  const { t } = useTexts("site");
  return (
    <section className="band">
      <div className="wrap">
        <SectionHeading title={t("home.next")} more={{ to: "/tickets", label: t("home.allDates", { count: total }) }} />
        <NightRows rows={rows} />
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

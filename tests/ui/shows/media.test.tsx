import { describe, expect, it } from "vitest";
import { highlightView, postView, storyView } from "../../../app/domain/media/media-views";
import { storyPageView } from "../../../app/domain/media/news-story";
import { HighlightCard } from "../../../app/ui/media/highlight-card";
import { PostCard } from "../../../app/ui/media/post-card";
import { StoryCard } from "../../../app/ui/media/story-card";
import { StoryFeed } from "../../../app/ui/media/story-feed";
import { StoryPage } from "../../../app/ui/media/story-page";
import { mediaId, sampleFilm, samplePost, sampleStory } from "../../domain/samples/sample-media";
import { render, textOf } from "../render";
import { allMedia, view } from "./home-samples";

const LONG = `${"The longest headline of the year ".repeat(9)}end`;

describe("A highlight", () => {
  const card = (changes: Parameters<typeof sampleFilm>[0] = {}) =>
    render(<HighlightCard highlight={highlightView(sampleFilm(changes), view)} />);

  it("uses the browser's own player, fetches nothing before play, and has captions", async () => {
    const markup = await card();
    expect(markup).toMatch(/<video [^>]*src="\/media\/contract.mp4"[^>]*controls=""[^>]*preload="none"/);
    expect(markup).toContain('playsinline=""');
    expect(markup).toContain('aria-label="Video: Vane signs with a broken thumb"');
    expect(markup).toMatch(
      /<track kind="captions" src="\/media\/contract.vtt" srcLang="en" label="English" default=""/,
    );
    expect(markup).not.toContain("autoplay");
    expect(textOf(markup)).toContain("Length 4:12 · 2 days ago");
  });

  it("is a still picture without a film, and has no empty track", async () => {
    expect(await card({ videoUrl: "" })).not.toContain("<video");
    expect(await card({ captionsUrl: "" })).not.toContain("<track");
  });
});

describe("A story of the feed", () => {
  const card = (changes: Parameters<typeof sampleStory>[0] = {}) =>
    render(<StoryCard story={storyView(sampleStory(changes), view)} />);

  it("is one link, with its kind, its picture's alternative text and its age", async () => {
    const markup = await card();
    expect(markup).toContain(`href="/news/${mediaId(2)}"`);
    expect(markup).toContain('alt="An empty chair"');
    expect(textOf(markup)).toBe("News Third man at ringside yesterday");
  });

  it("is shown as a bill without a picture, and escapes its title there", async () => {
    const markup = await card({ image: null, title: "</svg><script> & more" });
    expect(markup).toContain('class="handbill"');
    expect(markup).not.toContain("<script>");
  });
});

describe("The feed", () => {
  const feed = (changes: Partial<typeof allMedia.feed>) =>
    render(<StoryFeed feed={{ ...allMedia.feed, ...changes }} />);

  it("marks the current kind, and links to the others with an anchor", async () => {
    const markup = await feed({ filter: { type: "podcast", page: 1 } });
    expect(markup).toMatch(/<a aria-current="true"[^>]*href="\/home\?feed=podcast#feed"[^>]*>Podcasts/);
    expect(markup).toContain('href="/home?feed=news#feed"');
    expect(markup).toContain('id="feed"');
  });

  it("names the tag that it is filtered by", async () => {
    expect(textOf(await feed({ filter: { tag: "<Norfolk>", page: 1 } }))).toContain("About: &lt;Norfolk&gt;");
  });

  it.each([
    [1, ["older"]],
    [3, ["newer", "older"]],
    [6, ["newer"]],
  ])("links from page %i to %j and keeps its filter", async (at, ways) => {
    const markup = await feed({ filter: { type: "news", page: at } });
    expect(textOf(markup)).toContain(`Page ${at} of 6`);
    expect(markup.includes(`href="/home?feed=news&amp;stories=${at + 1}#feed"`)).toBe(ways.includes("older"));
    expect(markup.includes('rel="prev"')).toBe(ways.includes("newer"));
  });

  it("says so if nothing matches, and links to all stories", async () => {
    const markup = await feed({ filter: { tag: "Nowhere", page: 1 }, stories: [], pages: 1 });
    expect(textOf(markup)).toContain("Nothing here yet");
    expect(markup).toMatch(/class="btn line"[^>]*href="\/home\?feed=all#feed"/);
  });
});

describe("A post", () => {
  const card = (changes: Parameters<typeof samplePost>[0] = {}) =>
    render(<PostCard post={postView(samplePost(changes), view)} />);

  it("of several pictures is a strip that the keyboard can scroll, with alternative texts", async () => {
    const markup = await card({ shots: 5 });
    expect(markup).toContain('<section class="strip" aria-label="5 photos" tabindex="0">');
    expect(markup.match(/alt="The ring, corner \d"/g)).toHaveLength(5);
  });

  it("of one picture is that picture, and a film is labeled as one", async () => {
    expect(await card()).not.toContain("strip");
    expect(textOf(await card({ media_type: "VIDEO" }))).toContain("Video");
  });

  it("has no empty caption, and a Hebrew one in its own direction", async () => {
    expect(await card({ caption: "" })).not.toContain("caption");
    expect(await card({ caption: "לילה אחד" })).toContain('<p class="caption" lang="he" dir="auto">');
  });

  it("links to the original, and says that it is another site", async () => {
    expect(await card()).toMatch(
      /href="https:\/\/pictures.example\/p\/1"[^>]*aria-label="See the post: .*\(another site\)"/,
    );
  });
});

describe("The page of a story", () => {
  const feed = [1, 2, 3].map((n) => sampleStory({ _id: mediaId(40 + n), title: `Story ${n}` }));
  const page = (changes: Parameters<typeof sampleStory>[0] = {}) =>
    render(
      <StoryPage
        page={storyPageView(sampleStory({ _id: mediaId(42), ...changes }), feed, view)}
        url="https://ringside.example/news/42"
      />,
    );

  it("shows author, date, text and topics", async () => {
    const markup = await page();
    const text = textOf(markup);
    expect(text).toContain("By Ines Falk · Thursday, November 19, 2026");
    expect(text).toContain("Nobody saw him come. Everybody saw him go.");
    expect(markup).toContain('href="/home?feed=Norfolk#feed"');
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it("has breadcrumbs with its kind, and links to the previous and next story", async () => {
    const markup = await page();
    expect(markup).toContain('aria-label="You are here"');
    expect(markup).toContain('href="/home?feed=news#feed"');
    expect(textOf(markup)).toContain("Previous story Story 3 Next story Story 1");
  });

  it("sets a headline of 300 characters smaller", async () => {
    expect(await page({ title: LONG })).toMatch(/<h1 class="d4" lang="en" dir="auto">/);
  });

  it.each([
    ["https://podcasts.example/12", "podcast", "Listen at podcasts.example (another site)"],
    ["https://news.example/12", "news", "Read it at news.example (another site)"],
    ["/pay-per-view", "video", "See more"],
  ] as const)("leads on to %s and says where that is", async (link, type, words) => {
    expect(textOf(await page({ link, type }))).toContain(words);
  });

  it("plays a file in place", async () => {
    expect(await page({ link: "/podcasts/12.mp3", type: "podcast" })).toMatch(
      /<audio [^>]*controls=""[^>]*preload="none"/,
    );
    const film = await page({ link: "https://films.example/12.webm", type: "video" });
    expect(film).toMatch(/<video [^>]*poster="\/art\/show\/third%20man\.svg/);
    expect(film).not.toContain('<img class="film"');
  });
});

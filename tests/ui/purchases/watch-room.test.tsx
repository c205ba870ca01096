import { describe, expect, it } from "vitest";
import { payPerViewPage } from "../../../app/domain/pay-per-view/pay-per-view-page";
import type { WatchScreen } from "../../../app/domain/pay-per-view/watch-screen";
import { WatchRoom } from "../../../app/ui/pay-per-view/watch-room";
import { samplePayPerView, view } from "../../domain/samples/sample-pay-per-view";
import { render, textOf } from "../render";

const film = {
  playlist: "/watch/1/master.m3u8?by=1",
  whole: "/watch/1/film.mp4?by=2",
  captions: "/watch/1/c.vtt?by=3",
};

function room(
  screen: WatchScreen,
  { since, ...changes }: Parameters<typeof samplePayPerView>[0] & { since?: string } = {},
) {
  const night = payPerViewPage(samplePayPerView({ state: "live", ...changes }), view);
  return render(<WatchRoom night={night} screen={screen} since={since} />);
}

describe("The watch page", () => {
  it("uses the browser's own player: a stream or one file, with captions, and fetches nothing before play", async () => {
    const markup = await room({ kind: "playing", film });
    const video = /<video[\s\S]*<\/video>/.exec(markup)?.[0] ?? "";
    expect(video).toMatch(/<video[^>]*controls=""[^>]*preload="none"/);
    expect(video).not.toMatch(/autoplay/i);
    const sources = [...video.matchAll(/<(?:source|track)[^>]*src="([^"]+)"/g)].map(([, src]) => src);
    expect(sources).toEqual(Object.values(film));
    expect(video).toMatch(/<track[^>]*kind="captions"[^>]*default/);
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it("starts with a form, so that it works without scripts", async () => {
    const markup = await room({ kind: "ready" });
    expect(markup).toMatch(/<form method="post" action="\/watch\/[0-9a-f-]{36}"/);
    expect(markup).toMatch(/<button[^>]*name="intent"[^>]*value="watch"[^>]*>Watch</);
    expect(markup).not.toContain("<video");
  });

  it("tells a third device that others are watching, and lets it take over", async () => {
    const markup = await room({ kind: "ready" }, { since: "8:01 PM EST" });
    expect(textOf(markup)).toContain("this show. Watching since: 8:01 PM EST. If you watch here");
    expect(markup).toMatch(/role="alert"/);
    expect(markup).toMatch(/value="takeOver"[^>]*>Watch here instead</);
    expect(markup).not.toContain('value="watch"');
  });

  it("explains where the film is", async () => {
    const text = textOf(await room({ kind: "moved" }));
    expect(text).toContain("you started it on another screen");
    expect(text).toMatch(/Watch About this show$/);
  });

  it.each<[Exclude<WatchScreen["kind"], "playing">, string, RegExp]>([
    ["guest", "Sign in first, so you can watch on all your screens.", /href="\/watch\/[0-9a-f-]{36}\/auth\/sign-in"/],
    ["buy", "You don’t have access to this one.", /href="\/pay-per-view\/event\/[0-9a-f-]{36}"[^>]*>See details</],
    ["early", "You’re in. The stream starts Saturday, November 28, 2026, 7:30 PM EST.", /role="timer"/],
    ["closed", "The replay has ended.", /href="\/pay-per-view\/event\//],
  ])("in the state %s says what is missing, without useless buttons", async (kind, said, way) => {
    const markup = await room({ kind });
    expect(textOf(markup)).toContain(said);
    expect(markup).toMatch(way);
    expect(markup).not.toMatch(/<video|<form/);
  });
});

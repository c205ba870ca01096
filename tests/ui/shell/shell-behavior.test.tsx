import { describe, expect, it } from "vitest";
import { RELOAD_ONCE } from "../../../app/framework/reload-once";
import { TagManagerFrame, TagManagerScript } from "../../../app/ui/consent/tag-manager";
import { Toast } from "../../../app/ui/loading/network-toast";
import { PageTransition } from "../../../app/ui/loading/page-transition";
import { Page } from "../../../app/ui/shell/page";
import { Shell } from "../../../app/ui/shell/shell";
import { render, textOf } from "../render";

const frame = (consent?: { asks: boolean; answered: boolean }, path = "/tickets?city=Norfolk") =>
  render(
    <Shell site={{ name: "Ringside", year: 2026 }} layout="default" consent={consent}>
      <Page>content</Page>
    </Shell>,
    { path },
  );

describe("The question about the tag manager", () => {
  it("is a form that returns to this page, with two equal buttons", async () => {
    const markup = await frame({ asks: true, answered: false });
    expect(markup).toMatch(/<section class="consent" aria-label="Privacy choices">/);
    expect(markup).toMatch(
      /<form method="post" action="\/consent"><input type="hidden" name="from" value="\/tickets\?city=Norfolk"/,
    );
    const [accept, decline] = [
      ...markup.matchAll(/<button class="([^"]*)"[^>]*name="consent" value="(?:granted|denied)"/g),
    ];
    expect(accept?.[1]).toBe(decline?.[1]);
  });

  it("is asked once, can be asked again, and isn't asked without a tag manager", async () => {
    const answered = await frame({ asks: false, answered: true });
    expect(answered).not.toContain('class="consent"');
    expect(answered).toMatch(/<footer[\s\S]*value="ask"[^>]*>Privacy choices/);
    expect(await frame({ asks: false, answered: false })).not.toContain("Privacy choices");
    expect(await frame()).not.toContain("Privacy choices");
  });
});

it("the tag manager is a frame without scripts, and loads after the page with them", async () => {
  const tags = { id: "GTM-RING1", origin: "https://tags.example" };
  expect(await render(<TagManagerFrame {...tags} />)).toContain('src="https://tags.example/ns.html?id=GTM-RING1"');
  const script = await render(<TagManagerScript {...tags} />);
  expect(script).toContain('addEventListener("load"');
  expect(script).toContain("https://tags.example/gtm.js?id=GTM-RING1");
});

it("missing network is an alert with a retry button", async () => {
  const markup = await render(<Toast />);
  expect(markup).toMatch(/role="alert"/);
  expect(textOf(markup)).toContain("Network error Try again");
  expect(markup).toContain('aria-label="Close"');
});

it("the first page does not fade in", async () => {
  expect(await render(<PageTransition>page</PageTransition>)).not.toContain("data-fade");
});

describe("The first script of a page", () => {
  /** Runs it in a fake window; `stored` is false if the browser can't store anything. */
  function run({ stored = true } = {}) {
    const kept = new Map<string, string>();
    const loads: string[] = [];
    const scope = {
      name: "",
      sessionStorage: {
        getItem: (key: string) => {
          if (!stored) throw new Error("no storage");
          return kept.get(key) ?? null;
        },
        setItem: (key: string, value: unknown) => void kept.set(key, String(value)),
      },
      location: {
        pathname: "/home",
        search: "",
        assign: (to: string) => loads.push(to),
        reload: () => loads.push("again"),
      },
    };
    const names = ["window", ...Object.keys(scope), "requestAnimationFrame", "addEventListener", "document"];
    const window: { reloadOnce?: (to?: string) => boolean } = {};
    // The script assigns to the window's own `name`, so a parameter replaces it.
    new Function(...names, RELOAD_ONCE)(
      window,
      ...Object.values(scope),
      () => 0,
      () => 0,
      {},
    );
    return { loads, reloadOnce: (to?: string) => window.reloadOnce?.(to) };
  }

  it.each([{ stored: true }, { stored: false }])("reloads once in ten seconds, $stored", (place) => {
    const { loads, reloadOnce } = run(place);
    expect([reloadOnce(), reloadOnce(), reloadOnce("/tickets")]).toEqual([true, false, false]);
    expect(loads).toEqual(["again"]);
  });

  it("loads the requested page, or reloads the current one", () => {
    const elsewhere = run();
    elsewhere.reloadOnce("/tickets?x=1");
    const here = run();
    here.reloadOnce("/home");
    expect([...elsewhere.loads, ...here.loads]).toEqual(["/tickets?x=1", "again"]);
  });
});

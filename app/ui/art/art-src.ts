/**
 * URLs of generated pictures for `<img>`. The same picture always has the same URL, so browsers can cache it forever.
 */
import type { Build } from "./bust/bust";
import { merch } from "./merch/merch";
import { portrait } from "./portrait";
import { type CastMember, type PosterOptions, poster } from "./poster/poster";
import { showArt } from "./show-art";

/** Increment when a drawing changes: browsers never revalidate the old one. */
const DRAWING = "2";
const LONGEST_SEED = 80;
const MOST_CAST = 4;

type Pictured = Pick<PosterOptions, "layout" | "ink" | "cast" | "room"> &
  Pick<CastMember, "build" | "look"> & { scene?: string | undefined; item?: string | undefined };
type ArtKind = "poster" | "portrait" | "show" | "merch";

/** The path of a picture without words. The page adds them, because an image file can't use the page's fonts. */
export function artSrc(
  kind: ArtKind,
  seed: string,
  { layout, ink, build, look, scene, item, room, cast = [] }: Pictured = {},
): string {
  const query = new URLSearchParams({ v: DRAWING });
  for (const [key, value] of Object.entries({ layout, ink, build, look, scene, item }))
    if (value) query.set(key, value);
  if (room) query.set("room", "1");
  for (const one of cast) query.append("cast", [one.seed, one.build, one.look].map((part) => part ?? "").join("~"));
  return `/art/${kind}/${encodeURIComponent(shortened(seed))}.svg?${query}`;
}

/** The wrestlers of a picture as content writes them: `seed~build~look`, separated by "|". */
export const castFrom = (written: string | undefined): CastMember[] => written?.split("|").map(member) ?? [];

/** Shortened to the length that URLs accept, in whole code points, because half a surrogate pair can't be encoded. */
const shortened = (seed: string) =>
  seed.length <= LONGEST_SEED ? seed : [...seed].slice(0, LONGEST_SEED / 2).join("");

/** The picture for the parts of a URL; undefined for an unknown kind or file name. */
export function artAt(kind: string, file: string, query: URLSearchParams): string | undefined {
  const seed = /^(.+)\.svg$/.exec(file)?.[1];
  if (!seed || seed.length > LONGEST_SEED) return undefined;
  const text = (key: string) => query.get(key) ?? undefined;
  const look = { ink: text("ink"), look: text("look"), build: buildOf(text("build")), label: "" };

  if (kind === "portrait") return portrait(seed, { ...look, initials: false });
  const cast = query.getAll("cast").slice(0, MOST_CAST).map(member);
  if (kind === "show") return showArt(seed, { ink: look.ink, scene: text("scene"), cast });
  if (kind === "merch") return merch(seed, { ink: look.ink, kind: text("item"), cast });
  if (kind !== "poster") return undefined;
  return poster(seed, {
    ink: look.ink,
    layout: text("layout"),
    cast,
    text: false,
    room: query.has("room"),
    label: "",
  });
}

function member(written: string): CastMember {
  const [seed, build, look] = written.split("~");
  return { seed: seed?.slice(0, LONGEST_SEED) || undefined, build: buildOf(build), look: look || undefined };
}

const buildOf = (text: string | undefined): Build | undefined => (text === "m" || text === "f" ? text : undefined);

/** People of the roster as pages show them. Every string is made on the server. */
import type { WrestlerItem } from "../../../server/product-api/contract";
import { type Worded, wordsOf } from "../format/content-language";
import type { RenderContext } from "../format/render-context";
import { type FighterView, fighterView } from "../shows/bout-view";
import { heightOf, weightOf } from "./height-and-weight";
import { heldTitles, type Reign, reignsOf } from "./title-reigns";

export type WrestlerRole = WrestlerItem["data"]["role"];
export type WrestlerStatus = WrestlerItem["data"]["status"];

/** `belts` are the titles currently held. */
export type RosterCard = FighterView & {
  belts: string[];
  hometown: string;
  role: WrestlerRole;
  status: WrestlerStatus;
};
export type RosterGroup = { kind: "ring" | "alumni" | "ringside"; people: RosterCard[] };

export type WrestlerFact = {
  /** A key under `tape` of the roster's texts. */
  key: "from" | "height" | "weight" | "division" | "debut" | "finisher" | "team" | "last";
  value: string;
  /** The same value in the other system of units. */
  other?: string;
  /** Whether `value` is the promotion's content, in its language rather than the page's. */
  content: boolean;
};

/** `lang` is the language of the bio. */
export type ProfileView = FighterView &
  Worded & {
    nickname: string;
    role: WrestlerRole;
    status: WrestlerStatus;
    bio: string;
    facts: WrestlerFact[];
    reigns: Reign[];
    moves: string[];
    theme: string;
    team: string;
  };

/** The person featured at the top of the roster. */
export type SpotlightView = Pick<
  ProfileView,
  "id" | "name" | "nickname" | "portrait" | "photo" | "status" | "reigns" | "facts"
>;

export function rosterCard({ data }: WrestlerItem): RosterCard {
  const { hometown, role, status } = data;
  return { ...fighterView(data), belts: heldTitles(data.titles), hometown, role, status };
}

/** Active wrestlers, ringside staff and alumni, each in the given order. Empty groups are left out. */
export function rosterGroups(cards: RosterCard[]): RosterGroup[] {
  const kindOf = ({ role, status }: RosterCard): RosterGroup["kind"] =>
    status === "alumni" ? "alumni" : role === "wrestler" ? "ring" : "ringside";
  const kinds = ["ring", "ringside", "alumni"] as const;
  return kinds
    .map((kind) => ({ kind, people: cards.filter((card) => kindOf(card) === kind) }))
    .filter(({ people }) => people.length > 0);
}

/** Everything about one person. Facts that the promotion doesn't publish are left out. */
export function profileView({ data }: WrestlerItem, view: RenderContext): ProfileView {
  return {
    ...fighterView(data),
    ...wordsOf(data),
    nickname: data.nickname,
    role: data.role,
    status: data.status,
    bio: data.bio,
    facts: factsOf(data, view),
    reigns: reignsOf(data.titles, view),
    moves: data.signatureMoves,
    theme: data.entranceTheme ?? "",
    team: data.tagTeam ?? "",
  };
}

export function spotlightView(item: WrestlerItem, view: RenderContext): SpotlightView {
  const { id, name, nickname, portrait, photo, status, reigns, facts } = profileView(item, view);
  return { id, name, nickname, portrait, photo, status, reigns, facts };
}

function factsOf(data: WrestlerItem["data"], { locale }: RenderContext): WrestlerFact[] {
  const wrestles = data.role === "wrestler";
  const height = data.heightCm ? heightOf(data.heightCm, locale) : undefined;
  const weight = data.weightKg ? weightOf(data.weightKg, locale) : undefined;
  const facts: WrestlerFact[] = [
    { key: "from", value: data.hometown, content: true },
    { key: "height", value: height?.own ?? "", other: height?.other ?? "", content: false },
    { key: "weight", value: weight?.own ?? "", other: weight?.other ?? "", content: false },
    { key: "division", value: wrestles ? data.division : "", content: true },
    { key: "team", value: data.tagTeam ?? "", content: true },
    { key: "debut", value: data.debutYear ? String(data.debutYear) : "", content: false },
    { key: wrestles ? "finisher" : "last", value: data.finisher, content: true },
  ];
  return facts.filter(({ value }) => value);
}

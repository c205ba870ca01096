/** People of the roster as pages show them: small, and with every string made on the server. */
import type { WrestlerItem } from "../../../server/product-api/contract";
import type { FighterView } from "../shows/bout-view";
import { heightOf, weightOf } from "./height-and-weight";
import { type Reign, reignsOf } from "./title-reigns";

export type Role = WrestlerItem["data"]["role"];
export type Status = WrestlerItem["data"]["status"];

/** One of the roster. `belts` are the titles held now. */
export type RosterCard = FighterView & { belts: string[]; hometown: string; role: Role; status: Status };
export type RosterGroup = { kind: "ring" | "alumni" | "ringside"; people: RosterCard[] };

export type Fact = {
  /** A key under `tape` of the roster's table. */
  key: "from" | "height" | "weight" | "division" | "debut" | "finisher" | "team" | "last";
  value: string;
  /** The same in the other system of units. */
  other?: string;
  /** The promotion's own words, whatever the page speaks. */
  content: boolean;
};

export type ProfileView = FighterView & {
  nickname: string;
  role: Role;
  status: Status;
  bio: string;
  facts: Fact[];
  reigns: Reign[];
  moves: string[];
  theme: string;
  team: string;
};

/** What of a person stands at the top of the roster. */
export type OpenedView = Pick<ProfileView, "id" | "name" | "nickname" | "portrait" | "status" | "reigns" | "facts">;

type View = { locale: string; now: Date };

export function rosterCard({ data }: WrestlerItem): RosterCard {
  const { hometown, role, status } = data;
  const belts = data.titles.filter(({ to }) => !to).map(({ name }) => name);
  return { ...fighterOf(data), belts, hometown, role, status };
}

/** Who wrestles, who did, and who is at ringside; each in the order given, groups without people left out. */
export function rosterGroups(cards: RosterCard[]): RosterGroup[] {
  const kindOf = ({ role, status }: RosterCard): RosterGroup["kind"] =>
    status === "alumni" ? "alumni" : role === "wrestler" ? "ring" : "ringside";
  const kinds = ["ring", "ringside", "alumni"] as const;
  return kinds
    .map((kind) => ({ kind, people: cards.filter((card) => kindOf(card) === kind) }))
    .filter(({ people }) => people.length > 0);
}

/** A whole page of one. What the promotion does not tell is left out, never empty. */
export function profileView({ data }: WrestlerItem, view: View): ProfileView {
  return {
    ...fighterOf(data),
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

export function openedView(item: WrestlerItem, view: View): OpenedView {
  const { id, name, nickname, portrait, status, reigns, facts } = profileView(item, view);
  return { id, name, nickname, portrait, status, reigns, facts };
}

function fighterOf({ _id, ringName, portrait }: WrestlerItem["data"]): FighterView {
  const { seed, build, look, ink } = portrait;
  return { id: _id, name: ringName, portrait: { seed, build, look, ink } };
}

function factsOf(data: WrestlerItem["data"], { locale }: View): Fact[] {
  const fights = data.role === "wrestler";
  const height = data.heightCm ? heightOf(data.heightCm, locale) : undefined;
  const weight = data.weightKg ? weightOf(data.weightKg, locale) : undefined;
  const facts: Fact[] = [
    { key: "from", value: data.hometown, content: true },
    { key: "height", value: height?.own ?? "", other: height?.other ?? "", content: false },
    { key: "weight", value: weight?.own ?? "", other: weight?.other ?? "", content: false },
    { key: "division", value: fights ? data.division : "", content: true },
    { key: "team", value: data.tagTeam ?? "", content: true },
    { key: "debut", value: data.debutYear ? String(data.debutYear) : "", content: false },
    { key: fights ? "finisher" : "last", value: data.finisher, content: true },
  ];
  return facts.filter(({ value }) => value);
}

/** What an address alone says about sharing its page. */
import { remember, remembered } from "../../../app/domain/format/remembered";
import { ORIGIN_PARAMETERS } from "../../../app/domain/measured/campaign";
import { withoutLanguage } from "../../../app/domain/urls/language-address";
import { isPreview } from "../../../app/domain/urls/preview-address";
import { pathOf } from "../target";

type SharedAddress = {
  /** A page that visitors share, the seats that pages poll for, or what belongs to one visitor. */
  kind: "page" | "seats" | "own";
  /** Without the parameters that only say where a visitor came from: a page is the same for all of them. */
  path: string;
};

/** Purchase and ticket pages recognize a guest by cookie. Files and door links aren't pages. */
const OWN =
  /^\/(api|art|og|assets|builds|consent|guest-credentials|healthz|language|oauth|profile|readyz|search|tickets\/(event|details|print|wallet))\b|\.(?!data$)\w+$/;
/** The same for everybody who sends no token. */
const SEATS = /^\/api\/v1\/tickets\/event\/[\da-f-]{36}\/seats\/[\w-]{1,64}$/i;

const MOST_KEPT = 2_000;
const LONGEST_KEPT = 200;
const known = remember<SharedAddress>(MOST_KEPT);

/** Most requests are for few addresses, and reading one takes as long as all else that finds a page in memory. */
export const sharedAddress = (url: string): SharedAddress =>
  url.length > LONGEST_KEPT ? read(url) : remembered(known, url, () => read(url));

function read(url: string): SharedAddress {
  if (SEATS.test(url)) return { kind: "seats", path: url };
  const isOwn = isPreview(url) || OWN.test(withoutLanguage(pathOf(url)));
  return { kind: isOwn ? "own" : "page", path: withoutOrigin(url) };
}

function withoutOrigin(url: string): string {
  const start = url.indexOf("?");
  if (start < 0 || !url.includes("=", start)) return url;
  const kept = url
    .slice(start + 1)
    .split("&")
    .filter((pair) => !ORIGIN_PARAMETERS.test(pair.replace(/=.*/s, "")));
  return kept.length > 0 ? `${url.slice(0, start)}?${kept.join("&")}` : url.slice(0, start);
}

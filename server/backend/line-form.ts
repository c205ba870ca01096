/** What the buttons of a line's page do: take a place, enter, prolong a turn, leave. */
import { inLanguage } from "../../app/domain/urls/language-address";
import { keepTokens } from "../http/place-cookie";
import type { Notice } from "../line/line-facts";
import type { LineTexts } from "../line/line-texts";
import type { Runtime } from "../process/runtime";
import type { SaleLine } from "../services/on-sale/sale-line";
import { jar } from "../session/cookies/cookie-jar";
import { keepVisitor, openVisit } from "../session/visitor";
import { goTo, type LineAnswer, setCookie } from "./line-answer";
import { placeToken, tokensFor, turnToken, usedUpToken } from "./line-fan";

type Posted = { request: Request; cookie: string; address: string; texts: LineTexts };

/** The answer to a press. Undefined if no button sends this. */
export async function answerLineForm(
  ours: Runtime,
  line: SaleLine,
  { request, cookie, address, texts }: Posted,
): Promise<LineAnswer | undefined> {
  const { onSale, limits, clock } = ours;
  if (!onSale) throw new Error("no line");
  const own = inLanguage(`/line/${line.eventId}`, texts.language);
  const seats = inLanguage(`/tickets/event/${line.eventId}`, texts.language);
  const form = new URLSearchParams(await request.text());
  const intent = form.get("intent");
  const cookies = jar(ours.cookies, cookie);
  const visitor = await openVisit(ours, cookies, { address, locale: texts.language, writes: false });
  const { place, placeAt = clock.now(), others } = tokensFor(ours, line, cookie);
  const answer = (to: string, tokens?: string[]): LineAnswer => {
    const lines = [...cookies.pending(), ...(tokens ? [keepTokens(tokens, ours.config.secure)] : [])];
    return { ...goTo(to), headers: [...goTo(to).headers, ...lines.map(setCookie)] };
  };
  const withNotice = (notice: Notice, tokens?: string[]) => answer(`${own}?notice=${notice}`, tokens);

  if (intent === "join") {
    keepVisitor(cookies, visitor);
    if (!(await limits.allowVisitor("line", visitor))) return withNotice("tooMany");
    const joined = await onSale.join(line, visitor);
    if (joined.outcome !== "joined") return withNotice(joined.outcome);
    return answer(own, [...others, placeToken(line, joined.place.number, joined.place.joinedAt)]);
  }
  if (intent === "leave") {
    await onSale.leave(line, visitor);
    return answer(own, others);
  }
  if (intent !== "enter" && intent !== "more") return undefined;
  const kept = place ?? (await onSale.place(line, visitor));
  if (intent === "more") {
    const turn = kept && (await onSale.prolong(line, kept.number, visitor));
    if (!turn) return withNotice("noMore");
    const longer = [...others, placeToken(line, kept.number, placeAt), turnToken(line, kept.number, turn.until)];
    return answer(form.get("from") === "seats" ? seats : own, longer);
  }
  if (!kept) return withNotice("notYours", others);
  const entered = await onSale.enter(line, kept.number, visitor);
  if (entered.outcome === "notYours") return withNotice("notYours", others);
  if (entered.outcome === "spent") {
    return answer(own, [...others, placeToken(line, kept.number, placeAt), usedUpToken(line, kept.number)]);
  }
  if (entered.outcome !== "entered") return withNotice(entered.outcome);
  const tokens = [...others, placeToken(line, kept.number, placeAt), turnToken(line, kept.number, entered.turn.until)];
  return answer(seats, tokens);
}

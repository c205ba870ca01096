/** What each screen of a line's page says: its heading, a number or a word beside it, and a sentence. */
import { waitRange } from "../../app/domain/line/wait-estimate";
import type { PageFan, PageLine, Screen } from "./line-facts";
import type { LineTexts } from "./line-texts";

type LineNow = { line: PageLine; fan: PageFan; texts: LineTexts; now: Date };
type LineContent = {
  heading: string;
  number?: number;
  /** Set as large as the number. */
  word?: string | undefined;
  /** The word is in the heading as well. */
  repeats?: boolean;
  text: string;
};

export function lineContent(
  screen: Screen,
  { line, fan, texts, now }: LineNow,
  { ahead, opens }: { ahead: number; opens: string },
): LineContent {
  const { t, time, range, minutes } = texts;
  const at = (date: Date) => time(date, line.timeZoneId);
  switch (screen) {
    case "before": {
      const day = texts.day(line.joinsAt, line.timeZoneId, now);
      return {
        heading: t.line("before.heading", { time: at(line.joinsAt) }),
        word: day ?? texts.clock(line.joinsAt, line.timeZoneId),
        repeats: day === undefined,
        text: t.line("before.text", { opens }),
      };
    }
    case "gathering":
      return {
        heading: t.line("gathering.heading", { opens }),
        word: texts.clock(line.opensAt, line.timeZoneId),
        repeats: true,
        text: t.line("gathering.text"),
      };
    case "drawn":
      return {
        heading: t.line("drawn.heading"),
        number: (fan.place?.number ?? 0) + 1,
        text: t.line("drawn.text", { opens }),
      };
    case "drawing":
      return { heading: t.line("drawing.heading"), text: t.line("drawing.text") };
    case "open":
      return { heading: t.line("open.heading"), number: ahead, text: t.line("open.text") };
    case "waiting": {
      const wait = waitRange(ahead, line.pace);
      const far = fan.place?.rank !== undefined && fan.place.rank > line.reach;
      const estimate = wait
        ? `${t.line("waiting.wait", { range: range(wait) })} ${t.line("waiting.near", { time: at(turnAt(ahead, line, now)) })}`
        : t.line("waiting.unknown");
      return {
        heading: t.line("waiting.heading"),
        number: ahead,
        text: far ? `${estimate} ${t.line("waiting.far")}` : estimate,
      };
    }
    case "paused":
      return {
        heading: t.line("paused.heading"),
        number: ahead,
        text: t.line(line.halted ? "paused.halted" : "paused.text"),
      };
    case "turn":
      return {
        heading: t.line("turn.heading", { minutes: minutes(line.turnMinutes) }),
        word: t.line("turn.word"),
        text: t.line("inside.text"),
      };
    case "inside":
      return {
        heading: t.line("inside.heading", { time: fan.turn ? at(fan.turn.until) : "" }),
        word: t.line("turn.word"),
        text: t.line("inside.text"),
      };
    case "missed":
      return {
        heading: t.line("missed.heading"),
        word: t.line("turn.word"),
        text: t.line("turn.heading", { minutes: minutes(line.turnMinutes) }),
      };
    case "spent":
      return { heading: t.line("spent.heading"), text: t.line("spent.text") };
    case "soldOut":
      return {
        heading: line.soldOutAt ? t.line("soldOut.heading", { time: at(line.soldOutAt) }) : t.line("soldOut.text"),
        word: t.line("soldOut.word"),
        text: line.soldOutAt ? t.line("soldOut.text") : "",
      };
    case "ended":
      return { heading: t.line("ended.heading"), text: t.line("ended.text") };
  }
}

const turnAt = (ahead: number, { pace }: PageLine, now: Date) => new Date(now.getTime() + (ahead / pace) * 1_000);

/** The title of a page's hero, in lines that were broken on the server. */
import { type CSSProperties, Fragment } from "react";
import type { TitleLines } from "../posters/title-lines";

/** A title with longer lines is smaller and may break anywhere. */
const LONG_LINE_EM = 6;

type HeroTitleProps = { title: TitleLines; lang: string; dir?: "auto" };

export function HeroTitle({ title: { lines, widthEm }, lang, dir }: HeroTitleProps) {
  return (
    <h1
      className={widthEm > LONG_LINE_EM ? "long" : undefined}
      lang={lang}
      dir={dir}
      style={{ "--w": widthEm } as CSSProperties}
    >
      {lines.map((line, i) => (
        <Fragment key={line}>
          {i > 0 && <br />}
          {line}
          {i < lines.length - 1 && " "}
        </Fragment>
      ))}
    </h1>
  );
}

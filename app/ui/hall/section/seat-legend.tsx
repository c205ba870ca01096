/** Explains the signs that appear in the table. Hidden from screen readers, because each seat has its sign in words. */
import type { CSSProperties } from "react";
import type { SectionSheet } from "../../../domain/hall/section-sheet";
import { useTexts } from "../../../i18n/texts";

export function SeatLegend({ sheet, gone, tint }: { sheet: SectionSheet; gone: boolean; tint: string | undefined }) {
  const { t } = useTexts("hall");
  const benches = sheet.rows.flatMap((row) => row.benches);
  const has = (sign: string) => benches.some(({ state }) => state.includes(sign));
  const restricted = benches.flatMap((bench) => Object.values(bench.restricted));
  const wheelchairs = has("a") || has("c");
  return (
    <div className="stack" style={{ "--gap": "var(--s-2)", "--tint": tint } as CSSProperties}>
      <ul className="seat-key" aria-hidden="true">
        <Sign kind="" sign="7" word={t("sign.free")} />
        <Sign kind="yours" sign="✓" word={t("sign.yours")} />
        {has("1") && <Sign kind="taken" sign="×" word={t("sign.taken")} />}
        {gone && <Sign kind="gone" sign="×" word={t("sign.gone")} />}
        {has("a") && <Sign kind="a" sign="A" word={t("sign.accessible")} />}
        {has("c") && <Sign kind="c" sign="C" word={t("sign.companion")} />}
        {restricted.length > 0 && <Sign kind="r" sign="R" word={t("sign.restricted")} />}
      </ul>
      {wheelchairs && <p className="help">{t("access.text")}</p>}
      {[...new Set(restricted)].filter(Boolean).map((note) => (
        <p className="help" key={note}>
          <b aria-hidden="true">R</b> <span className="hide">{t("sign.restricted")}: </span>
          <bdi lang="en">{note}</bdi>
        </p>
      ))}
    </div>
  );
}

const Sign = ({ kind, sign, word }: { kind: string; sign: string; word: string }) => (
  <li>
    <span className={`seat ${kind}`.trim()}>
      <span>{sign}</span>
    </span>
    {word}
  </li>
);

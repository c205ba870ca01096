/**
 * The seats of a section as a table of checkboxes, ring or stage above. Left stays left in every language, because the
 * hall isn't mirrored. With scripts it is a grid: one Tab stop, then arrow keys.
 */
import { type CSSProperties, memo, type RefObject } from "react";
import { PLACE } from "../../../domain/hall/seats-fields";
import type { SectionSheet, SheetBench, SheetRow } from "../../../domain/hall/section-sheet";
import { placeId } from "../../../domain/seating/seat-names";
import { useTexts } from "../../../i18n/texts";

export type SheetTier = { id: string; number: number; name: string; price: string; priceCents: number; tint: string };

type SeatTableProps = {
  code: string;
  sheet: SectionSheet;
  tiers: readonly SheetTier[];
  focus: "ring" | "stage";
  /** Checked initially. */
  ticked: readonly string[];
  /** On hold for this fan, so not taken for them. */
  mine: readonly string[];
  /** Went to someone else while the fan chose. */
  lost: readonly string[];
  grid: boolean;
  table: RefObject<HTMLTableElement>;
};

export const SeatTable = memo(function SeatTable({ sheet, focus, grid, table, ...seats }: SeatTableProps) {
  const { t } = useTexts("hall");
  const { t: words } = useTexts("seat");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen scrolls within this section, which the keyboard can only do if it takes the focus
    <section className="seat-scroll" dir="ltr" aria-label={t("section.table")} tabIndex={0}>
      <div className="ring-edge" aria-hidden="true">
        <span dir="auto">{t(`plan.${focus}`)}</span>
      </div>
      <table ref={table} role={grid ? "grid" : undefined}>
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                <span className="hide">{words("row")} </span>
                {row.label}
              </th>
              {row.lead > 0 && <td colSpan={row.lead} />}
              <SeatsOfRow row={row} {...seats} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

type RowProps = Pick<SeatTableProps, "code" | "tiers" | "ticked" | "mine" | "lost"> & { row: SheetRow };

/**
 * All cells of a row are in one list and keyed by seat name, so that a seat keeps its checkbox when its bench gets
 * shorter or is split by an aisle.
 */
function SeatsOfRow({ row, tiers, ...seats }: RowProps) {
  return row.benches.flatMap((bench, index) => {
    const tier = tiers.find(({ id }) => bench.tiers.includes(id));
    const cells = bench.labels.map((label, at) =>
      bench.state[at] === undefined || bench.state[at] === " " ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no label, and it never moves within its bench
        <td key={`gap ${index} ${at}`} />
      ) : (
        <SeatCell key={`seat ${label}`} bench={bench} at={at} row={row.label} tier={tier} {...seats} />
      ),
    );
    return index > 0 ? [<td className="walk" key={`aisle before ${bench.labels[0]}`} />, ...cells] : cells;
  });
}

type SeatCellProps = Omit<RowProps, "row" | "tiers"> & {
  bench: SheetBench;
  /** The seat's position on the bench. */
  at: number;
  row: string;
  tier: SheetTier | undefined;
};

function SeatCell({ bench, at, row, code, tier, ticked, mine, lost }: SeatCellProps) {
  const { t } = useTexts("hall");
  const { t: words } = useTexts("seat");
  const label = bench.labels[at] ?? "";
  const place = placeId(code, row, label);
  const sign = bench.state[at];
  if (lost.includes(place)) return <TakenSeat label={label} word={t("sign.gone")} kind="gone" />;
  if (!tier || (sign === "1" && !mine.includes(place)))
    return <TakenSeat label={label} word={t("sign.taken")} kind="taken" />;
  const restricted = bench.restricted[at];
  const about = [
    ...[words("one", { row, seats: label }), tier.price],
    ...(sign === "a" ? [t("sign.accessible")] : []),
    ...(sign === "c" ? [t("sign.companion")] : []),
    ...(restricted === undefined ? [] : [t("sign.restricted"), restricted]),
    ...(bench.aisle.includes(at) ? [t("sign.aisle")] : []),
  ];
  const kind = sign === "a" || sign === "c" ? sign : restricted === undefined ? "" : "r";
  return (
    <td>
      <label className={`seat ${kind}`.trim()} style={{ "--tint": tier.tint } as CSSProperties}>
        <input
          type="checkbox"
          name={PLACE}
          value={place}
          defaultChecked={ticked.includes(place)}
          aria-label={about.filter(Boolean).join(", ")}
        />
        {/* The checkbox has the same in words. */}
        <span aria-hidden="true">
          {label}
          {kind && <i>{kind.toUpperCase()}</i>}
        </span>
      </label>
    </td>
  );
}

const TakenSeat = ({ label, word, kind }: { label: string; word: string; kind: "taken" | "gone" }) => (
  <td className={kind}>
    <span aria-hidden="true">×</span>
    <span className="hide">
      {label}, {word}
    </span>
  </td>
);

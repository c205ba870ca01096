/** A table of the office. On phones, each row is a block whose cells have their columns' names. */
import type { ReactNode } from "react";

type OfficeTableProps = {
  /** For assistive technology. */
  caption: string;
  columns: readonly string[];
  /** Each row has a key and a cell per column. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

export function OfficeTable({ caption, columns, rows }: OfficeTableProps) {
  return (
    <table className="o-table cards">
      <caption className="hide">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-l={columns[index] || undefined} dir="auto">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table of the office: on a phone each row is a block in which every cell has its column's name. */
import type { ReactNode } from "react";

type OfficeTableProps = {
  /** For assistive technology. */
  caption: string;
  columns: readonly string[];
  /** Each has a key, and a cell for each column. */
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

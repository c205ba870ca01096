/** A money page with a single table. */
import type { MoneyTable as Table } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { MoneyHead } from "./money-head";
import { MoneyTable } from "./money-table";

type TablePageProps = {
  title: string;
  text?: string;
  /** Shown instead of an empty table. */
  nothing: string;
  table: Table;
  /** URL of the table as a file. */
  file?: string;
};

export function TablePage({ title, text, nothing, table, file }: TablePageProps) {
  return (
    <div className="stack">
      <MoneyHead title={title} text={text} />
      {table.rows.length === 0 ? <p className="o-box">{nothing}</p> : <MoneyTable table={table} />}
      {file && table.rows.length > 0 && (
        <p>
          <a href={file}>{officeTexts("frame")("form.download")}</a>
        </p>
      )}
    </div>
  );
}

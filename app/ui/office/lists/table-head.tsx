/** The head of a list whose rows end with a button. */

/** `deed` names the column of buttons for screen readers. */
type TableHeadProps = { columns: readonly string[]; deed: string };

export function TableHead({ columns, deed }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name}>{name}</th>
        ))}
        <th>
          <span className="hide">{deed}</span>
        </th>
      </tr>
    </thead>
  );
}

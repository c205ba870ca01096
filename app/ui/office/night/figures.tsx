/** The main numbers of a page. */
type FigureRow = { name: string; value: string | number; note?: string | undefined };

export function Figures({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <dl className="nums">
      {rows.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

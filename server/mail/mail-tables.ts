/** Tables as the frame of a mail: Outlook knows no other boxes. */
const TABLE = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

export const table = (rows: string, attributes = `width="100%"`): string =>
  `<table ${TABLE} ${attributes}>${rows}</table>`;

/** A full-width band in one color; `thin` is a line of that many pixels, whose text takes up no space. */
export function row(
  inner: string,
  { color, padding, thin, name = "" }: { color: string; padding?: string; thin?: number; name?: string },
): string {
  const size = thin ? `height:${thin}px;line-height:${thin}px;font-size:1px` : `padding:${padding}`;
  const names = [name, thin ? "" : "pad"].filter(Boolean).join(" ");
  return table(
    `<tr><td${names && ` class="${names}"`} bgcolor="${color}" style="background-color:${color};${size}">${inner}</td></tr>`,
  );
}

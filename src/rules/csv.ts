/** What a spreadsheet would take for a formula is kept as text by a mark before it. */
const formula = /^[\t\r\n ]*[=+\-@|%]|^[\t\r]/

/** One cell: quoted, and never a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** A table as a CSV file (RFC 4180) that spreadsheets read as UTF-8 and in which nothing is carried out. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/**
 * Returns a row for a spreadsheet (RFC 4180). A cell that starts like a formula gets an apostrophe in front, because
 * the text comes from users and a spreadsheet must not evaluate it.
 */
export function formatCsvRow(cells: readonly string[]): string {
  return `${cells.map(formatCsvCell).join(',')}\r\n`;
}

function formatCsvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

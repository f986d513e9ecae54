/** RFC 4180, UTF-8 with its mark, for spreadsheets. Text that one would take for a formula is held back by an apostrophe; numbers are ours. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && /^\s*[=+\-@\t\r\n|%]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

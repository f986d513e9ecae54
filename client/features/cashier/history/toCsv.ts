/** RFC 4180 with a UTF-8 byte order mark, for spreadsheets. An apostrophe keeps text from being run as a formula; numbers are our own. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && /^\s*[=+\-@\t\r\n|%]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

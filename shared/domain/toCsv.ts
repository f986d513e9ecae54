/** A number as text, with its decimals kept: `350000.00`. */
const NUMERAL = /^-?\d+(?:\.\d+)?$/;

/**
 * Writes rows as CSV for spreadsheets in Russian and Uzbek: semicolons between cells and a comma before decimals, as Excel expects where the
 * comma is the decimal mark; with commas it would show one column, and take 1.5 for a date. UTF-8 with a byte order mark, CRLF, quotes as in
 * RFC 4180. An apostrophe keeps other text from being run as a formula.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  const given = String(value);
  if (NUMERAL.test(given)) return given.replace('.', ',');
  const text = /^\s*[=+\-@\t\r\n|%]/.test(given) ? `'${given}` : given;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

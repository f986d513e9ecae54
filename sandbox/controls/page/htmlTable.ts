/** A table of the developer page; cells are markup. */
export function htmlTable(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  // A column of buttons has no header for screen readers.
  const head = heads.map((title) => (title === '' ? '<td></td>' : `<th scope="col">${title}</th>`)).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const empty = `<tr><td colspan="${heads.length}">empty</td></tr>`;
  return `<div class="wide" role="group" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body || empty}</tbody></table></div>`;
}

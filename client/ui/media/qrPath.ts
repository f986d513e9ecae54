/** Converts rows of dark (true) and light modules to an SVG path, with a rectangle for each run of dark ones. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const end = row.indexOf(false, x);
      const width = (end === -1 ? row.length : end) - x;
      runs.push(`M${x} ${y}h${width}v1h-${width}z`);
      x += width;
    }
  return runs.join('');
}

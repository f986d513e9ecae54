export interface Line {
  name: string;
  /** Unix seconds, value. */
  points: readonly (readonly [number, number])[];
}

interface Frame {
  title: string;
  unit: string;
  width: number;
  height: number;
  from: number;
  to: number;
}

const COLOURS = ['#73bf69', '#f2cc0c', '#5794f2', '#ff9830', '#f2495c', '#b877d9', '#8ab8ff', '#c0d8a0'];
const [LEFT, TOP, RIGHT] = [58, 34, 12];
const LEGEND_LINE = 16;
const MAX_NAMES = 4;

function format(value: number, unit: string): string {
  const short = (n: number) => String(Number(n.toPrecision(2)));
  if (unit === 's') return value < 1 ? `${short(value * 1000)} ms` : `${short(value)} s`;
  if (unit === 'bytes') return `${Math.round(value / 1e6)} MB`;
  if (unit === 'percentunit') return `${Math.round(value * 100)} %`;
  return unit === 'reqps' ? `${short(value)}/s` : short(value);
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws a panel of the dashboard as an SVG. */
export function drawPanel(lines: readonly Line[], { title, unit, width, height, from, to }: Frame): string {
  const named = lines.slice(0, MAX_NAMES);
  const bottom = height - 14 - LEGEND_LINE * named.length;
  const top = Math.max(...lines.flatMap(({ points }) => points.map(([, value]) => value)), 0) || 1;
  const x = (time: number) => LEFT + ((time - from) / (to - from)) * (width - LEFT - RIGHT);
  const y = (value: number) => bottom - (value / top) * (bottom - TOP);
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<line x1="${LEFT}" x2="${width - RIGHT}" y1="${y(share * top)}" y2="${y(share * top)}" stroke="#2c3235"/><text x="${LEFT - 6}" y="${y(share * top) + 4}" text-anchor="end">${format(share * top, unit)}</text>`,
  );
  const drawn = lines.map(({ points }, index) => {
    const path = points.map(([time, value]) => `${x(time).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    return `<polyline points="${path}" fill="none" stroke="${COLOURS[index % COLOURS.length]}" stroke-width="1.5"/>`;
  });
  const legend = named.map(({ name, points }, index) => {
    const baseline = bottom + 18 + index * LEGEND_LINE;
    const last = format(points.at(-1)?.[1] ?? 0, unit);
    const more = index === MAX_NAMES - 1 && lines.length > MAX_NAMES ? ` (and ${lines.length - MAX_NAMES} more)` : '';
    return `<rect x="${LEFT}" y="${baseline - 5}" width="12" height="3" fill="${COLOURS[index % COLOURS.length]}"/><text x="${LEFT + 18}" y="${baseline}">${escaped(name)}${more}</text><text x="${width - RIGHT}" y="${baseline}" text-anchor="end">${last}</text>`;
  });
  const nothing = lines.length === 0 ? `<text x="${width / 2}" y="${height / 2}" text-anchor="middle">none</text>` : '';
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="3" fill="#181b1f"/><text class="title" x="12" y="20">${escaped(title)}</text>${grid.join('')}${drawn.join('')}${legend.join('')}${nothing}</svg>`;
}

import { readFileSync } from 'node:fs';
import { drawPanel, type Line } from './drawPanel.ts';
import { JOB, type Prometheus } from './startPrometheus.ts';

interface Panel {
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig?: { defaults: { unit?: string } };
  targets?: { expr: string; legendFormat: string }[];
}

const [COLUMN, ROW, GAP] = [70, 27, 6];

/** Draws ops/grafana/dashboard.json as a page, with each expression evaluated by Prometheus. `from` and `to` in Unix seconds. */
export async function drawDashboard(prometheus: Prometheus, from: number, to: number): Promise<string> {
  const { panels } = JSON.parse(readFileSync('ops/grafana/dashboard.json', 'utf8')) as { panels: Panel[] };
  const drawn: string[] = [];
  let height = 0;
  for (const { type, title, gridPos, fieldConfig, targets = [] } of panels) {
    const { x, y, w, h } = gridPos;
    height = Math.max(height, (y + h) * ROW);
    const place = `left:${x * COLUMN}px;top:${y * ROW}px`;
    if (type === 'row') {
      drawn.push(`<h2 style="${place}">${title}</h2>`);
      continue;
    }
    const lines: Line[] = [];
    for (const { expr, legendFormat } of targets)
      for (const { metric, values } of await prometheus.range(expr.replaceAll('$job', JOB), from, to)) {
        const points = values.map(([time, value]) => [time, Number(value)] as const);
        lines.push({
          name: legendFormat.replace(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? ''),
          points: points.filter(([, value]) => Number.isFinite(value)),
        });
      }
    const frame = { title, unit: fieldConfig?.defaults.unit ?? 'none', from, to };
    const svg = drawPanel(lines, { ...frame, width: w * COLUMN - GAP, height: h * ROW - GAP });
    drawn.push(`<div style="${place}">${svg}</div>`);
  }
  return `<!doctype html><meta charset="utf-8"><style>body{margin:12px;background:#111217;color:#ccccdc;font:12px sans-serif;position:relative;width:${24 * COLUMN}px;height:${height}px}
div,h2{position:absolute;margin:0}h2{font-size:14px;line-height:${ROW}px}text{fill:#9a9aa8;font-size:11px}.title{fill:#ccccdc;font-size:13px}</style>${drawn.join('')}`;
}

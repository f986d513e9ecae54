/** The vehicle's position on the canvas, CSS pixels from left and bottom, and its heading, radians above level. */
export interface CurveTip {
  x: number;
  y: number;
  angle: number;
}

/**
 * The multiplier over time, drawn up to the vehicle. The scale grows with the flight, so that the tip stays visible and
 * below the figure.
 */
export function drawCurve(
  canvas: HTMLCanvasElement,
  flight: { ms: number; growthMs: number; colour: string; isOver: boolean },
): CurveTip {
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = Math.min(2, devicePixelRatio || 1);
  if (canvas.width !== Math.round(width * density) || canvas.height !== Math.round(height * density)) {
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
  }
  const pad = Math.min(width, height) * 0.16;
  const span = Math.max(6000, flight.ms * 1.12);
  const high = Math.max(1, Math.exp(span / flight.growthMs) - 1);
  const xOf = (ms: number) => pad + (ms / span) * (width - pad * 2.2);
  const yOf = (ms: number) => pad * 0.8 + ((Math.exp(ms / flight.growthMs) - 1) / high) * (height * 0.62 - pad);
  const tip = { x: xOf(flight.ms), y: yOf(flight.ms) };
  const before = Math.max(0, flight.ms - span * 0.02);
  const angle = flight.ms === 0 ? Math.PI / 2 : Math.atan2(tip.y - yOf(before), Math.max(0.01, tip.x - xOf(before)));
  const ink = canvas.getContext('2d');
  if (!ink) return { ...tip, angle };
  ink.setTransform(density, 0, 0, density, 0, 0);
  ink.clearRect(0, 0, width, height);
  ink.strokeStyle = 'rgb(255 255 255 / .13)';
  ink.lineWidth = 1;
  for (let line = 1; line < 5; line += 1) {
    const y = Math.round((height * line) / 5) + 0.5;
    ink.beginPath();
    ink.moveTo(0, y);
    ink.lineTo(width, y);
    ink.stroke();
  }
  if (flight.ms === 0) return { ...tip, angle };
  ink.beginPath();
  ink.moveTo(xOf(0), height - yOf(0));
  const steps = 48;
  for (let step = 1; step <= steps; step += 1) {
    const ms = (flight.ms * step) / steps;
    ink.lineTo(xOf(ms), height - yOf(ms));
  }
  ink.lineWidth = 5;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.strokeStyle = flight.isOver ? 'rgb(255 138 153 / .8)' : flight.colour;
  ink.stroke();
  ink.lineTo(tip.x, height);
  ink.lineTo(xOf(0), height);
  ink.closePath();
  const fill = ink.createLinearGradient(0, height - tip.y, 0, height);
  fill.addColorStop(0, flight.isOver ? 'rgb(240 70 95 / .3)' : 'rgb(255 255 255 / .26)');
  fill.addColorStop(1, 'rgb(255 255 255 / 0)');
  ink.fillStyle = fill;
  ink.fill();
  return { ...tip, angle };
}

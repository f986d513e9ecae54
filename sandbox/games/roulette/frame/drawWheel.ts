import { colourOf, WHEEL } from '#sandbox/games/roulette/rouletteMaths.ts';

const FILLS = { red: 'url(#pocket-red)', black: 'url(#pocket-black)', green: '#12a05a' } as const;
const STEP = 360 / WHEEL.length;

const point = (radius: number, degrees: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(radians) * radius).toFixed(1)} ${(Math.sin(radians) * radius).toFixed(1)}`;
};

function ring(outer: number, inner: number, index: number): string {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}z`;
}

/** The wheel from above in its real order; `#wheel-turn` and `#ball-turn` move. At rest zero is at the top. */
export function drawWheel(): string {
  const pockets = WHEEL.map((number, index) => `<path d="${ring(88, 58, index)}" fill="${FILLS[colourOf(number)]}"/>`);
  const frets = WHEEL.map((_, index) => `M${point(88, (index + 0.5) * STEP)}L${point(46, (index + 0.5) * STEP)}`).join(
    '',
  );
  const numbers = WHEEL.map(
    (number, index) =>
      `<text transform="rotate(${(index * STEP).toFixed(2)}) translate(0 -76.5)" text-anchor="middle" dominant-baseline="central">${number}</text>`,
  );
  const cups = WHEEL.map((_, index) => `<path d="${ring(58, 46, index)}"/>`).join('');
  const arms = [0, 1, 2, 3].map((arm) => `M0 0L${point(33, arm * 90 + 20)}`).join('');
  const studs = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((stud) => {
      const [x, y] = point(94, stud * 45 + 22).split(' ');
      return `<path d="M${x} ${y}m0-3 1.8 3-1.8 3-1.8-3z" fill="url(#gold)"/>`;
    })
    .join('');
  return `<svg viewBox="-104 -104 208 208" aria-hidden="true" class="wheel"><defs>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6c8"/><stop offset=".3" stop-color="#ffd45a"/><stop offset=".55" stop-color="#9c5a0c"/><stop offset=".75" stop-color="#ffd45a"/><stop offset="1" stop-color="#e8a01c"/></linearGradient>
<radialGradient id="wood" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="#c98250"/><stop offset=".45" stop-color="#7c3a1a"/><stop offset="1" stop-color="#2c1006"/></radialGradient>
<radialGradient id="pocket-red" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="90"><stop offset=".6" stop-color="#8c0e24"/><stop offset="1" stop-color="#e8304a"/></radialGradient>
<radialGradient id="pocket-black" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="90"><stop offset=".6" stop-color="#0a0a12"/><stop offset="1" stop-color="#34344a"/></radialGradient>
<radialGradient id="ball" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#eef0fa"/><stop offset="1" stop-color="#8088a8"/></radialGradient></defs>
<circle r="103" fill="#1c0a04"/><circle r="101" fill="url(#wood)"/><circle r="90.5" fill="url(#gold)"/>${studs}
<g id="wheel-turn"><circle r="88" fill="#0a0a12"/>${pockets.join('')}<g fill="rgb(0 0 0/.55)">${cups}</g><path d="${frets}" stroke="#ffd45a" stroke-width="1"/><g fill="#fff" font-size="9.4" font-weight="700" font-family="Onest,system-ui,sans-serif">${numbers.join('')}</g>
<circle r="46" fill="url(#gold)"/><circle r="43.5" fill="url(#wood)"/><circle r="26" fill="none" stroke="#ffd45a" stroke-width="1.4" opacity=".7"/><path d="${arms}" stroke="#4d2606" stroke-width="8" stroke-linecap="round"/><path d="${arms}" stroke="url(#gold)" stroke-width="5" stroke-linecap="round"/><circle r="11" fill="url(#gold)" stroke="#4d2606" stroke-width="2"/><circle r="4" fill="#9c5a0c"/></g>
<circle r="88" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="1.5"/><g id="ball-turn"><circle cy="-52" r="4.6" fill="url(#ball)" stroke="#1a1020" stroke-width=".8"/></g></svg>`;
}

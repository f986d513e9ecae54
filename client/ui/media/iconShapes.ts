const line = (d: string) => `<path d="${d}"/>`;
const dot = (x: number, y: number, r = 1) => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`;
const ring = (r = 9) => `<circle cx="12" cy="12" r="${r}"/>`;
const solid = (d: string) => `<path d="${d}" fill="currentColor" stroke="none"/>`;

const HEART =
  'M12 20.2 4.6 12.8a4.9 4.9 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.5.5.5-.5a4.9 4.9 0 0 1 6.9 0 4.9 4.9 0 0 1 0 6.9z';
const EYE = 'M2.5 12S5.8 5.5 12 5.5 21.5 12 21.5 12 18.2 18.5 12 18.5 2.5 12 2.5 12z';
const SHIELD = 'M12 3l7.5 2.8v5.4c0 4.6-3.1 8.2-7.5 9.8-4.4-1.6-7.5-5.2-7.5-9.8V5.8z';
const BUBBLE = 'M20.5 11.8a8.3 8.3 0 0 1-12.2 7.3L3.5 20.5l1.4-4.8a8.3 8.3 0 1 1 15.6-3.9z';

/** Line icons on a 24 px square, stroke 1.75, one entry a symbol of `public/icons/sprite.svg` (written by iconSprite.test.ts). */
export const iconShapes = {
  home:
    line('M3.5 11 12 3.8l8.5 7.2') +
    line('M5.5 9.5V19a1.3 1.3 0 0 0 1.3 1.3h10.4a1.3 1.3 0 0 0 1.3-1.3V9.5') +
    line('M9.7 20.3v-6h4.6v6'),
  grid: '<rect x="3.75" y="3.75" width="6.75" height="6.75" rx="1.5"/><rect x="13.5" y="3.75" width="6.75" height="6.75" rx="1.5"/><rect x="3.75" y="13.5" width="6.75" height="6.75" rx="1.5"/><rect x="13.5" y="13.5" width="6.75" height="6.75" rx="1.5"/>',
  slots:
    '<circle cx="7" cy="16.5" r="3.75"/><circle cx="16.75" cy="15.75" r="3.75"/>' +
    line('M8 12.8C8.6 9 10.6 5.5 14.5 3.5c1.8 2.5 2.5 5.3 2.3 8.5') +
    line('M14.5 3.5C11.6 2.7 8.5 3.4 6.7 5.9c2.9 1 6.2.3 7.8-2.4z'),
  spade:
    line(
      'M12 3.2c2.4 3.2 8.2 5.5 8.2 10a4.1 4.1 0 0 1-6.9 3l-1.3-1.2-1.3 1.2a4.1 4.1 0 0 1-6.9-3c0-4.5 5.8-6.8 8.2-10z',
    ) + line('M12 15.5v5.3M9.3 20.8h5.4'),
  rocket:
    line('M9 15.2 6.8 13s1.3-9.2 13.4-9.2C20.2 15.9 11 17.2 11 17.2z') +
    line('M8 9.6H4.8L3.5 12.7l3.3.3M14.4 16v3.2l-3.1 1.3-.3-3.3') +
    line('M5.7 16.3c-1.3 1.3-1.7 4-1.7 4s2.7-.4 4-1.7') +
    '<circle cx="14.7" cy="9.3" r="1.6"/>',
  diamond: line('M7 4.5h10l4 5.3L12 20.5 3 9.8z') + line('M3 9.8h18M9.2 9.8 12 4.5l2.8 5.3L12 20.5z'),
  trophy:
    line('M7.5 4h9v6a4.5 4.5 0 0 1-9 0z') +
    line(
      'M7.5 5.5H4v1.7a3.5 3.5 0 0 0 3.5 3.5M16.5 5.5H20v1.7a3.5 3.5 0 0 1-3.5 3.5M12 14.5v3M8.3 20.5c0-1.7 1.7-3 3.7-3s3.7 1.3 3.7 3z',
    ),
  gift:
    '<rect x="3.5" y="8" width="17" height="4.25" rx="1.2"/>' +
    line(
      'M5.2 12.25V19a1.3 1.3 0 0 0 1.3 1.3h11a1.3 1.3 0 0 0 1.3-1.3v-6.75M12 8v12.3M12 8S10.8 3.5 8 3.5a2.2 2.2 0 0 0 0 4.5zM12 8s1.2-4.5 4-4.5A2.2 2.2 0 0 1 16 8z',
    ),
  sparkle:
    line('M11 4.5l1.7 4.8 4.8 1.7-4.8 1.7L11 17.5l-1.7-4.8L4.5 11l4.8-1.7z') +
    line('M18.5 3v3.5M16.75 4.75h3.5M18.5 16.5v4M16.5 18.5h4'),
  chat: line(BUBBLE),
  shield: line(SHIELD) + line('M8.8 11.9l2.3 2.3 4.2-4.4'),
  heart: line(HEART),
  'heart-filled': solid(HEART),
  search: '<circle cx="11" cy="11" r="7"/>' + line('M16.2 16.2l4.3 4.3'),
  globe:
    ring(8.75) +
    line(
      'M3.25 12h17.5M12 3.25c2.5 2.5 3.7 5.4 3.7 8.75S14.5 18.25 12 20.75C9.5 18.25 8.3 15.35 8.3 12S9.5 5.75 12 3.25z',
    ),
  'chevron-left': line('M14.5 6l-6 6 6 6'),
  'chevron-right': line('M9.5 6l6 6-6 6'),
  'chevron-down': line('M6 9.5l6 6 6-6'),
  'chevron-up': line('M6 14.5l6-6 6 6'),
  'arrow-left': line('M19.5 12h-15M10.5 6l-6 6 6 6'),
  'arrow-right': line('M4.5 12h15M13.5 6l6 6-6 6'),
  close: line('M6 6l12 12M18 6L6 18'),
  plus: line('M12 5v14M5 12h14'),
  minus: line('M5 12h14'),
  play: line('M7 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8A.8.8 0 0 0 7 5.2z'),
  'play-circle': ring(8.75) + line('M10.2 8.7v6.6l5.1-3.3z'),
  pause: '<rect x="6" y="4.5" width="4" height="15" rx="1.2"/><rect x="14" y="4.5" width="4" height="15" rx="1.2"/>',
  fullscreen: line(
    'M4 8.5V5.5A1.5 1.5 0 0 1 5.5 4h3M15.5 4h3A1.5 1.5 0 0 1 20 5.5v3M20 15.5v3a1.5 1.5 0 0 1-1.5 1.5h-3M8.5 20h-3A1.5 1.5 0 0 1 4 18.5v-3',
  ),
  'exit-fullscreen': line(
    'M8.5 4v3A1.5 1.5 0 0 1 7 8.5H4M20 8.5h-3A1.5 1.5 0 0 1 15.5 7V4M15.5 20v-3a1.5 1.5 0 0 1 1.5-1.5h3M4 15.5h3A1.5 1.5 0 0 1 8.5 17v3',
  ),
  info: ring(8.75) + line('M12 11.3v5') + dot(12, 8, 1.1),
  help: ring(8.75) + line('M9.5 9.6a2.5 2.5 0 1 1 3.8 2.2c-.9.5-1.3 1-1.3 1.9') + dot(12, 16.5, 1.1),
  clock: ring(8.75) + line('M12 7v5.2l3.3 2'),
  user: '<circle cx="12" cy="8" r="4.25"/>' + line('M4.5 20.5c.5-4 3.6-6.3 7.5-6.3s7 2.3 7.5 6.3'),
  bell: line('M6 10a6 6 0 0 1 12 0c0 5 2 6.3 2 6.3H4S6 15 6 10zM10 19.5a2.3 2.3 0 0 0 4 0'),
  menu: line('M4 6.5h16M4 12h16M4 17.5h16'),
  more: dot(12, 5.5, 1.7) + dot(12, 12, 1.7) + dot(12, 18.5, 1.7),
  wallet:
    line(
      'M18.5 8V5.8A1.8 1.8 0 0 0 16.7 4H5.75a2.25 2.25 0 0 0 0 4.5h12.5A2.25 2.25 0 0 1 20.5 10.75v7A2.25 2.25 0 0 1 18.25 20H5.75a2.25 2.25 0 0 1-2.25-2.25V6.25',
    ) + dot(16.3, 14.25, 1.2),
  card: '<rect x="3" y="5" width="18" height="14" rx="2.25"/>' + line('M3 9.7h18M6.5 15h3.5'),
  eye: line(EYE) + '<circle cx="12" cy="12" r="2.9"/>',
  'eye-off': line(
    'M9.9 5.75A9.3 9.3 0 0 1 12 5.5c6.2 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.5M6.3 7.3A16.3 16.3 0 0 0 2.5 12S5.8 18.5 12 18.5a9.6 9.6 0 0 0 5.2-1.6M10 9.9a2.9 2.9 0 0 0 4.1 4.1M3.5 3.5l17 17',
  ),
  check: line('M5 12.5l4.7 4.7L19.5 7'),
  'check-circle': ring(8.75) + line('M8.2 12.3l2.7 2.7 5-5.4'),
  alert: line('M12 4.2 21 19.5H3z') + line('M12 10v4.3') + dot(12, 16.8, 1),
  'alert-circle': ring(8.75) + line('M12 7.3v5.5') + dot(12, 16.2, 1.1),
  'close-circle': ring(8.75) + line('M9 9l6 6M15 9l-6 6'),
  settings:
    '<circle cx="12" cy="12" r="3"/>' +
    line(
      'M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1',
    ) +
    ring(6.3),
  logout: line('M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15.5 7.5 20 12l-4.5 4.5M20 12H9.5'),
  filter:
    line('M3.5 7h8.3M16.2 7h4.3M3.5 12h2.3M10.2 12h10.3M3.5 17h10.3M18.2 17h2.3') +
    '<circle cx="14" cy="7" r="2.1"/><circle cx="8" cy="12" r="2.1"/><circle cx="16" cy="17" r="2.1"/>',
  sort: line('M7.5 19.5v-15M4 8l3.5-3.5L11 8M16.5 4.5v15M13 16l3.5 3.5L20 16'),
  flame: line(
    'M12.3 3c.5 3.8 5.9 5.7 5.9 11a6.2 6.2 0 0 1-12.4 0c0-2.4 1.2-4.2 2.5-5.4.2 1.9.9 2.9 2.1 3.3C9.7 8.9 10 5.6 12.3 3z',
  ),
  star: line('M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17l-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z'),
  ticket:
    line(
      'M3 9V6.8A1.3 1.3 0 0 1 4.3 5.5h15.4A1.3 1.3 0 0 1 21 6.8V9a3 3 0 0 0 0 6v2.2a1.3 1.3 0 0 1-1.3 1.3H4.3A1.3 1.3 0 0 1 3 17.2V15a3 3 0 0 0 0-6z',
    ) + line('M12 5.5v2.3M12 11v2M12 16.2v2.3'),
  mail: '<rect x="3" y="5" width="18" height="14" rx="2.25"/>' + line('M3.5 7.5 12 13.3l8.5-5.8'),
  phone: '<rect x="6.5" y="2.75" width="11" height="18.5" rx="2.25"/>' + line('M10.8 18h2.4'),
  call: line(
    'M8.3 4H5.2A1.7 1.7 0 0 0 3.5 5.8 15.8 15.8 0 0 0 18.2 20.5a1.7 1.7 0 0 0 1.8-1.7v-3.1l-4.3-1.6-1.9 2.1a13 13 0 0 1-6-6l2.1-1.9z',
  ),
  send: line('M21 3.5 3 10.3l7 3.2 3.5 7.5z') + line('M21 3.5l-11 10'),
  camera:
    line(
      'M8.5 6 9.8 4h4.4l1.3 2h3.2A2.3 2.3 0 0 1 21 8.3v8.9a2.3 2.3 0 0 1-2.3 2.3H5.3A2.3 2.3 0 0 1 3 17.2V8.3A2.3 2.3 0 0 1 5.3 6z',
    ) + '<circle cx="12" cy="12.6" r="3.5"/>',
  lock: '<rect x="4.75" y="10.5" width="14.5" height="10" rx="2.25"/>' + line('M8 10.5V7.3a4 4 0 0 1 8 0v3.2'),
  wrench: line(
    'M14.6 6.5a5 5 0 0 1 5.3-2.3l-3 3 .4 2.3 2.3.4 1.3-1.3a5 5 0 0 1-6.8 6L8 20.7a2.4 2.4 0 0 1-3.4-3.4l6.1-6.1a5 5 0 0 1 3.9-4.7z',
  ),
  ball:
    ring(8.75) +
    [0, 120, 240]
      .map(
        (turn) =>
          `<path d="M12 12C9.9 9.7 9.3 6.4 10.2 3.5M15 11.3c-1-2.800-.6-5.5 1-7.5" transform="rotate(${turn} 12 12)"/>`,
      )
      .join(''),
  dice:
    '<rect x="3" y="9.5" width="11" height="11" rx="2.25"/>' +
    line('M10.5 6.5V5.2A2.2 2.2 0 0 1 12.7 3h6.1A2.2 2.2 0 0 1 21 5.2v6.1a2.2 2.2 0 0 1-2.2 2.2H17') +
    dot(8.5, 15, 1.2) +
    dot(17, 7.5, 1.2),
  live:
    line(
      'M7.7 16.3a6.1 6.1 0 0 1 0-8.6M16.3 7.7a6.1 6.1 0 0 1 0 8.6M4.8 19.2a10.2 10.2 0 0 1 0-14.4M19.2 4.8a10.2 10.2 0 0 1 0 14.4',
    ) + '<circle cx="12" cy="12" r="2"/>',
  club:
    line('M10.6 15.1a3.9 3.9 0 1 1-2.7-6.6 4.2 4.2 0 1 1 8.2 0 3.9 3.9 0 1 1-2.7 6.6') +
    line('M12 12.5v8.3M9.3 20.8h5.4'),
  crown: line('M4 18.5 2.8 7.5 8 11.5l4-6.8 4 6.8 5.2-4L20 18.5z'),
  'wifi-off': line(
    'M12 19h.01M8.7 15.3a5 5 0 0 1 6.6 0M5.5 11.7a9.7 9.7 0 0 1 4.2-2.3M14 9.3a9.8 9.8 0 0 1 4.5 2.4M2.5 8a14.5 14.5 0 0 1 4.7-2.9M10.5 4.3A14.6 14.6 0 0 1 21.5 8M4 3l16.5 17.5',
  ),
  refresh: line('M20 5v5h-5M4 19v-5h5M19.4 10A7.8 7.8 0 0 0 5.6 7.9L4.5 9M4.6 14a7.8 7.8 0 0 0 13.8 2.1l1.1-1.1'),
  trash: line(
    'M4 6.5h16M9 6.5V4.3A.8.8 0 0 1 9.8 3.5h4.4a.8.8 0 0 1 .8.8v2.2M6 6.5l.8 12.3a1.7 1.7 0 0 0 1.7 1.7h7a1.7 1.7 0 0 0 1.7-1.7L18 6.5M10 10.5v6M14 10.5v6',
  ),
  copy:
    '<rect x="8.5" y="8.5" width="12" height="12" rx="2.25"/>' +
    line('M15.5 8.5V5.7a2.2 2.2 0 0 0-2.2-2.2H5.7a2.2 2.2 0 0 0-2.2 2.2v7.6a2.2 2.2 0 0 0 2.2 2.2h2.8'),
  download: line('M12 4v11M7.5 10.8 12 15.3l4.5-4.5M4.5 19.8h15'),
  external: line(
    'M14 4.5h5.5V10M19.5 4.5 11 13M18 14v4.2a1.8 1.8 0 0 1-1.8 1.8H6.3a1.8 1.8 0 0 1-1.8-1.8V8.3a1.8 1.8 0 0 1 1.8-1.8h3.9',
  ),
  calendar: '<rect x="3.75" y="5" width="16.5" height="15.5" rx="2.25"/>' + line('M3.75 10h16.5M8.3 3v4M15.7 3v4'),
  document:
    line('M13.5 3.5H7a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9z') +
    line('M13.5 3.5V9H19M8.5 13.3h7M8.5 16.8h5'),
  percent: line('M18.5 5.5l-13 13') + '<circle cx="7.3" cy="7.3" r="2.6"/><circle cx="16.7" cy="16.7" r="2.6"/>',
  history: line('M3.8 8.5V4M3.8 8.5h4.5M4.2 8.3a8.5 8.5 0 1 1-.6 5.2') + line('M12 7.5v5l3.2 1.8'),
  link: line(
    'M10 13.5a4.2 4.2 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10.5a4.2 4.2 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2',
  ),
  sun:
    ring(4.25) +
    line('M12 2.8v2.2M12 19v2.2M2.8 12H5M19 12h2.2M5.5 5.5l1.5 1.5M17 17l1.5 1.5M18.5 5.5 17 7M7 17l-1.5 1.5'),
  bank: line('M4 9.5 12 4l8 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20h17'),
  coins: '<circle cx="9" cy="9.5" r="5.75"/>' + line('M16.3 9.3a5.75 5.75 0 1 1-6.9 7.9M9 7v5M7.3 8.3h3.4'),
  edit: line('M4 20l1-4.2L15.8 5a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.2 19z') + line('M13.8 7l3.2 3.2'),
  upload: line('M12 15.5V4M7.5 8.5 12 4l4.5 4.5M4.5 16v2.7a1.3 1.3 0 0 0 1.3 1.3h12.4a1.3 1.3 0 0 0 1.3-1.3V16'),
  key: '<circle cx="8" cy="15.5" r="4.25"/>' + line('M11 12.5 19.5 4M15.7 7.8l2.8 2.8'),
  'id-card':
    '<rect x="3.25" y="5.25" width="17.5" height="13.5" rx="2"/><circle cx="8.75" cy="10.75" r="1.9"/>' +
    line('M5.9 15.8c.4-1.6 1.5-2.4 2.85-2.4s2.45.8 2.85 2.4M14.5 10h3.5M14.5 13.5h3.5'),
  chart: line('M4 4v15.5h16.5') + line('M8 15.5v-4M12.25 15.5V7.5M16.5 15.5v-6'),
  users:
    '<circle cx="9" cy="8.5" r="3.5"/>' +
    line('M2.8 19.5c.4-3.6 3-5.8 6.2-5.8s5.8 2.2 6.2 5.8M15.3 5.3a3.5 3.5 0 0 1 0 6.4M17.3 14.2c2.2.7 3.6 2.6 3.9 5.3'),
  target: ring(8.75) + ring(4.75) + dot(12, 12),
  laptop: '<rect x="4.75" y="5" width="14.5" height="10" rx="1.5"/>' + line('M2.75 18.75h18.5'),
  tablet: '<rect x="5.25" y="3.25" width="13.5" height="17.5" rx="2"/>' + line('M10.5 17.8h3'),
  moon: line('M20 14.3A8.3 8.3 0 1 1 9.7 4a6.6 6.6 0 0 0 10.3 10.3z'),
} as const;

const stripes = (...rows: [color: string, y: number, height: number][]) =>
  rows.map(([color, y, height]) => `<path fill="${color}" d="M0 ${y}h28v${height}H0z"/>`).join('');
const sharpStar = (x: number, y: number, r: number) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * 36 - 90) * (Math.PI / 180);
    const radius = i % 2 ? r * 0.4 : r;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path fill="#fff" d="M${points.join('L')}z"/>`;
};
const paint = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

/** Flags for phone codes, 28 x 20, simplified for that size. */
export const flagShapes = {
  'flag-uz':
    stripes(
      ['#0099b5', 0, 6.4],
      ['#ce1126', 6.4, 0.8],
      ['#fff', 7.2, 5.6],
      ['#ce1126', 12.8, 0.8],
      ['#1eb53a', 13.6, 6.4],
    ) +
    paint('#fff', 'M6.2 1.2a2.1 2.1 0 1 0 0 4 2.6 2.6 0 1 1 0-4z') +
    [9.5, 12, 14.5]
      .map((x) => `<circle cx="${x}" cy="4.6" r=".6" fill="#fff"/><circle cx="${x}" cy="2.2" r=".6" fill="#fff"/>`)
      .join(''),
  'flag-ru': stripes(['#fff', 0, 6.7], ['#0039a6', 6.7, 6.6], ['#d52b1e', 13.3, 6.7]),
  'flag-kz':
    stripes(['#00afca', 0, 20]) +
    '<circle cx="14.5" cy="8.5" r="3.7" fill="#fec50c"/>' +
    paint('#fec50c', 'M7.5 11c1.8 4.2 4.1 5.2 7 5.2s5.2-1 7-5.2c-1.5 1.8-4 2.9-7 2.9s-5.5-1.1-7-2.9z') +
    paint('#fec50c', 'M2 1h1.3v18H2z'),
  'flag-kg':
    stripes(['#e8112d', 0, 20]) +
    '<circle cx="14" cy="10" r="5.6" fill="#ffef00"/><circle cx="14" cy="10" r="3.1" fill="none" stroke="#e8112d" stroke-width=".9"/><path d="M11.3 9c1.7-.6 3.7-.6 5.4 0M11.3 11c1.7.6 3.7.6 5.4 0" fill="none" stroke="#e8112d" stroke-width=".7"/>',
  'flag-tj':
    stripes(['#c00', 0, 5.7], ['#fff', 5.7, 8.6], ['#060', 14.3, 5.7]) +
    paint('#f8c300', 'M11 12.3l-.6-3.5 2 1.5L14 7.5l1.6 2.8 2-1.5-.6 3.5z'),
  'flag-tm':
    stripes(['#00843d', 0, 20]) +
    paint('#d22630', 'M4 0h4.5v20H4z') +
    paint('#fff', 'M15.7 2.7a3.3 3.3 0 1 0 3.1 4.8 3.9 3.9 0 1 1-3.1-4.8z') +
    sharpStar(17.6, 3.6, 1.1) +
    sharpStar(19.8, 5.4, 1.1) +
    [2.8, 6.4, 10, 13.6, 17.2]
      .map((y) => `<path fill="none" stroke="#fff" stroke-width=".7" d="M6.25 ${y - 1.1}l1.1 1.1-1.1 1.1-1.1-1.1z"/>`)
      .join(''),
} as const;

export type IconName = keyof typeof iconShapes;
export type FlagName = keyof typeof flagShapes;

import { expect, test } from 'vitest';
import { takesAvif } from './takesAvif.ts';

const mac = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const phone = (system: string, browser = 'Version/16.0 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`;
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Mobile Safari/537.36';

test.each([
  [{ accept: 'text/html,image/avif,image/webp,*/*;q=0.8' }, true],
  [{ accept: 'text/html,*/*;q=0.8' }, false],
  [{}, false],
  [{ 'user-agent': firefox(92) }, false],
  [{ 'user-agent': firefox(102) }, true],
  [{ 'user-agent': mac('15.6.1') }, false],
  [{ 'user-agent': mac('16.3') }, false],
  [{ 'user-agent': mac('16.4') }, true],
  [{ 'user-agent': mac('26.1') }, true],
  [{ 'user-agent': phone('15_8_3') }, false],
  [{ 'user-agent': phone('16_4') }, true],
  [{ 'user-agent': phone('17_1_2', 'CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1') }, true],
  [{ 'user-agent': phone('15_7', 'FxiOS/120.0 Mobile/15E148 Safari/605.1.15') }, false],
  [{ 'user-agent': chrome }, false],
  [{ 'user-agent': 'TelegramBot (like TwitterBot)' }, false],
])('takesAvif, for headers %o, returns %s', (headers, takes) => {
  expect(takesAvif(headers)).toBe(takes);
});

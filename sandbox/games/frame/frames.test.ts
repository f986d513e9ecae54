import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { createCatalogue } from '../../world/catalogue.ts';
import { betLimitsOf } from '../betLimits.ts';
import { renderBettingFrame } from '../betting/frame/renderBettingFrame.ts';
import { bettingWords } from '../betting/frame/bettingWords.ts';
import { renderCrashFrame } from '../crash/frame/renderCrashFrame.ts';
import { engineOf } from '../engineOf.ts';
import { renderRouletteFrame } from '../roulette/frame/renderRouletteFrame.ts';
import { frameWords } from './frameWords.ts';

const { games } = createCatalogue({ seed: 'frames', count: 60 });
const limits = betLimitsOf('UZS');
const common = { mode: 'demo' as const, nonce: 'n0nce', currency: 'UZS', isGuest: true };
const seat = { balance: 100, limits, next_hash: 'h', nonce: 0 };

function frames(locale: 'uz' | 'ru'): [string, string][] {
  const crash = games.filter((game) => engineOf(game) === 'crash');
  const wheels = games.filter((game) => engineOf(game) === 'roulette');
  expect(crash.length).toBeGreaterThan(1);
  expect(wheels.length).toBeGreaterThan(1);
  return [
    ...crash.map((game): [string, string] => [
      game.sysname,
      renderCrashFrame({ ...common, game, locale, table: { ...seat, flight: null, results: [] } }),
    ]),
    ...wheels.map((game): [string, string] => [
      game.sysname,
      renderRouletteFrame({ ...common, game, locale, seat: { ...seat, numbers: [] } }),
    ]),
    [
      'sportsbook',
      renderBettingFrame({
        locale,
        nonce: 'n0nce',
        currency: 'UZS',
        event: '</script><b>',
        theme: 'dark',
        desk: { now: 0, events: [], player: null },
      }),
    ],
  ];
}

test.each(['uz', 'ru'] as const)('in %s every frame is a whole document that asks nobody for anything', (locale) => {
  for (const [name, html] of frames(locale)) {
    expect(html, name).toContain(`<html lang="${locale}">`);
    // The policy of the document lets no attribute style, no inline handler and no other host in.
    const markup = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<style[\s\S]*?<\/style>/g, '');
    expect(markup, name).not.toMatch(/ style="| on[a-z]+="|https?:\/\/(?!www\.w3\.org)/);
    expect(html.match(/<script/g), name).toHaveLength(2);
    expect(markup, name).not.toContain('undefined');
    const script = /<script nonce="n0nce">([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(() => new Script(script), name).not.toThrow();
    // Files share one scope once they are joined: another name for an import would be nobody's.
    expect(script, name).not.toMatch(/^import|^export/m);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
    // What the script picks is in the document.
    for (const [, id] of script.matchAll(/pick(?:<[^>]*>)?\('([a-z-]+)'\)/g))
      expect(ids, `${name} ${id}`).toContain(id);
    expect(html.length, name).toBeLessThan(140_000);
  }
});

test('both languages have the same words, and none of them in English', () => {
  expect(Object.keys(frameWords.ru)).toEqual(Object.keys(frameWords.uz));
  expect(Object.keys(bettingWords.ru)).toEqual(Object.keys(bettingWords.uz));
  for (const text of [...Object.values(frameWords.ru), ...Object.values(bettingWords.ru)])
    expect(text.replace(/\{\w+\}|HMAC-SHA256|SHA-256|RTP|JavaScript/g, '')).not.toMatch(/[A-Za-z]{3}/);
});

import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { renderBaccaratFrame } from '#sandbox/games/baccarat/frame/renderBaccaratFrame.ts';
import { bettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { renderBettingFrame } from '#sandbox/games/betting/frame/renderBettingFrame.ts';
import { renderCrashFrame } from '#sandbox/games/crash/frame/renderCrashFrame.ts';
import { renderDiceFrame } from '#sandbox/games/dice/frame/renderDiceFrame.ts';
import { type Engine, engineOf } from '#sandbox/games/engineOf.ts';
import { renderMinesFrame } from '#sandbox/games/mines/frame/renderMinesFrame.ts';
import { renderPlinkoFrame } from '#sandbox/games/plinko/frame/renderPlinkoFrame.ts';
import { renderRouletteFrame } from '#sandbox/games/roulette/frame/renderRouletteFrame.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { createCatalogue } from '#sandbox/world/play/catalogue.ts';
import { fontFiles } from '#shared/document/fontFiles.ts';
import { frameMessages } from './frameMessages.ts';

const { games } = createCatalogue({ seed: 'frames', count: 60 });
const limits = betLimitsOf('UZS');
const common = { mode: 'demo' as const, nonce: 'n0nce', currency: 'UZS', isGuest: true };
const seat = { balance: 100, limits, next_hash: 'h', nonce: 0 };

function frames(locale: 'uz' | 'ru'): [string, string][] {
  const crash = games.filter((game) => engineOf(game) === 'crash');
  const wheels = games.filter((game) => engineOf(game) === 'roulette');
  const first = (engine: Engine) => games.find((game) => engineOf(game) === engine) as (typeof games)[number];
  const instant = { ...common, locale };
  expect(crash.length).toBeGreaterThan(1);
  expect(wheels.length).toBeGreaterThan(1);
  return [
    ...crash.map((game): [string, string] => [
      game.sysname,
      renderCrashFrame({ ...common, game, locale, table: { ...seat, flight: null, results: [] } }),
    ]),
    ...wheels.map((game): [string, string] => [
      game.sysname,
      renderRouletteFrame({ ...common, game, locale, seat: { ...seat, last: [] } }),
    ]),
    ['baccarat', renderBaccaratFrame({ ...instant, game: first('baccarat'), seat: { ...seat, last: [] } })],
    ['dice', renderDiceFrame({ ...instant, game: first('dice'), seat: { ...seat, last: [] } })],
    ['plinko', renderPlinkoFrame({ ...instant, game: first('plinko'), seat: { ...seat, last: [] } })],
    ['mines', renderMinesFrame({ ...instant, game: first('mines'), table: { ...seat, board: null, results: [] } })],
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

test.each(['uz', 'ru'] as const)(
  'in %s every game frame is a complete document that requests only the fonts of the site',
  (locale) => {
    for (const [name, html] of frames(locale)) {
      expect(html, name).toContain(`<html lang="${locale}">`);
      // The CSP of the document forbids style attributes, inline handlers and other hosts.
      const markup = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<style[\s\S]*?<\/style>/g, '');
      expect(markup, name).not.toMatch(/ style="| on[a-z]+="|https?:\/\/(?!www\.w3\.org)/);
      expect(html.match(/<script/g), name).toHaveLength(2);
      expect(markup, name).not.toContain('undefined');
      const script = /<script nonce="n0nce">([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
      expect(() => new Script(script), name).not.toThrow();
      // Joined files share one scope and lose their imports: a renamed import would be undefined.
      expect(script, name).not.toMatch(/^import|^export/m);
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      // Every id that the script picks is in the document.
      for (const [, id] of script.matchAll(/pick(?:<[^>]*>)?\('([a-z-]+)'\)/g))
        expect(ids, `${name} ${id}`).toContain(id);
      for (const font of [fontFiles.textLatin, fontFiles.textCyrillic]) expect(html, name).toContain(`url(${font})`);
      expect(html, name).toMatch(/body\{[^}]*font:[^}]*Onest,system-ui/);
      expect(html.length, name).toBeLessThan(140_000);
    }
  },
);

test('frame messages have the same ids in both languages, and no English words in Russian', () => {
  expect(Object.keys(frameMessages.ru)).toEqual(Object.keys(frameMessages.uz));
  expect(Object.keys(bettingMessages.ru)).toEqual(Object.keys(bettingMessages.uz));
  for (const text of [...Object.values(frameMessages.ru), ...Object.values(bettingMessages.ru)])
    expect(text.replaceAll('\u2060', '').replace(/\{\w+\}|HMAC-SHA256|SHA-256|RTP|JavaScript|Live/g, '')).not.toMatch(
      /[A-Za-z]{3}/,
    );
});

/** Words that a game's name may use, by engine: the word of another game would mislead the player. */
const NAMES: Readonly<Record<Exclude<Engine, 'slot' | 'crash'>, RegExp>> = {
  mines: /min|field|hunt|sweep|rush|gems|club|master/i,
  plinko: /plinko|drop|balls|pegs|bounce|rain/i,
  dice: /dice|bones|roll|toss|zar|sic-bo|toshlar/i,
  roulette: /roulette|ruletka|wheel/i,
  baccarat: /baccarat|bakkara|punto/i,
};
const ANOTHERS = /blackjack|twenty-one|poker|holdem|craps|keno|hi-lo|limbo/i;

test('every game of the catalogue has an engine that fits its type and name', () => {
  const all = createCatalogue({ seed: '1', count: 480 }).games;
  for (const game of all) {
    const engine = engineOf(game);
    expect(engine === 'slot', game.name).toBe(game.type === 'slot');
    expect(game.name).not.toMatch(ANOTHERS);
    if (engine !== 'slot' && engine !== 'crash')
      expect(game.name, `${game.type} ${game.art.motif}`).toMatch(NAMES[engine]);
  }
});

test('every frame has one named main landmark, and the label of a chip spot contains its visible text', () => {
  for (const [name, html] of frames('uz')) {
    for (const [, label = '', face = ''] of html.matchAll(
      /data-label="([^"]*)"[^>]*><span class="word"[^>]*>(.*?)<\/span><\/button>/g,
    )) {
      const written = face.replace(/<[^>]*>/g, ' ').trim();
      expect(label.startsWith(written) || label.includes(written), `${name}: ${written} in ${label}`).toBe(true);
    }
    expect(html.match(/<main[^>]* aria-label="[^"]+"/g), name).toHaveLength(1);
  }
});

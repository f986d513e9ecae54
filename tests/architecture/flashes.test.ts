import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = globSync(['client/**/*.css', 'sandbox/**/*Styles.ts']);
const KEYFRAMES = /@keyframes\s+(?<name>[\w-]+)\s*\{(?<steps>(?:[^{}]*\{[^{}]*\})+)\s*\}/g;
const ENDLESS = /animation:\s*(?<name>[\w-]+)[^;}]*\binfinite\b/g;
/** What moves without changing how light a place is. */
const MOVES = /^(?:transform|translate|rotate|scale|offset-distance)$/;

// WCAG 2.3.1: a change of light that repeats could flash more than three times a second; one that does not repeat cannot.
test('an animation that repeats moves or turns, and changes no colour, opacity or visibility', () => {
  const endless: string[] = [];
  const changing = FILES.flatMap((file) => {
    const styles = readFileSync(file, 'utf8');
    const repeated = new Set([...styles.matchAll(ENDLESS)].map(({ groups }) => groups?.['name']));
    endless.push(...[...repeated].map(String));
    return [...styles.matchAll(KEYFRAMES)]
      .filter(({ groups }) => repeated.has(groups?.['name']))
      .flatMap(({ groups }) => [...(groups?.['steps'] ?? '').matchAll(/(?<property>[a-z-]+)\s*:/g)])
      .map(({ groups }) => groups?.['property'] ?? '')
      .filter((property) => !MOVES.test(property))
      .map((property) => `${file}: ${property}`);
  });
  expect(endless).toEqual(expect.arrayContaining(['turn', 'tumble']));
  expect(changing).toEqual([]);
});

test('nothing is animated without end but what waits for an answer, so a page that is left alone comes to rest', () => {
  const endless = FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ENDLESS)].map(({ groups }) => `${file}: ${groups?.['name']}`),
  );
  expect(endless.toSorted()).toEqual([
    // Stands where something loads, and goes with it.
    'client/ui/feedback/StarLoader.module.css: turn',
    // From the throw until the platform has answered.
    'sandbox/games/dice/frame/diceStyles.ts: tumble',
  ]);
});

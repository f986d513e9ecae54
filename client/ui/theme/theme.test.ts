import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyLook } from './applyLook.ts';
import { readLook } from './readLook.ts';
import { THEME_SCRIPT } from './themeScript.ts';

/** What is kept, and what the system says, to what stands on <html>. */
function look(kept: Record<string, string>, systemIsLight: boolean, run: () => void): Record<string, string> {
  const dataset: Record<string, string> = {};
  const globals = {
    document: { documentElement: { dataset }, querySelector: () => null },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: () => ({ matches: systemIsLight }),
    getComputedStyle: () => ({ getPropertyValue: () => '#fff' }),
  };
  Object.assign(globalThis, globals);
  try {
    run();
  } finally {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  }
  return dataset;
}
const byScript = (kept: Record<string, string>, isLight: boolean) =>
  look(kept, isLight, () => new Function(THEME_SCRIPT)());
const byReact = (kept: Record<string, string>, isLight: boolean) => look(kept, isLight, () => applyLook(readLook()));

test('the script of the head and the site itself paint the same', () => {
  fc.assert(
    fc.property(
      fc.option(fc.constantFrom('dark', 'light', 'system', 'neon', '')),
      fc.boolean(),
      fc.boolean(),
      (theme, isCalm, systemIsLight) => {
        const kept = { ...(theme === null ? {} : { theme }), ...(isCalm ? { calm: '1' } : {}) };
        expect(byScript(kept, systemIsLight)).toEqual(byReact(kept, systemIsLight));
      },
    ),
  );
});

test.each([
  [{}, true, {}],
  [{ theme: 'light' }, false, { theme: 'light', themeChoice: 'light' }],
  [{ theme: 'system' }, true, { theme: 'light', themeChoice: 'system' }],
  [{ theme: 'system' }, false, { themeChoice: 'system' }],
  [{ theme: 'dark', calm: '1' }, true, { calm: '' }],
  [{ hide_balance: '1' }, false, { balance: 'hidden' }],
])('%j on a system that is light: %s', (kept, isLight, dataset) => {
  expect(byScript(kept, isLight)).toEqual(dataset);
});

test('where storage is forbidden the brand keeps its own look, without a word', () => {
  const forbidden = Object.defineProperty({}, 'theme', {
    get: () => {
      throw new Error('forbidden');
    },
  });
  expect(byScript(forbidden, true)).toEqual({});
  expect(byReact(forbidden, true)).toEqual({});
});

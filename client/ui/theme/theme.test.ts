import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyLook } from './applyLook.ts';
import { readLook } from './readLook.ts';
import { THEME_SCRIPT } from './themeScript.ts';

/** The attributes of <html> that `run` sets for a stored look and a system theme. */
function look(stored: Record<string, string>, systemIsLight: boolean, run: () => void): Record<string, string> {
  const dataset: Record<string, string> = {};
  const globals = {
    document: { documentElement: { dataset }, querySelector: () => null },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
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
const byScript = (stored: Record<string, string>, isLight: boolean) =>
  look(stored, isLight, () => new Function(THEME_SCRIPT)());
const byReact = (stored: Record<string, string>, isLight: boolean) =>
  look(stored, isLight, () => applyLook(readLook()));

test('THEME_SCRIPT and applyLook, for any stored look and system theme, set the same attributes', () => {
  fc.assert(
    fc.property(
      fc.option(fc.constantFrom('dark', 'light', 'system', 'neon', '')),
      fc.boolean(),
      fc.boolean(),
      (theme, isCalm, systemIsLight) => {
        const stored = { ...(theme === null ? {} : { theme }), ...(isCalm ? { calm: '1' } : {}) };
        expect(byScript(stored, systemIsLight)).toEqual(byReact(stored, systemIsLight));
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
])('THEME_SCRIPT, for stored %j and a light system %s, sets %j', (stored, isLight, dataset) => {
  expect(byScript(stored, isLight)).toEqual(dataset);
});

test('THEME_SCRIPT and applyLook, with forbidden storage, set no attributes', () => {
  const forbidden = Object.defineProperty({}, 'theme', {
    get: () => {
      throw new Error('forbidden');
    },
  });
  expect(byScript(forbidden, true)).toEqual({});
  expect(byReact(forbidden, true)).toEqual({});
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserRendererFile, unusedReact, withoutUnused } from './unusedReact.ts';

const source = readFileSync(browserRendererFile, 'utf8');
const pageFiles = globSync('client/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|entry\.server/.test(file));

/** What the cuts drop. Documents of the server use the whole of React, so `preinit` and `preload` stand under `import.meta.env.SSR`. */
const DROPPED =
  /\b(?:Activity|SuspenseList|ViewTransition|addTransitionType|useActionState|useFormStatus|requestFormReset|createRoot|prefetchDNS|preconnect|preloadModule|preinitModule|componentStack|captureOwnerStack|onSelect(?:Capture)?|onBeforeInput(?:Capture)?|onComposition\w+)\b|<Fragment[^>]* ref=|\bprecedence=|<script[^>]* async\b|<[a-z]+-[a-z-]+[\s>]/;

test('withoutUnused, for the installed React, keeps its hydration and drops the rest', () => {
  const kept = withoutUnused(source);
  expect(kept).toContain('exports.hydrateRoot = ');
  expect(kept).not.toContain('exports.createRoot = ');
  expect(kept).not.toContain('FragmentInstance.prototype');
  expect(kept.length).toBeLessThan(source.length - 65_000);
  expect(() => new Function('require', 'exports', kept)).not.toThrow();
});

test('withoutUnused keeps the name of every attribute', () => {
  const table = (text: string) => {
    const [, aliases] = /var aliases = (new Map\([\s\S]*?\)),\n {2}isJavaScriptProtocol/.exec(text) ?? [];
    return new Function(`return ${aliases}`)() as Map<string, string>;
  };
  expect(table(source).size).toBeGreaterThan(70);
  expect(Object.fromEntries(table(withoutUnused(source)))).toEqual(Object.fromEntries(table(source)));
});

test('withoutUnused, for another React, throws', () => {
  expect(() => withoutUnused(`${source}\n`)).toThrow('has changed');
});

test('unusedReact returns no plugin for keep, the plugin for drop or empty, and throws for any other value', () => {
  expect(unusedReact('keep')).toBeNull();
  expect(unusedReact('drop')).toMatchObject({ apply: 'build' });
  expect(unusedReact('')).toMatchObject({ apply: 'build' });
  expect(() => unusedReact('no')).toThrow('drop or keep');
});

/** Names of React's properties for events, as its renderer registers them. */
const eventNames = (text: string): string[] => [
  ...(/"((?:abort )?(?:auxClick )?[A-Za-z ]*pointerDown[A-Za-z ]*)"/.exec(text)?.[1] ?? '')
    .split(' ')
    .map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  ...[...text.matchAll(/register(?:Simple|Direct)Event\([^"]*?(?:"[a-z]+", )?"(on[A-Za-z]+)"/g)].map(
    ([, name = '']) => name,
  ),
];

test('withoutUnused keeps the events by whose press a part is hydrated, and half of the others', () => {
  const [published, built] = [eventNames(source), eventNames(withoutUnused(source))];
  expect(published).toEqual(expect.arrayContaining(['onTouchStart', 'onTransitionRun', 'onMouseEnter']));
  expect(built).toEqual(
    expect.arrayContaining(['onClick', 'onPointerDown', 'onMouseDown', 'onKeyDown', 'onFocus', 'onPointerEnter']),
  );
  expect(built.length).toBeLessThan(published.length / 2);
});

test('the pages handle no event that the build drops', () => {
  const built = new Set(eventNames(withoutUnused(source)));
  const missing = eventNames(source).filter((name) => !built.has(name));
  const handled = new RegExp(`\\b(?:${missing.join('|')})(?:Capture)?=[{"]`);
  const using = pageFiles.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => handled.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(using).toEqual([]);
});

test('the pages use nothing of React that the build drops', () => {
  expect(pageFiles.length).toBeGreaterThan(500);
  const using = pageFiles.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => DROPPED.test(line) && !/^\s*(?:\/\/|\*|\/\*\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(using).toEqual([]);
});

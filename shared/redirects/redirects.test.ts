import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchWildcard } from './matchWildcard.ts';
import { normalizePath } from './normalizePath.ts';
import { redirectIndex } from './redirectIndex.ts';
import { redirectLoops } from './redirectLoops.ts';
import { type RedirectRule, redirectRule } from './redirectRule.ts';
import { resolveRedirect, safeLocation } from './resolveRedirect.ts';

function rules(...list: [from: string, to: string, status?: number][]): RedirectRule[] {
  return list.map(([from, to, status]) => {
    const rule = redirectRule(from, to, status);
    if (typeof rule === 'string') throw new Error(rule);
    return rule;
  });
}

function resolve(list: RedirectRule[], path: string, search = '', locale: 'uz' | 'ru' = 'uz', hash = '') {
  return resolveRedirect(redirectIndex(list), { path, search, locale, hash });
}

test('resolveRedirect uses the first matching rule of the list, with or without stars', () => {
  const list = rules(['/a', '/1'], ['/*', '/2/*'], ['/b', '/3'], ['/c*', '/4']);
  expect(resolve(list, '/a')).toBeUndefined(); // /a -> /1 -> /2/1 -> /2/2/1 ... never ends
  const few = rules(['/a', '/1'], ['/promo/*', '/2'], ['/promo/x', '/3']);
  expect(resolve(few, '/promo/x')).toEqual({ location: '/2', status: 301 });
  expect(resolve(few, '/a/')).toEqual({ location: '/1', status: 301 });
  expect(resolve(few, '/A')).toBeUndefined();
  expect(resolve(few, '/promo')).toBeUndefined();
});

test('resolveRedirect fills stars from the left, adds the language, and merges the query, with keys of the target first', () => {
  const list = rules(
    ['/old/*/x-*', '/new/*?b=*', 302],
    ['/out/*', 'https://example.uz/*?a=1#top'],
    ['/ruonly', '/ru/x'],
  );
  expect(resolve(list, '/old/1/x-2', '?a=9&b=7', 'ru')).toEqual({ location: '/ru/new/1?b=2&a=9', status: 302 });
  expect(resolve(list, '/out/y', '?a=2&c=3', 'ru', '#was')).toEqual({
    location: 'https://example.uz/y?a=1&c=3#top',
    status: 301,
  });
  expect(resolve(list, '/ruonly', '', 'uz')?.location).toBe('/ru/x');
  expect(resolve(list, '/ruonly', '', 'ru', '#h')?.location).toBe('/ru/x#h');
});

test('resolveRedirect follows a chain in one step and does not enter a loop; redirectLoops lists the loop', () => {
  const list = rules(['/a', '/b'], ['/b', '/c', 302], ['/x', '/y'], ['/y', '/x'], ['/self*', '/selfish']);
  expect(resolve(list, '/a')).toEqual({ location: '/c', status: 302 });
  expect(resolve(list, '/x')).toBeUndefined();
  expect(resolve(list, '/self')?.location).toBe('/selfish');
  expect(resolve(list, '/selfish')).toBeUndefined();
  expect(redirectLoops(list).map(({ from }) => from)).toEqual(['/x', '/y']);
  // A rule behind another of the same path never applies.
  const hidden = rules(['/x', '/y'], ['/y', '/x'], ['/x', '/z'], ['/p', '/q'], ['/p', '/r'], ['/r', '/p']);
  expect(redirectLoops(hidden)).toEqual(hidden.slice(0, 2));
});

test('redirectRule, for a bad rule, returns the reason', () => {
  expect(redirectRule('old', '/x')).toMatch('begins with one slash');
  expect(redirectRule('/ru/old', '/x')).toMatch('without it');
  expect(redirectRule('/a', 'javascript:alert(1)')).toMatch('neither');
  expect(redirectRule('/a', '//evil.uz')).toMatch('neither');
  expect(redirectRule('/a', '/\\evil.uz')).toMatch('backslash');
  expect(redirectRule('/a', '/x\r\nSet-Cookie: a')).toMatch('control');
  expect(redirectRule('/*', 'https://*.uz/')).toMatch('neither');
  expect(redirectRule('/*', 'https://good.uz@*/')).toMatch('neither');
  expect(redirectRule('/a', '/b*')).toMatch('more stars');
  expect(redirectRule('/a', '/b', 200)).toMatch('not one of');
});

test('resolveRedirect, for any hostile path and rules within the site, returns a location of the site', () => {
  const list = rules(['/old/*', '/*'], ['/x*', '/y*']);
  const hostile = fc.stringMatching(/^[/\\%.@:\t\r\na-z0-9]{0,20}$/);
  fc.assert(
    fc.property(hostile, fc.constantFrom('/old/', '/x'), (rest, start) => {
      const location = resolve(list, `${start}${rest}`)?.location;
      if (location === undefined) return;
      expect(new URL(location, 'https://site.uz').origin).toBe('https://site.uz');
      expect(location).not.toMatch(/[\p{Cc} ]/u);
    }),
    { numRuns: 2_000 },
  );
});

test('safeLocation, for any text, returns one line of ASCII that begins with a single slash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(safeLocation(`/${text}`)).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    }),
  );
});

const character = fc.constantFrom('a', 'b', '/', '.');
const literal = fc.array(character, { maxLength: 3 }).map((characters) => characters.join(''));

test('matchWildcard, for any pattern and text, returns the captures of the equivalent regular expression', () => {
  fc.assert(
    fc.property(
      fc.array(literal, { minLength: 1, maxLength: 5 }),
      fc.array(character, { maxLength: 14 }),
      (pieces, characters) => {
        const text = characters.join('');
        const pattern = new RegExp(`^${pieces.map((piece) => piece.replaceAll('.', '\\.')).join('(.*)')}$`, 's');
        expect(matchWildcard(pieces, text)).toEqual(pattern.exec(text)?.slice(1));
      },
    ),
    { numRuns: 5_000 },
  );
});

test('redirectIndex, for any rules and path, finds the same rule as a walk through the list', () => {
  const from = fc.array(fc.oneof(character, fc.constant('*')), { maxLength: 5 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.array(from, { maxLength: 20 }), fc.array(character, { maxLength: 6 }), (froms, characters) => {
      const list = froms.flatMap((one) => {
        const rule = redirectRule(one, '/target');
        return typeof rule === 'string' ? [] : [rule];
      });
      const path = normalizePath(`/${characters.join('')}`);
      const walked = list.find((rule) => matchWildcard(rule.from.split('*'), path) !== undefined);
      expect(redirectIndex(list).match(path)?.rule).toBe(walked);
    }),
    { numRuns: 2_000 },
  );
});

test('resolveRedirect, for any rules, returns a location that is not redirected again', () => {
  const place = fc.constantFrom('/a', '/b', '/c', '/d', '/a*', '/*', '/b/*');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, place), { maxLength: 8 }),
      fc.constantFrom('/a', '/b', '/b/c', '/d'),
      (pairs, start) => {
        const list = pairs.flatMap(([from, to]) => {
          const rule = redirectRule(from, to);
          return typeof rule === 'string' ? [] : [rule];
        });
        const first = resolve(list, start);
        expect(first && resolve(list, first.location)).toBeUndefined();
      },
    ),
    { numRuns: 1_000 },
  );
});

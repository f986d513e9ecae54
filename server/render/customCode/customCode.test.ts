import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { createCustomCode } from './createCustomCode.ts';
import { NONCE_MARK, tidyMarkup } from './tidyMarkup.ts';

const tidy = (code: string, place: 'head' | 'body' = 'body') => tidyMarkup(code, place)?.replaceAll(NONCE_MARK, 'N');

test.each([
  ['<script>a<b && c</script>', '<script nonce="N">a<b && c</script>'],
  [
    '<script nonce="old" async src=https://x.test/a.js></script>',
    '<script async src="https://x.test/a.js" nonce="N"></script>',
  ],
  ["<style media='print'>p{}</style>", '<style media="print" nonce="N">p{}</style>'],
  ['<div><p>x', '<div><p>x</p></div>'],
  ['</div></body></html>x', 'x'],
  ['<!-- open <p>x', ''],
  ['<!-- a --><p>b</p><!-- c', '<p>b</p>'],
  ['<script>never ends', '<script nonce="N">never ends</script>'],
  ['<p title="never ends', ''],
  ['<select>x', 'x'],
  ['<textarea><title><plaintext>x', ''],
  ['<svg><style>p{}</style></svg>x', 'x'],
  ['<p>a &amp; b &lt;', '<p>a &amp; b &lt;</p>'],
  ['<img alt="a > b" src=x>', '<img alt="a &gt; b" src="x">'],
  ['<noscript><iframe src="//x.test"></iframe></noscript>', '<noscript><iframe src="//x.test"></iframe></noscript>'],
  ['<a href="x" href="y">z', '<a href="x">z</a>'],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
])('tidyMarkup, for %s, returns %s', (code, tidied) => {
  expect(tidy(code)).toBe(tidied);
});

test('tidyMarkup, for the head, keeps only elements that are allowed there', () => {
  const code = 'words<script>1</script><div>x<meta name=a content=b></div><noscript><p>y</p><link rel=z></noscript>';
  expect(tidy(code, 'head')).toBe(
    '<script nonce="N">1</script><meta name="a" content="b"><noscript><link rel="z"></noscript>',
  );
});

test('tidyMarkup, for a script or noscript that extends beyond its end tag, returns null', () => {
  expect(tidy('<script><!-- <script>x</script>')).toBe(undefined);
  expect(tidy('<noscript><style></noscript></style></noscript>')).toBe(undefined);
});

test('tidyMarkup, for any input, closes every element it opens, and is idempotent', () => {
  const pieces =
    '<script>|</script>|<script src="|">|\'|<!--|-->|<div|<p>|</p>|</div>|<|>|/|<noscript>|</noscript>|<style>|</style>';
  const piece = fc.constantFrom(
    ...pieces.split('|'),
    '<iframe src=x>',
    ' a=',
    '="',
    '<![CDATA[',
    '<?',
    '\u0000',
    'x',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 14 }),
      fc.constantFrom('head' as const, 'body' as const),
      (typed, place) => {
        const once = tidyMarkup(typed.join(''), place);
        if (once === null) return;
        expect(tidyMarkup(once, place)).toBe(once);
        const open: string[] = [];
        const raw = once.replace(/<(script|style)([^>]*)>[\s\S]*?<\/\1>/g, '');
        for (const [, slash, name = ''] of raw.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
          if (slash) expect(open.pop()).toBe(name);
          else if (!['link', 'meta', 'img', 'br', 'hr', 'source', 'input'].includes(name)) open.push(name);
        }
        expect(open).toEqual([]);
        expect(raw.replace(/<\/?[a-z]+(?: [^<>]*)?>/g, '')).not.toMatch(/[<>]/);
      },
    ),
    { numRuns: 2_000 },
  );
});

const entry = (code: string, position: 'head' | 'bodyStart' | 'bodyEnd' = 'head', isEnabled = true) => ({
  code,
  position,
  isEnabled,
});
const contentOf = (...customCode: object[]) => themedContent({}, ...customCode);
const themedContent = (theme: Record<string, string>, ...customCode: object[]) =>
  (async (name: string) => ({ theme, customCode: name === 'common' ? customCode : [] })) as unknown as ContentSource;

test('insertionsFor puts each enabled entry at its position with the answer’s nonce', async () => {
  const code = createCustomCode({ isOn: true, onRefused: () => undefined });
  const content = contentOf(
    entry('<script>1</script>'),
    entry('<p>s', 'bodyStart'),
    entry('<script>2</script>', 'bodyEnd'),
    entry('<script>3</script>', 'bodyEnd', false),
  );
  for (const nonce of ['first', 'second'])
    expect(await code.insertionsFor(content, '/', nonce)).toEqual({
      head: `<script nonce="${nonce}">1</script>`,
      bodyStart: '<custom-code><p>s</p></custom-code>',
      bodyEnd: `<custom-code><script nonce="${nonce}">2</script></custom-code>`,
    });
});

test('insertionsFor, for a sensitive path or with custom code off, returns undefined', async () => {
  const content = contentOf(entry('<script>1</script>'));
  const on = createCustomCode({ isOn: true, onRefused: () => undefined });
  for (const path of ['/cashier', '/Cashier/deposit/humo', '/%63ashier/deposit', '/Profile/Verification'])
    expect(await on.insertionsFor(content, path, 'n')).toBe(undefined);
  expect(await on.insertionsFor(content, '/cashiers', 'n')).toBeDefined();
  expect(await on.insertionsFor(contentOf(), '/', 'n')).toBe(undefined);
  const off = createCustomCode({ isOn: false, onRefused: () => undefined });
  expect(await off.insertionsFor(content, '/', 'n')).toBe(undefined);
});

test('insertionsFor leaves out an entry that is too large or unsafe, reports it once, and keeps the others', async () => {
  const refused: string[] = [];
  const code = createCustomCode({ isOn: true, onRefused: (reason) => refused.push(reason) });
  const content = contentOf(
    entry(`<script>${'x'.repeat(65 * 1_024)}</script>`),
    entry('<script><!--<script></script>'),
    entry('<script>1</script>'),
  );
  for (let time = 0; time < 2; time += 1)
    expect((await code.insertionsFor(content, '/', 'n'))?.head).toBe('<script nonce="n">1</script>');
  expect(refused).toEqual(['size', 'form']);
});

test('insertionsFor puts theme colours before the code on every page, and reports an invalid colour once', async () => {
  const refused: string[] = [];
  const code = createCustomCode({ isOn: true, onRefused: (reason, entry) => refused.push(`${reason} ${entry}`) });
  const content = themedContent({ '--primary': '#fff', '--bg': '};' }, entry('<script>1</script>'));
  const style = '<style nonce="n">:root,:root[data-theme]{--primary:#fff;}</style>';
  expect((await code.insertionsFor(content, '/', 'n'))?.head).toBe(`${style}<script nonce="n">1</script>`);
  expect((await code.insertionsFor(content, '/cashier', 'n'))?.head).toBe(style);
  const off = createCustomCode({ isOn: false, onRefused: () => undefined });
  expect((await off.insertionsFor(content, '/', 'n'))?.head).toBe(style);
  expect(refused).toEqual(['theme --bg: };']);
});

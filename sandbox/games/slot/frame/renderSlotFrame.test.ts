import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SlotFrameProps } from '#sandbox/games/slot/SlotFrameProps.ts';
import { slotThemes } from '#sandbox/games/slot/slotThemes.ts';
import { betLimitsOf } from '#sandbox/world/money/betLimits.ts';
import { SANDBOX_LANGUAGES } from '#sandbox/world/players/languages.ts';
import { slotLooks } from './art/slotLooks.ts';
import { renderSlotFrame } from './renderSlotFrame.ts';
import { slotMessages } from './slotMessages.ts';

const BUDGET = 60 * 1024;
const base: Omit<SlotFrameProps, 'theme'> = {
  game: { sysname: 'koi', name: 'Koi </script><b>& "Co"' },
  mode: 'demo',
  locale: 'uz',
  nonce: 'n0nce',
  currency: 'UZS',
  isGuest: true,
  seat: {
    balance: 125_000_000,
    free_spins_left: 0,
    free_bet: 0,
    free_lines: 0,
    next_hash: 'f00d',
    limits: betLimitsOf('UZS'),
    wallet: 'a.b',
  },
};
const theme = (id: string) => slotThemes.find((one) => one.id === id) ?? (slotThemes[0] as SlotFrameProps['theme']);
const render = (more: Partial<SlotFrameProps> = {}) => renderSlotFrame({ ...base, theme: theme('samarkand'), ...more });

const VOID = new Set(['meta', 'link', 'br', 'img', 'input', 'hr']);

/** The tags of a document without its scripts and styles; throws if a tag is not closed in order. */
function tagsOf(html: string): { name: string; attributes: string }[] {
  const plain = html.replace(/(<(?:script|style)[^>]*>)[\s\S]*?(<\/(?:script|style)>)/g, '$1$2');
  const open: string[] = [];
  const tags: { name: string; attributes: string }[] = [];
  for (const [, end, name = '', attributes = '', self] of plain.matchAll(
    /<(\/)?([a-z][a-z\d]*)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*(\/)?>/gi,
  )) {
    if (end) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>`);
      continue;
    }
    tags.push({ name, attributes });
    if (!self && !VOID.has(name)) open.push(name);
  }
  if (open.length > 0) throw new Error(`not closed: ${open}`);
  // Every `<` in the text belongs to a tag.
  expect(plain.replace(/<!doctype html>/i, '').match(/</g)?.length).toBe(
    tags.length + (plain.match(/<\//g) ?? []).length,
  );
  return tags;
}

test.each(slotThemes.map((one) => one.id))(
  'the slot frame of theme %s is under 60 KiB compressed and requests only the fonts of the site',
  (id) => {
    expect(slotLooks[id]).toBeDefined();
    const html = render({ theme: theme(id) });
    expect(brotliCompressSync(html).length).toBeLessThan(BUDGET);
    const addresses = html
      .replaceAll("xmlns='http://www.w3.org/2000/svg'", '')
      .replaceAll('xmlns="http://www.w3.org/2000/svg"', '');
    expect(addresses.match(/(?:https?:)?\/\/[a-z][\w.-]*\.[a-z]+/gi) ?? []).toEqual(['http://www.w3.org']);
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    // In a picture `#` is %23; any other url of a style must be the picture itself or a font.
    for (const [, named] of style.matchAll(/url\(([^)]{0,24})/g))
      expect(named).toMatch(/^(?:"data:image\/svg\+xml,|%23|\/fonts\/onest-|\/fonts\/unbounded-)/);
    expect(html).not.toMatch(/@import|<link|<img|\ssrc=|\sstyle=|\son\w+=/);
    for (const name of Object.keys(theme(id).symbols)) expect(html).toContain(`.s-${name}{--picture:url("data:`);
  },
);

test('the slot frame has balanced tags, unique ids, resolvable references and labelled buttons', () => {
  const tags = tagsOf(render());
  const all = tags.map(({ attributes }) => attributes).join(' ');
  const ids = [...all.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, named = ''] of all.matchAll(/aria-(?:labelledby|describedby|controls)="([^"]*)"/g))
    expect(ids).toContain(named);
  for (const [, href = ''] of all.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(href);
  for (const [, fill = ''] of all.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(fill);
  const nameless = tags.filter(
    ({ name, attributes }) =>
      name === 'button' && /\sid="(?!trouble)/.test(attributes) && !attributes.includes('aria-label='),
  );
  expect(nameless).toEqual([]);
});

test('the slot frame has one style and one script with the nonce, and escapes the game name in title and data', () => {
  const html = render();
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual(['<script nonce="n0nce">']);
  expect(html).toContain('<title>Koi &lt;/script&gt;&lt;b&gt;&amp; &quot;Co&quot;</title>');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const data = /<script type="application\/json" id="data">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ sysname: 'koi', unit: 'soʻm', seat: { wallet: 'a.b' } });
});

test('the slot frame script parses as plain JavaScript without imports and exports', () => {
  const script = /<script nonce="n0nce">([\s\S]*?)<\/script>/.exec(render())?.[1] ?? '';
  // oxlint-disable-next-line no-new-func -- parsed, never called.
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/^\s*(?:import|export)\b/m);
});

test.each(SANDBOX_LANGUAGES)(
  'the slot frame in %s has every message with its placeholders and no text of the other language',
  (locale) => {
    const html = render({ locale, game: { sysname: 'koi', name: 'Koi' } });
    expect(html).toContain(`<html lang="${locale}">`);
    const text = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
    const foreign = locale === 'uz' ? /[а-яё]/i : /[a-zʻʼ]{3}/i;
    expect(text.replace(/Koi|RTP|HMAC|SHA|Enter|JavaScript/g, '')).not.toMatch(foreign);
    for (const [id, word] of Object.entries(slotMessages[locale])) {
      expect(word, id).not.toBe('');
      const names = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
      expect(names(word), id).toEqual(names(slotMessages.uz[id as keyof typeof slotMessages.uz]));
    }
  },
);

test('the slot frame has the class felt for the table theme only', () => {
  expect(render({ theme: theme('table') })).toContain('<body class="felt">');
  expect(render()).toContain('<body>');
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, LOCALES } from '#shared/locales.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

interface RetiredTerm {
  spelling: string;
  pattern: RegExp;
}

const TERM = /`([^`]+)`/g;
const UZBEK_CHARACTER = String.raw`\p{L}\p{N}\p{M}ʻʼ'`;
const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`);
const spellings = (text: string) => [...text.matchAll(TERM)].map(([, spelling = '']) => spelling);

/** Matches a whole word: a character or a hyphen before it does not match, or `pochta` would be found in `e-pochta`. */
function retiredTerm(spelling: string, allowed: readonly string[]): RetiredTerm {
  const body = escaped(spelling.toLowerCase()).replaceAll('*', `[${UZBEK_CHARACTER}]*`);
  const but = allowed.length > 0 ? `(?!${allowed.map(escaped).join('|')})` : '';
  return { spelling, pattern: new RegExp(`(?<![${UZBEK_CHARACTER}-])${but}${body}(?![${UZBEK_CHARACTER}])`, 'u') };
}

/** Reads `not` and `but` of a cell: the retired spellings, and the words that one of them may still be part of. */
function retiredOf(cell: string): RetiredTerm[] {
  const [, retired = ''] = cell.split('; not ');
  const [plain = '', but = ''] = retired.split(' but ');
  return spellings(plain).map((spelling) => retiredTerm(spelling, spellings(but)));
}

const rows = readFileSync('docs/terms.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split(' | '));
const retiredIn = {
  uz: rows.flatMap(([, uz = '']) => retiredOf(uz)),
  ru: rows.flatMap(([, , ru = '']) => retiredOf(ru)),
};
/** A new language has none until docs/terms.md has a column for it. */
const retired: Partial<Record<Language, RetiredTerm[]>> = retiredIn;

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Placeholders and addresses, which have no language. */
const CODE = /\$\{[^}]*\}|\$\$\w+\$\$|\{\w+[,}]|[\w.+-]+@[\w.-]+|https?:\S+/g;
const CYRILLIC = /\p{Script=Cyrillic}/u;

interface Text {
  where: string;
  locale: Language;
  text: string;
}

/** A literal with Cyrillic is Russian; one that starts like a sentence or has a character that only Uzbek has is Uzbek; keys and paths are neither. */
function localeOf(text: string): Language | undefined {
  if (CYRILLIC.test(text)) return 'ru';
  return /^\p{Lu}\p{Ll}|[ʻʼ]/u.test(text) ? 'uz' : undefined;
}

/** Every string literal. Of a script or a document inside one, its own literals. */
function literalsOf(code: string): string[] {
  return (code.match(LITERAL) ?? []).flatMap((literal) => {
    const content = literal.slice(1, -1);
    return content.includes('\n') ? literalsOf(content) : [content];
  });
}

const written: Text[] = sourceFiles('sandbox', 'server', 'client').flatMap(({ name, text: code }) =>
  literalsOf(code.replace(COMMENT, '')).flatMap((text) => {
    const locale = localeOf(text);
    return locale ? [{ where: name, locale, text }] : [];
  }),
);
const messages: Text[] = LOCALES.flatMap((locale) =>
  [`client/i18n/messages/${locale}`, `server/i18n/messages/${locale}`].flatMap((folder) =>
    readdirSync(folder).flatMap((file) => {
      const all: Record<string, string> = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
      return Object.entries(all).map(([id, text]) => ({ where: `${folder}/${file} ${id}`, locale, text }));
    }),
  ),
);

test('docs/terms.md lists retired spellings of both languages, the Uzbek ones in Latin', () => {
  expect(retiredIn.uz.length).toBeGreaterThan(10);
  expect(retiredIn.ru.length).toBeGreaterThan(20);
  for (const { spelling } of retiredIn.uz) expect(spelling).not.toMatch(CYRILLIC);
});

test('a retired spelling matches a whole word, with any ending where docs/terms.md has an asterisk', () => {
  const isRetired = (locale: Language, text: string) =>
    retired[locale]?.some(({ pattern }) => pattern.test(text.toLowerCase()));
  expect(['Pochtani tasdiqlang', 'Sessiya tugadi', 'Real pulga'].map((text) => isRetired('uz', text))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['E-pochtani tasdiqlang', 'Pochta indeksi'].map((text) => isRetired('uz', text))).toEqual([false, false]);
  expect(['10 000 сумов', 'Войти в игровой счёт', 'Живое казино'].map((text) => isRetired('ru', text))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Пополнить счёт', 'Чтобы отыграться'].map((text) => isRetired('ru', text))).toEqual([false, false]);
});

test('messages, sandbox content and server pages contain no retired spelling', () => {
  expect(messages.length).toBeGreaterThan(1000);
  expect(written.length).toBeGreaterThan(1000);
  const found = [...messages, ...written].flatMap(({ where, locale, text }) => {
    const prose = text.replace(CODE, ' ').replaceAll('\u00A0', ' ').toLowerCase();
    return (retired[locale] ?? [])
      .filter(({ pattern }) => pattern.test(prose))
      .map(({ spelling }) => `${where}: «${spelling}» in «${text}»`);
  });
  expect(found).toEqual([]);
});

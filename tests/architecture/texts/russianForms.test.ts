import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

interface Text {
  where: string;
  text: string;
}

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const CYRILLIC = /[а-яё]/i;

const messages: Text[] = ['client/i18n/messages/ru', 'server/i18n/messages/ru'].flatMap((folder) =>
  readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>).map(
      ([id, text]) => ({ where: id, text }),
    ),
  ),
);
/** Russian literals of the sandbox; a value in them is written `{value}`, as in messages. */
const written: Text[] = sourceFiles('sandbox').flatMap(({ name, text: code }) =>
  [...code.matchAll(LITERAL)]
    .map(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^{}]*\}/g, '{value}'))
    .filter((text) => CYRILLIC.test(text))
    .map((text) => ({ where: name, text })),
);
const found = (all: readonly Text[], isWrong: (text: string) => boolean) =>
  all.filter(({ text }) => isWrong(text)).map(({ where, text }) => `${where}: ${text}`);

/** The forms of every plural in a message, and the message without its plurals. */
function pluralsOf(elements: readonly MessageFormatElement[]): { forms: string[][]; rest: string } {
  const forms: string[][] = [];
  let rest = '';
  for (const element of elements) {
    if (element.type === TYPE.literal) rest += element.value;
    else if (element.type === TYPE.argument) rest += `{${element.value}}`;
    else if (element.type === TYPE.tag) {
      const inside = pluralsOf(element.children);
      forms.push(...inside.forms);
      rest += inside.rest;
    } else if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.values(element.options).map(({ value }) => pluralsOf(value));
      forms.push(...options.flatMap((option) => option.forms));
      if (element.type === TYPE.plural)
        forms.push(Object.keys(element.options).filter((name) => !name.startsWith('=')));
      else rest += options.map((option) => option.rest).join(' ');
    }
  }
  return { forms, rest };
}

const NOUN =
  '(?:дн(?:я|ей)|день|недел|месяц|час(?:а|ов)?(?!\\p{L})|минут|секунд|балл|очк|символ|знак|цифр|раунд|фриспин|человек|раза?(?!\\p{L})|способ|попыт|событи|устройств|турнир|сообщени|бонусов|вращен)';
/** `{days} дней` outside a plural; `× {count}` and `{hours} ч` need none. */
const COUNTED = new RegExp(`\\{\\w+\\}[ \\u00A0]${NOUN}`, 'u');
const isCounted = (text: string) => COUNTED.test(text);

const GENDERED = [
  /(?<!\p{L})(?:я|вы)\s+(?:не\s+)?\p{L}+(?:л|лся|ла|лась)(?!\p{L})/iu,
  /(?:л|лся|ла|лась)(?: ли)? (?:не )?я(?!\p{L})/u,
  /(?<!\p{L})(?:я|вы)(?: не)? (?:согласен|готов|уверен|должен|рад)а?(?!\p{L})/iu,
];
const isGendered = (text: string) => GENDERED.some((pattern) => pattern.test(text));

/** A name whose gender is unknown, at the beginning of a clause, before a past tense or a short participle. */
const NAMED =
  /(?:^|[.:;!?]\s+|,\s+(?:и\s+)?|\s[—–]\s)«?\{\w+\}»?\s+(?:(?:не|уже|теперь)\s+)*\p{L}+(?:ен|ён|ан|ят|ыт|ут|л|лся|ла|лась|на)(?!\p{L})/u;
const isNamed = (text: string) => NAMED.test(text);

test('every plural of the Russian messages has the forms one, few, many and other', () => {
  const plurals = messages.flatMap(({ where, text }) =>
    pluralsOf(parse(text)).forms.map((forms) => ({ where, forms })),
  );
  expect(plurals.length).toBeGreaterThan(15);
  expect(plurals.filter(({ forms }) => forms.toSorted().join(' ') !== 'few many one other')).toEqual([]);
});

test('no Russian text has a number before a noun in one form', () => {
  expect([isCounted('Последние {days} дней'), isCounted('{hours} ч {minutes} мин')]).toEqual([true, false]);
  const plain = messages.map(({ where, text }) => ({ where, text: pluralsOf(parse(text)).rest }));
  expect(found([...plain, ...written], isCounted)).toEqual([]);
});

test('no Russian text gives the player a gender', () => {
  expect(['Это был не я', 'Я забыл пароль', 'Брал ли я в долг', 'Вы согласны'].map(isGendered)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(found([...messages, ...written], isGendered)).toEqual([]);
});

test('no Russian text gives a name from data a gender: a noun stands before it', () => {
  expect(['«{name}» завершён', 'Бонус «{name}» завершён', '{sum} сгорит'].map(isNamed)).toEqual([true, false, false]);
  expect(found([...messages, ...written], isNamed)).toEqual([]);
});

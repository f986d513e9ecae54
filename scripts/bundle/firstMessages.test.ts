import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstMessageNames, firstMessages } from './firstMessages.ts';

const bracesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/messages\/\*\/\{([\w,]+)\}\.json/g)].map((match) => match[1]?.split(','));

/** Files of the service worker's page and notices; no page of the site loads them. */
const OF_NO_PAGE = ['offline', 'deviceNotice'];

test('the glob of loadMessages names the message files of every page', () => {
  expect(bracesOf('client/i18n/loadMessages.ts')).toEqual([firstMessageNames]);
});

test('the glob of loadAreaMessages leaves out the message files of every page and of none', () => {
  expect(bracesOf('client/i18n/loadAreaMessages.ts')).toEqual([[...firstMessageNames, ...OF_NO_PAGE]]);
});

test('firstMessages matches the existing files of every page, with their language, and no area’s', () => {
  for (const name of firstMessageNames) {
    const file = `client/i18n/messages/ru/${name}.json`;
    expect(existsSync(file), file).toBe(true);
    expect(firstMessages.exec(`/srv/site/${file}`)?.[1]).toBe('ru');
  }
  expect(firstMessages.exec('client/i18n/messages/ru/deposit.json')).toBeNull();
});

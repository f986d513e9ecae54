import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/locales.ts';

const MAX_AVERAGE = 15;
const MAX_WORDS = 22;

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string>;

/** Whole sentences; labels of one or two words would lower the average. */
function sentencesOf(messages: Record<string, string>, prefix: string): string[][] {
  return (
    Object.entries(messages)
      .filter(([id]) => id.startsWith(prefix))
      // Of the forms of a plural a reader sees one.
      .map(([, message]) => message.replaceAll(/\{\w+, plural, .*?other \{((?:[^{}]|\{\w+\})*)\}\}/g, '$1'))
      .flatMap((message) => message.split(/[.!?](?:\s|$)/))
      .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
      .filter((words) => words.length > 2)
  );
}

test.each(LOCALES)(
  'sentences about limits, breaks, leaving, keys, own data, support and verification, in %s, have 15 words at most on average, and 22 each',
  (locale) => {
    const messages = `../../../i18n/messages/${locale}`;
    const sentences = [
      ...sentencesOf(read(`${messages}/limits.json`), 'limits.'),
      ...sentencesOf(read(`../../../../server/i18n/messages/${locale}/plain.json`), 'plain.pause'),
      ...sentencesOf(read(`${messages}/player.json`), 'player.reality'),
      ...sentencesOf(read(`${messages}/player.json`), 'player.inactivity'),
      ...sentencesOf(read(`${messages}/verification.json`), 'verification.'),
      ...sentencesOf(read(`${messages}/auth.json`), 'auth.idleEnd'),
      ...sentencesOf(read(`${messages}/auth.json`), 'auth.break'),
      ...sentencesOf(read(`${messages}/auth.json`), 'auth.social.'),
      ...sentencesOf(read(`${messages}/shell.json`), 'shell.blocked'),
      ...sentencesOf(read(`../../../../server/i18n/messages/${locale}/plain.json`), 'plain.left'),
      ...[
        'absence',
        'care',
        'closed',
        'data',
        'fairness',
        'passkey',
        'security',
        'settings',
        'support',
        'talk',
      ].flatMap((area) => sentencesOf(read(`${messages}/${area}.json`), `${area}.`)),
    ];
    expect(sentences.length).toBeGreaterThan(40);
    const words = sentences.reduce((sum, { length }) => sum + length, 0);
    expect(words / sentences.length).toBeLessThanOrEqual(MAX_AVERAGE);
    for (const sentence of sentences) expect(sentence.length, sentence.join(' ')).toBeLessThanOrEqual(MAX_WORDS);
  },
);

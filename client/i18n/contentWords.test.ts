import { expect, test } from 'vitest';
import { metaDataTool } from '../../shared/content/metaDataTool.content.ts';
import { contentWords } from './contentWords.ts';
import { createTexts } from './createTexts.ts';
import { loadMessages } from './loadMessages.ts';
import { withWords } from './withWords.ts';

test('an operator without words of his own sends none', () => {
  expect(contentWords(metaDataTool.parse({}))).toBe(undefined);
});

test('what he wrote stands in place of ours, what he left empty does not', async () => {
  const words = contentWords(
    metaDataTool.parse({
      systemPages: {
        notFound: { header: 'Yoʻq' },
        blocked: { age: { description: '18 dan katta' } },
      },
      dictionary: { 'shell.maintenanceChecked': 'Soat {time} da koʻrdik, {who}', 'shell.skip': '' },
    }),
  );
  expect(words).toEqual({
    'shell.notFoundTitle': 'Yoʻq',
    'shell.blockedText.age': '18 dan katta',
    'shell.maintenanceChecked': 'Soat {time} da koʻrdik, {who}',
  });
  const ours = createTexts('uz', await loadMessages('uz'));
  const theirs = withWords(ours, words ?? {});
  expect(theirs.formatMessage({ id: 'shell.notFoundTitle' })).toBe('Yoʻq');
  expect(theirs.formatMessage({ id: 'shell.maintenanceChecked' }, { time: '9:05' })).toBe(
    'Soat 9:05 da koʻrdik, {who}',
  );
  expect(theirs.formatMessage({ id: 'shell.notFoundText' })).toBe(ours.formatMessage({ id: 'shell.notFoundText' }));
  expect(() => theirs.formatMessage({ id: 'shell.nobodySaysThis' })).toThrow('no message');
});

test('every system page has the two messages that its words stand in place of', async () => {
  const page = { header: 'a', description: 'b' };
  const types = Object.keys(metaDataTool.parse({}).systemPages.blocked);
  const blocked = Object.fromEntries(types.map((type) => [type, page]));
  const words = contentWords(
    metaDataTool.parse({ systemPages: { notFound: page, forbidden: page, maintenance: page, blocked } }),
  );
  const ours = await loadMessages('ru');
  expect(Object.keys(words ?? {}).filter((id) => !(id in ours))).toEqual([]);
  expect(Object.keys(words ?? {})).toHaveLength(20);
});

import { expect, test } from 'vitest';
import { metaDataTool } from '#shared/content/metaDataTool.content.ts';
import { createTexts } from './createTexts.ts';
import { loadMessages } from './loadMessages.ts';
import { operatorMessages } from './operatorMessages.ts';
import { withOperatorMessages } from './withOperatorMessages.ts';

test('operatorMessages, without messages of the operator, is undefined', () => {
  expect(operatorMessages(metaDataTool.parse({}))).toBe(undefined);
});

test('withOperatorMessages shows the operator’s messages, and ours where theirs are empty', async () => {
  const messages = operatorMessages(
    metaDataTool.parse({
      systemPages: {
        notFound: { header: 'Yoʻq' },
        blocked: { age: { description: '18 dan katta' } },
      },
      dictionary: { 'shell.maintenanceChecked': 'Soat {time} da koʻrdik, {who}', 'shell.skip': '' },
    }),
  );
  expect(messages).toEqual({
    'shell.notFoundTitle': 'Yoʻq',
    'shell.blockedText.age': '18 dan katta',
    'shell.maintenanceChecked': 'Soat {time} da koʻrdik, {who}',
  });
  const ours = createTexts('uz', await loadMessages('uz'));
  const theirs = withOperatorMessages(ours, messages ?? {});
  expect(theirs.formatMessage({ id: 'shell.notFoundTitle' })).toBe('Yoʻq');
  expect(theirs.formatMessage({ id: 'shell.maintenanceChecked' }, { time: '9:05' })).toBe(
    'Soat 9:05 da koʻrdik, {who}',
  );
  expect(theirs.formatMessage({ id: 'shell.notFoundText' })).toBe(ours.formatMessage({ id: 'shell.notFoundText' }));
  expect(() => theirs.formatMessage({ id: 'shell.nobodySaysThis' })).toThrow('No message: shell.nobodySaysThis');
});

test('operatorMessages, for dialogs of a redeemed code, replaces known messages and fills in the gift’s name', async () => {
  const dialog = (kind: string) => ({ title: `${kind}!`, text: `${kind}: {name}`, confirm: 'Xoʻp', cancel: '' });
  const messages = operatorMessages(
    metaDataTool.parse({ dialogs: { promoActivated: dialog('Kod'), bettingBonusActivated: dialog('Sport') } }),
  );
  const ours = await loadMessages('uz', 'offers');
  expect(Object.keys(messages ?? {}).filter((id) => !(id in ours))).toEqual([]);
  const { formatMessage } = withOperatorMessages(createTexts('uz', ours), messages ?? {});
  expect(formatMessage({ id: 'offers.promoActivated' })).toBe('Kod!');
  expect(formatMessage({ id: 'offers.bettingGift' }, { name: 'Erkin tikish' })).toBe('Sport: Erkin tikish');
  expect(formatMessage({ id: 'offers.bettingOk' })).toBe('Xoʻp');
});

test('operatorMessages, for every system page, replaces two messages that exist', async () => {
  const page = { header: 'a', description: 'b' };
  const types = Object.keys(metaDataTool.parse({}).systemPages.blocked);
  const blocked = Object.fromEntries(types.map((type) => [type, page]));
  const messages = operatorMessages(
    metaDataTool.parse({ systemPages: { notFound: page, forbidden: page, maintenance: page, blocked } }),
  );
  const ours = await loadMessages('ru');
  expect(Object.keys(messages ?? {}).filter((id) => !(id in ours))).toEqual([]);
  expect(Object.keys(messages ?? {})).toHaveLength(20);
});

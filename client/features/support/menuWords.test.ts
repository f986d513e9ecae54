import { expect, test } from 'vitest';
import { faq } from '#sandbox/content/data/pages/faq.ts';
import { localise } from '#sandbox/content/localise.ts';
import { parseCollection } from '#shared/content/collections.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { faqOf } from './faqOf.ts';
import { findQuestions } from './findQuestions.ts';

const LABELS = ['cashier.withdraw', 'cashier.deposit', 'shell.signIn', 'shell.signUp', 'order.noun.withdrawal'];

test.each(['uz', 'ru'] as const)('the search for what menus and buttons say in %s finds questions', (language) => {
  const groups = faqOf(parseCollection('pages', [localise(faq, language)]));
  for (const label of LABELS.map((id) => messagesOf(language)(id)))
    expect(findQuestions(groups, label), label).not.toEqual([]);
});

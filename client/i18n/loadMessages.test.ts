import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, type Locale } from '#shared/locales.ts';
import { loadMessages } from './loadMessages.ts';

/** A language whose folder has no file yet. */
const NEW = 'xx' as Locale;

test('a file of messages that a language lacks is that of the default language, on every page and in an area', async () => {
  const messages = await loadMessages(NEW);
  expect(messages).toEqual(await loadMessages(DEFAULT_LOCALE));
  expect(messages).toHaveProperty('shell.help');
  const area = await loadMessages(NEW, 'providers');
  expect(area).toEqual(await loadMessages(DEFAULT_LOCALE, 'providers'));
  expect(area).toHaveProperty('providers.title');
});

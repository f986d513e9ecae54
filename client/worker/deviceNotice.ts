import { DEFAULT_LOCALE, type Locale } from '#shared/locales.ts';
import { pushPayload } from '#shared/push/pushPayload.ts';
import { type ReadCookies, readingOf } from './readingOf.ts';

/** Bundled, because the worker runs without an open page of the site. */
const files = import.meta.glob<Record<string, string>>('../i18n/messages/*/deviceNotice.json', {
  eager: true,
  import: 'default',
});

const fileOf = (locale: Locale) => files[`../i18n/messages/${locale}/deviceNotice.json`];

export interface DeviceNotice {
  title: string;
  options: { body: string; tag: string; lang: string; icon: string; data: { path: string } };
}

/** The notification of a push message, in the player's language and script; undefined for a message that is not the site's. */
export async function deviceNotice(message: unknown, cookies?: ReadCookies): Promise<DeviceNotice | undefined> {
  const { data } = pushPayload.safeParse(message);
  if (!data) return undefined;
  const locale = await readingOf(data.locale, cookies);
  const messages: Readonly<Record<string, string>> = { ...fileOf(DEFAULT_LOCALE), ...fileOf(locale) };
  return {
    title: messages[data.message] ?? '',
    options: {
      body: messages['open'] ?? '',
      tag: data.id,
      lang: locale,
      icon: '/favicon.svg',
      data: { path: data.path },
    },
  };
}

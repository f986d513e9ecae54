import { isLocale, DEFAULT_LOCALE } from '../../shared/locales.ts';
import { pushPayload } from '../../shared/push/pushPayload.ts';

/** The worker cannot ask the message files: the site may be closed. */
const files = import.meta.glob<Record<string, string>>('../i18n/messages/*/deviceNotice.json', {
  eager: true,
  import: 'default',
});

export interface DeviceNotice {
  title: string;
  options: { body: string; tag: string; lang: string; icon: string; data: { path: string } };
}

/** What a message of the site says in the player's language; undefined: it is none of ours. */
export function deviceNotice(message: unknown): DeviceNotice | undefined {
  const { data } = pushPayload.safeParse(message);
  if (!data) return undefined;
  const locale = isLocale(data.locale) ? data.locale : DEFAULT_LOCALE;
  const words = files[`../i18n/messages/${locale}/deviceNotice.json`] ?? {};
  return {
    title: words[data.message] ?? '',
    options: {
      body: words['open'] ?? '',
      tag: data.id,
      lang: locale,
      icon: '/favicon.svg',
      data: { path: data.path },
    },
  };
}

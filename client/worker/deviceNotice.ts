import { pushPayload } from '../../shared/push/pushPayload.ts';
import { type ReadCookies, readingOf } from './readingOf.ts';

/** The worker cannot ask the message files: the site may be closed. */
const files = import.meta.glob<Record<string, string>>('../i18n/messages/*/deviceNotice.json', {
  eager: true,
  import: 'default',
});

export interface DeviceNotice {
  title: string;
  options: { body: string; tag: string; lang: string; icon: string; data: { path: string } };
}

/** What a message of the site says in the player's language and letters; undefined: it is none of ours. */
export async function deviceNotice(message: unknown, cookies?: ReadCookies): Promise<DeviceNotice | undefined> {
  const { data } = pushPayload.safeParse(message);
  if (!data) return undefined;
  const locale = await readingOf(data.locale, cookies);
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

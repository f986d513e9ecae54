import { type CollectionName, collections } from '../../shared/content/collections.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../shared/locales.ts';
import type { ServerContentSource } from './contentSource.ts';
import type { Readiness } from './requireContent.ts';

const settings = (Object.keys(collections) as CollectionName[]).filter((name) => collections[name].kind === 'single');
/** Without these two no page looks like this site; every other collection has a default that does. */
const indispensable = ['common', 'prazer-config'] as const;
const RETRY = 1_000;

/** Whether the settings have been read since the start, from the service, the second tier or the snapshot; and the reading. */
export function createReadiness(content: Pick<ServerContentSource, 'read' | 'unread'>) {
  const warm = () =>
    Promise.all(settings.flatMap((name) => LOCALES.map((locale) => content.read(name, locale).catch(() => {}))));
  const unread = () => content.unread(settings, DEFAULT_LOCALE);
  return {
    isWarm: () => content.unread(indispensable, DEFAULT_LOCALE).length === 0,
    warm,
    /** What readiness waits for. */
    unread,
    /** Tries until everything has been read, whether or not visitors come; returns how to stop it. */
    keepTrying(): () => void {
      let stopped = false;
      const again = async (): Promise<void> => {
        await warm();
        // The cache itself asks a failing service ever less often.
        if (!stopped && unread().length > 0) setTimeout(() => void again(), RETRY).unref();
      };
      void again();
      return () => {
        stopped = true;
      };
    },
  } satisfies Readiness & Record<string, unknown>;
}

import { backgroundTrace } from '#server/http/trace/backgroundTrace.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';
import { DEFAULT_LOCALE, LOCALES } from '#shared/locales.ts';
import type { ServerContentSource } from './contentSource.ts';
import type { Readiness } from './requireContent.ts';

const settings = (Object.keys(collections) as CollectionName[]).filter((name) => collections[name].kind === 'single');
/** Pages cannot be shown without these two; the defaults of the other collections are usable. */
const indispensable = ['common', 'prazer-config'] as const;
const RETRY = 1_000;

/** Reads the settings at the start, from the service, the second tier or the snapshot, and reports which are still unread. */
export function createReadiness(content: Pick<ServerContentSource, 'read' | 'unread'>) {
  const warm = (trace = backgroundTrace('content')) =>
    Promise.all(
      settings.flatMap((name) => LOCALES.map((locale) => content.read(name, locale, { trace }).catch(() => {}))),
    );
  const unread = () => content.unread(settings, DEFAULT_LOCALE);
  return {
    isWarm: () => content.unread(indispensable, DEFAULT_LOCALE).length === 0,
    warm,
    /** Collections that readiness waits for. */
    unread,
    /** Retries every 1,000 ms until all settings have been read, without waiting for requests; returns a function that stops it. */
    keepTrying(): () => void {
      let stopped = false;
      const again = async (): Promise<void> => {
        await warm();
        // The back-off of the cache limits the calls to a failing service.
        if (!stopped && unread().length > 0) setTimeout(() => void again(), RETRY).unref();
      };
      void again();
      return () => {
        stopped = true;
      };
    },
  } satisfies Readiness & Record<string, unknown>;
}

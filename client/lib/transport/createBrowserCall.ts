import { type Call, createCall } from '#shared/api/call.ts';
import type { Locale } from '#shared/locales.ts';
import { type BrowserTransportOptions, createBrowserTransport } from './createBrowserTransport.ts';

/** The calls of a page, by language, over one transport. */
export function createBrowserCall(
  options: BrowserTransportOptions,
  onDifferences: Parameters<typeof createCall>[2],
): (locale: Locale) => Call {
  const transport = createBrowserTransport(options);
  return (locale) => createCall(transport, () => locale, onDifferences);
}

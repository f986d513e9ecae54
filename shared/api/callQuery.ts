import { API_VERSION } from '#shared/constants.ts';
import type { Locale } from '#shared/locales.ts';
import { toQuery } from './wire.ts';

/** Query parameters of the transport, which methods must not use. */
export const TRANSPORT_KEYS: readonly string[] = ['version', 'locale', '_non_strict'];

/**
 * The query of a call: the method's parameters (none for a POST), then version, locale and, in a frame, `_non_strict`, each exactly
 * once even when a parameter has the same name.
 */
export function callQuery(parameters: Record<string, unknown>, locale: Locale, isFramed: boolean): URLSearchParams {
  const query = toQuery(parameters);
  for (const key of TRANSPORT_KEYS) query.delete(key);
  query.append('version', API_VERSION);
  query.append('locale', locale);
  if (isFramed) query.append('_non_strict', 'true');
  return query;
}

import { DEFAULT_SANDBOX_LANGUAGE, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { callQuery } from '#shared/api/callQuery.ts';
import type { Method } from '#shared/api/method.ts';
import { toFormData } from '#shared/api/wire.ts';
import type { Asker, UpstreamResponse } from './asker.ts';

/** Calls a method as the site does. */
export function callPlatform(
  asker: Asker,
  { name, verb }: Method,
  input: Record<string, unknown>,
  locale: SandboxLanguage = DEFAULT_SANDBOX_LANGUAGE,
): Promise<UpstreamResponse> {
  const address = `/api/${name}?${callQuery(verb === 'GET' ? input : {}, locale, false)}`;
  return asker.ask(address, verb === 'GET' ? {} : { method: 'POST', body: toFormData(input) });
}

import type { Transport } from '../../../shared/api/call.ts';
import { inScript, languageOf } from '../../../shared/locales.ts';
import { answerToCyrillic } from '../../../shared/script/answerToCyrillic.ts';

/** Calls whose answers come in the letters somebody chose; the same calls where the language has no such letters. */
export function transportInScript(transport: Transport, script: string | undefined): Transport {
  if (script === undefined) return transport;
  return async (request) => {
    const response = await transport(request);
    if (inScript(languageOf(request.locale), script) === request.locale) return response;
    return { ...response, body: answerToCyrillic(request.name, response.body) };
  };
}

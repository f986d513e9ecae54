import type { Transport } from '#shared/api/call.ts';
import { inScript, languageOf } from '#shared/locales.ts';
import { answerToCyrillic } from '#shared/script/answerToCyrillic.ts';

/** Wraps a transport so that answers are transliterated into `script`; unchanged where the language does not have that script. */
export function transportInScript(transport: Transport, script: string | undefined): Transport {
  if (script === undefined) return transport;
  return async (request) => {
    const response = await transport(request);
    if (inScript(languageOf(request.locale), script) === request.locale) return response;
    return { ...response, body: answerToCyrillic(request.name, response.body) };
  };
}

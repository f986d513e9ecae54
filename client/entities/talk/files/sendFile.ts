import { isFramed } from '#client/lib/isFramed.ts';
import { createCall, type TransportRequest, type TransportResponse } from '#shared/api/call.ts';
import { callQuery } from '#shared/api/callQuery.ts';
import { parseAnswer } from '#shared/api/parseAnswer.ts';
import { addFile } from '#shared/api/site/ticketFiles.contract.ts';
import { toFormData } from '#shared/api/wire.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';
import type { Locale } from '#shared/locales.ts';

interface SentFile {
  key: string;
  file: File;
  locale: Locale;
  /** The uid of the player that the page shows; undefined for a guest. */
  sender: number | undefined;
  signal: AbortSignal;
  /** Called with the part that has been sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a file to the platform and returns its id. Rejects with the refusal, or with an AbortError. The same key sent again is one file. */
export async function sendFile({ key, file, locale, sender, signal, onProgress }: SentFile): Promise<string> {
  const call = createCall(
    (request) => post(request, sender, onProgress),
    () => locale,
  );
  return (await call(addFile, { key, file }, { signal })).id;
}

/** By XMLHttpRequest: `fetch` does not tell how much of a body has been sent. */
function post(
  { name, input, locale, signal }: TransportRequest,
  sender: number | undefined,
  onProgress: SentFile['onProgress'],
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${name}?${callQuery({}, locale, isFramed())}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Requested-With', 'fetch');
    if (sender !== undefined) request.setRequestHeader(senderKeys.header, String(sender));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const headers = { get: (header: string) => request.getResponseHeader(header) };
      resolve({ status: request.status, body: bodyOf(request.responseText), headers });
    };
    request.onerror = () => reject(new TypeError('the connection broke'));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    request.send(toFormData(input));
  });
}

function bodyOf(text: string): unknown {
  try {
    return parseAnswer(text);
  } catch {
    return undefined;
  }
}

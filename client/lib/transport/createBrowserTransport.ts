import { isFramed } from '#client/lib/isFramed.ts';
import type { Transport, TransportRequest, TransportResponse } from '#shared/api/call.ts';
import { callQuery } from '#shared/api/callQuery.ts';
import { parseAnswer } from '#shared/api/parseAnswer.ts';
import { toFormData } from '#shared/api/wire.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';

/** The browser's timeout. */
const TIMEOUT_MS = 20_000;

export interface BrowserTransportOptions {
  fetch: typeof window.fetch;
  /** The uid of the player that the page shows; undefined for a guest. */
  sender?: () => number | undefined;
}

/**
 * HTTP to our own server, without toasts, redirects or retries. Equal GETs in flight share one request. Every call says whom
 * it is for, so that the server refuses it once another page has signed another player in.
 */
export function createBrowserTransport({ fetch, sender }: BrowserTransportOptions): Transport {
  const underWay = new Map<string, Promise<TransportResponse>>();

  async function send(request: TransportRequest, url: string): Promise<TransportResponse> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'fetch' };
    const uid = sender?.();
    if (uid !== undefined) headers[senderKeys.header] = String(uid);
    if (request.idempotencyKey) headers['Idempotency-Key'] = request.idempotencyKey;
    const response = await fetch(url, {
      method: request.verb,
      credentials: 'same-origin',
      headers,
      body: request.verb === 'POST' ? toFormData(request.input) : null,
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
    });
    const body: unknown = await response
      .text()
      .then(parseAnswer)
      .catch(() => undefined);
    return { status: response.status, body, headers: response.headers };
  }

  return (request) => {
    const query = callQuery(request.verb === 'GET' ? request.input : {}, request.locale, isFramed());
    const url = `/api/${request.name}?${query}`;
    if (request.verb === 'POST' || request.signal) return send(request, url);
    const requestKey = `${sender?.() ?? ''} ${url}`;
    const same = underWay.get(requestKey);
    if (same) return same;
    const flight = send(request, url).finally(() => underWay.delete(requestKey));
    underWay.set(requestKey, flight);
    return flight;
  };
}

import { getInfo } from '#shared/api/account/account.contract.ts';
import type { Transport, TransportResponse } from '#shared/api/call.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import type { Method } from '#shared/api/method.ts';
import type { PreviewView } from '#shared/preview/previewLink.ts';
import { previewAnswer } from './previewAnswer.ts';

const noHeaders = { get: () => null };

/** Whether the player of a preview answers a method, and not the platform. */
export function isOfPreviewPlayer({ name, access }: Method, view: PreviewView): boolean {
  return view !== 'guest' && (access === 'player' || name === getInfo.name);
}

/** The answer of a preview's player, as the platform would send it. */
export function previewEnvelope(method: Method, view: PreviewView): { status: number; body: object } {
  const data = previewAnswer(method, view);
  return data === undefined
    ? { status: 404, body: { error: { type: 'MethodNotFoundException', message: 'Not in a preview' } } }
    : { status: 200, body: { data } };
}

/** The calls of a page in a preview: what guests may read is asked as a guest, the rest is the preview's player. Commands are refused. */
export function previewTransport(view: PreviewView, guest: Transport): Transport {
  return async (request): Promise<TransportResponse> => {
    const method = findMethod(request.name);
    if (!method || request.verb !== 'GET')
      return { status: 403, body: { error: { type: 'AccessDeniedException' } }, headers: noHeaders };
    return isOfPreviewPlayer(method, view) ? { ...previewEnvelope(method, view), headers: noHeaders } : guest(request);
  };
}

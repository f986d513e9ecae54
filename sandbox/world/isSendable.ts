import type { PushDevice } from '../../shared/push/pushOrder.ts';

const MAX_ADDRESS = 1_000;
/** Bytes of a point of P-256 and of a secret. */
const POINT = 65;
const SECRET = 16;

/** Whether a device can be written to at all. Where its address may lead is for whoever sends. */
export function isSendable({ endpoint, p256dh, auth }: PushDevice): boolean {
  const bytes = (text: string) => Buffer.from(text, 'base64url').length;
  return (
    endpoint.length <= MAX_ADDRESS &&
    /^https?:/.test(URL.parse(endpoint)?.protocol ?? '') &&
    bytes(p256dh) === POINT &&
    bytes(auth) === SECRET
  );
}

import type { PushDevice } from '#shared/push/pushOrder.ts';

const MAX_ADDRESS = 1_000;
/** Bytes of a P-256 point and of an auth secret. */
const POINT = 65;
const SECRET = 16;

/** Whether a device's subscription is well formed. The sender must still check where its endpoint leads. */
export function isSendable({ endpoint, p256dh, auth }: PushDevice): boolean {
  const bytes = (text: string) => Buffer.from(text, 'base64url').length;
  return (
    endpoint.length <= MAX_ADDRESS &&
    /^https?:/.test(URL.parse(endpoint)?.protocol ?? '') &&
    bytes(p256dh) === POINT &&
    bytes(auth) === SECRET
  );
}

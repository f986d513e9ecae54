import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signature in seconds, against replays. */
const TOLERANCE = 300;

/** The header of a provider's callback: `t=<Unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function signNotice(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export function isSigned(secret: string, body: string, header: unknown, seconds: number): boolean {
  const [, time = ''] = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(String(header)) ?? [];
  if (time === '' || Math.abs(seconds - Number(time)) > TOLERANCE) return false;
  return timingSafeEqual(Buffer.from(String(header)), Buffer.from(signNotice(secret, body, Number(time))));
}

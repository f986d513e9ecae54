import { createHmac } from 'node:crypto';

/** Signs init data as Telegram does, with every field included. For tests only. */
export function signTelegramData(fields: Readonly<Record<string, string>>, token: string): string {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(text).digest('hex');
  return String(new URLSearchParams({ ...fields, hash }));
}

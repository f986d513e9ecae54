import { createHmac, timingSafeEqual } from 'node:crypto';

/** Why data is refused. `malformed`: not in Telegram's format. `forged`: not signed with this bot's token. `stale`: too old, or from the future. */
export type TelegramRefusal = 'malformed' | 'forged' | 'stale';

/** Maximum age of init data in seconds. Desktop clients reuse the data of a web app for hours. */
export const TELEGRAM_DATA_LIFE = 86_400;
/** Seconds that Telegram's clock may be ahead of ours. */
export const TELEGRAM_CLOCK_SKEW = 60;

/**
 * Verifies the signature and age of a Telegram web app's init data (A-63; core.telegram.org/bots/webapps, "Validating data"). `now` in
 * Unix seconds. Returns the `hash` of the data, which identifies it, or the reason of the refusal.
 *
 * Telegram and its libraries differ on whether `signature` is among the signed fields, so both variants are accepted. Data with a line
 * feed, which could make one field look like two, or with a duplicate name is refused; Telegram never sends it.
 */
export function verifyTelegramData(
  initData: string,
  { token, now }: { token: string; now: number },
): { hash: string } | { refusal: TelegramRefusal } {
  const fields = [...new URLSearchParams(initData)];
  const { hash = '', auth_date: signedAt = '' } = Object.fromEntries(fields);
  const isReadable =
    /^[\da-f]{64}$/.test(hash) &&
    /^\d{1,12}$/.test(signedAt) &&
    new Set(fields.map(([name]) => name)).size === fields.length &&
    fields.every(([name, value]) => /^\w+$/.test(name) && !value.includes('\n'));
  if (!isReadable) return { refusal: 'malformed' };

  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const given = Buffer.from(hash, 'hex');
  const isSigned = (unsigned: readonly string[]): boolean => {
    const signed = fields.filter(([name]) => !unsigned.includes(name));
    const lines = signed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
    return timingSafeEqual(createHmac('sha256', secret).update(lines.join('\n')).digest(), given);
  };
  if (!isSigned(['hash']) && !isSigned(['hash', 'signature'])) return { refusal: 'forged' };

  const age = now - Number(signedAt);
  return age > TELEGRAM_DATA_LIFE || age < -TELEGRAM_CLOCK_SKEW ? { refusal: 'stale' } : { hash };
}

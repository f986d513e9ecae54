import { hashKeys } from '../../../../shared/keys/hashKeys.ts';

const data = new RegExp(`[#&]${hashKeys.telegramData}=(.*?)(?:&tgWebApp|$)`);

/**
 * The init data in the hash of an address that Telegram opened, as the bot's Telegram signed it; null where there is none.
 * Older clients encode it once more as the value of the hash, newer ones write it there as it is. Its own values stay encoded: decoded a
 * second time it would be other data.
 */
export function readTelegramData(hash: string): string | null {
  const raw = data.exec(hash)?.[1];
  if (!raw) return null;
  if (raw.includes('=')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

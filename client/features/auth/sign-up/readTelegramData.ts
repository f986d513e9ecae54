import { hashKeys } from '#shared/keys/hashKeys.ts';

const data = new RegExp(`[#&]${hashKeys.telegramData}=(.*?)(?:&tgWebApp|$)`);

/**
 * Telegram's signed init data from the hash of an address, or null. Older clients percent-encode it once more, newer ones do
 * not. Values inside stay encoded: decoding twice would break the signature.
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

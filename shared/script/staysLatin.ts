import { BRAND_NAME } from '../brand.ts';
import { SUFFIX } from './uzbekSuffix.ts';
import { wordToCyrillic } from './wordToCyrillic.ts';

/**
 * What is no text: placeholders, tags, entities, code, addresses of pages, people and files, words with figures in them (`P2P`), numbers of papers (`0042/AB`).
 * One group, so that `split` gives text and these in turn.
 */
export const UNTOUCHED =
  /(\{[^{}]*\}|\$\$\w+\$\$|<[^<>]*>|&(?:[A-Za-z]+|#\d+);|`[^`]*`|(?:https?|tg|tel|mailto):[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])@\w+|\b(?:[\w-]+\.)+(?:com|uz|net|org|ru|kz|me|io|test|info|app|dev|example)\b(?:\/[^\s<>"]*)?|(?<![\w.)])\/[\w-]+(?:\/[\w-]+)*|\b[A-Za-z]+\d\w*|\b\d+\/[A-Z]+\b|\b\w+_\w+\b)/;

/** Brands, methods of payment, formats and shortenings, as they are spelt everywhere; with an Uzbek ending only that changes. */
const NAMES = new Set([
  BRAND_NAME,
  ...(
    'Humo Uzcard Visa Mastercard Payme Click Paynet Apelsin Uzum Telegram Instagram Facebook YouTube Twitter WhatsApp Google Apple ' +
    'Android Chrome Safari Firefox Opera Samsung Xiaomi Wi Fi Face Touch Live Drops Wins Megaways Tether Bitcoin Strapi Cookie cookie ' +
    'JavaScript Caps Lock Authenticator Gambling Therapy Anonymous Evolution Pragmatic Play Gaming Save Data'
  ).split(' '),
]);
const SHORT =
  /^(?:UZS|USD|EUR|RUB|KZT|USDT|TRC|BTC|ETH|TON|RTP|VIP|SMS|PIN|ID|QR|FAQ|PDF|CSV|PNG|JPE?G|HEIC|SVG|PWA|KYC|CVV|CVC|IBAN|APK|AML|HTTPS?|API|URL|PUK|MMS|TV|GPS|OTP|IP|OK|CS|MMA|UFC|NBA|NHL|FIFA|UEFA|ATP|WTA|DNS|VPN|SSL|TLS|MB|KB|GB|RNG|MD|SHA|HMAC)$/;
const ROMAN = /^[IVX]+$/;

/** A word with letters that Uzbek lacks, or with capitals inside of it, is nobody's Uzbek. */
const isForeign = (word: string) => /[wW]|[cC](?![hH])|[a-z][A-Z]/.test(word);

/** The word as it stays, an Uzbek ending of it in Cyrillic; undefined: it is Uzbek all of it. */
export function staysLatin(word: string): string | undefined {
  if (SHORT.test(word) || ROMAN.test(word) || NAMES.has(word) || isForeign(word)) return word;
  for (let end = word.length - 1; end > 1; end -= 1) {
    const [name, ending] = [word.slice(0, end), word.slice(end)];
    if ((NAMES.has(name) || SHORT.test(name)) && SUFFIX.test(ending))
      return name + wordToCyrillic(`l${ending}`).slice(1);
  }
  return undefined;
}

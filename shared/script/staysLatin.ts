import { BRAND_NAME } from '#shared/brand.ts';
import { SUFFIX } from './uzbekSuffix.ts';
import { wordToCyrillic } from './wordToCyrillic.ts';

/**
 * Matches what is not transliterated: placeholders, tags, entities, code, addresses, e-mails, handles, paths, words with digits (`P2P`), file names and endings (`.jsonl`),
 * document numbers (`0042/AB`). One capture group, so that `split` returns texts and matches alternately.
 */
export const UNTOUCHED =
  /(\{[^{}]*\}|\$\$\w+\$\$|<[^<>]*>|&(?:[A-Za-z]+|#\d+);|`[^`]*`|(?:https?|tg|tel|mailto):[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])@\w+|\b(?:[\w-]+\.)+(?:com|uz|net|org|ru|kz|me|io|test|info|app|dev|example|jsonl?|csv|txt|pdf|png|jpe?g|heic|svg|zip|apk)\b(?:\/[^\s<>"]*)?|(?<![\w.)])\.[a-z]\w{1,5}\b|(?<![\w.)])\/[\w-]+(?:\/[\w-]+)*|\b[A-Za-z]+\d\w*|\b\d+\/[A-Z]+\b|\b\w+_\w+\b)/;

/** Brands, payment methods and product names, always in Latin; only an Uzbek ending of theirs is transliterated. */
const NAMES = new Set([
  BRAND_NAME,
  ...(
    'Humo Uzcard Visa Mastercard Payme Click Paynet Apelsin Uzum Telegram Instagram Facebook YouTube Twitter WhatsApp Google Apple ' +
    'Android Chrome Safari Firefox Opera Samsung Xiaomi Wi Fi Face Touch Live Drops Wins Megaways Tether Bitcoin Strapi Cookie cookie ' +
    'JavaScript Caps Lock Authenticator Gambling Therapy Anonymous Evolution Pragmatic Play Gaming Save Data Lines'
  ).split(' '),
]);
const SHORT =
  /^(?:UZS|USD|EUR|RUB|KZT|USDT|TRC|BTC|ETH|TON|RTP|VIP|SMS|PIN|ID|QR|FAQ|PDF|CSV|JSON|PNG|JPE?G|HEIC|SVG|PWA|KYC|CVV|CVC|IBAN|APK|AML|HTTPS?|API|URL|PUK|MMS|TV|GPS|OTP|IP|OK|CS|MMA|UFC|NBA|NHL|FIFA|UEFA|ATP|WTA|DNS|VPN|SSL|TLS|MB|KB|GB|RNG|MD|SHA|HMAC)$/;
const ROMAN = /^[IVX]+$/;

/** Whether a word is not Uzbek: it has letters that Uzbek lacks, or capitals inside. */
const isForeign = (word: string) => /[wW]|[cC](?![hH])|[a-z][A-Z]/.test(word);

/** A word that remains Latin, with its Uzbek ending in Cyrillic; undefined: an Uzbek word, to be transliterated. */
export function staysLatin(word: string): string | undefined {
  if (SHORT.test(word) || ROMAN.test(word) || NAMES.has(word) || isForeign(word)) return word;
  for (let end = word.length - 1; end > 1; end -= 1) {
    const [name, ending] = [word.slice(0, end), word.slice(end)];
    if ((NAMES.has(name) || SHORT.test(name)) && SUFFIX.test(ending))
      return name + wordToCyrillic(`l${ending}`).slice(1);
  }
  return undefined;
}

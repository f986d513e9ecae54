import { BRAND_NAME } from '#shared/brand.ts';
import { SUFFIX } from './uzbekSuffix.ts';
import { wordToCyrillic } from './wordToCyrillic.ts';

/** An Uzbek ending at a border of a word, where the Latin part ends: `4Kda`, `1xbetga`. */
const ENDED = '(?=(?:da|dan|dagi|ga|ni|ning|li|lik|lar)?(?![A-Za-zʻʼ]))';
/** A name in quotes whose words all begin with a capital. */
const TITLED = String.raw`(?:[A-Z0-9][\w'’-]*|of|the|and|&)`;

/**
 * Matches what is not transliterated: placeholders, tags, entities, code, addresses, e-mails, handles, paths, words with digits (`P2P`,
 * `3D`, `1xbet`), file names and endings (`.jsonl`), document numbers (`0042/AB`), Wi-Fi, `Book of Ra`, and in quotes the name of a company
 * that begins with the brand and of a game with a word that is not Uzbek («Speed Wheel»). One capture group, so that `split` returns
 * texts and matches alternately.
 */
export const UNTOUCHED = new RegExp(
  `(${[
    /\{[^{}]*\}|\$\$\w+\$\$|<[^<>]*>|&(?:[A-Za-z]+|#\d+);|`[^`]*`/,
    /(?:https?|tg|tel|mailto):[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])@\w+/,
    /\b(?:[\w-]+\.)+(?:com|uz|net|org|ru|kz|me|io|test|info|app|dev|example|jsonl?|csv|txt|pdf|png|jpe?g|heic|svg|zip|apk)\b(?:\/[^\s<>"]*)?/,
    /(?<![\w.)])\.[a-z]\w{1,5}\b|(?<![\w.)])\/[\w-]+(?:\/[\w-]+)*|\b[A-Za-z]+\d\w*|\b\d+\/[A-Z]+\b|\b\w+_\w+\b/,
    /\b[Ww]i-?[Ff]i(?![a-z])|\b[A-Z]\w+ of (?:the )?[A-Z]\w+\b|\bAdd to Home Screen\b/,
  ]
    .map(({ source }) => source)
    .concat(
      String.raw`\b\d+(?:[DGKM]|FA|HD|[GKM]B|x?(?:bet|win)|x)${ENDED}`,
      String.raw`(?<=«)${BRAND_NAME}(?: ${TITLED})+(?=»)`,
      String.raw`(?<=«)(?=[^»]*(?:[wW]|[cC](?![hH])))${TITLED}(?: ${TITLED})+(?=»)`,
    )
    .join('|')})`,
);

/** Brands, payment methods and product names, always in Latin; only an Uzbek ending of theirs is transliterated. */
const NAMES = new Set([
  BRAND_NAME,
  ...(
    'Humo Uzcard Visa Mastercard Payme Click Paynet Apelsin Uzum Telegram Instagram Facebook YouTube Twitter WhatsApp Google Apple ' +
    'Android Chrome Safari Firefox Opera Samsung Xiaomi Wi Fi Face Touch Live Drops Wins Megaways Tether Bitcoin Strapi Cookie cookie ' +
    'JavaScript Caps Lock Enter Shift Ctrl Linux Windows macOS iOS iPhone iPad Yandex Sumsub Free Spins Share http https seed Authenticator Gambling Therapy Anonymous Evolution Pragmatic Play Gaming Save Data Lines axe Siteimprove'
  ).split(' '),
]);
const SHORT =
  /^(?:UZS|USD|EUR|RUB|KZT|USDT|TRC|BTC|ETH|TON|RTP|VIP|SMS|SIM|PIN|ID|QR|FAQ|PDF|CSV|JSON|PNG|JPE?G|HEIC|SVG|PWA|KYC|CVV|CVC|IBAN|APK|AML|HTTPS?|API|URL|PUK|MMS|TV|GPS|OTP|IP|OK|CS|MMA|UFC|NBA|NHL|FIFA|UEFA|ATP|WTA|DNS|VPN|SSL|TLS|MB|KB|GB|RNG|MD|SHA|HMAC|WCAG|AA|NVDA|JAWS|IBM)$/;
/** A Roman numeral up to XXXIX; `IIV` is an abbreviation. */
const ROMAN = /^(?=.)X{0,3}(?:IX|IV|V?I{0,3})$/;

/** Whether a word is not Uzbek: it has letters that Uzbek lacks, or capitals inside. `OʻzFA` is an Uzbek abbreviation. */
const isForeign = (word: string) => /[wW]|[cC](?![hH])|^[^ʻʼ'’]*[a-z][A-Z]/.test(word);
const isLatin = (word: string) => SHORT.test(word) || ROMAN.test(word) || NAMES.has(word);

/** A word that remains Latin, with its Uzbek ending in Cyrillic; undefined: an Uzbek word, to be transliterated. */
export function staysLatin(word: string): string | undefined {
  if (isLatin(word)) return word;
  for (let end = word.length - 1; end > 1; end -= 1) {
    const [name, ending] = [word.slice(0, end), word.slice(end)];
    if (isLatin(name) && SUFFIX.test(ending)) return name + wordToCyrillic(`l${ending}`).slice(1);
  }
  return isForeign(word) ? word : undefined;
}

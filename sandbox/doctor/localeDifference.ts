/** Whether a string is a text for people: file names, identifiers and URLs are the same in every locale. */
const isText = (value: string) => /\p{L}{2}/u.test(value) && !/^(?:\/|https?:|[\w-]+$)/.test(value);

/** Whether a text must be translated: names, even of several words, may be the same in every locale. */
const isSentence = (text: string) => /(?:\S+\s+){3}.*[.!?]|(?:\S+\s+){8}/.test(text);

type Pair = [uz: string, ru: string];

/** Texts of two answers at the same path. */
function pairsOf(uz: unknown, ru: unknown): Pair[] {
  if (typeof uz === 'string' && typeof ru === 'string') return uz !== ru || isText(uz) ? [[uz, ru]] : [];
  if (typeof uz !== 'object' || typeof ru !== 'object' || uz === null || ru === null) return [];
  const other = ru as Record<string, unknown>;
  return Object.entries(uz).flatMap(([key, value]) => pairsOf(value, other[key]));
}

function isCyrillic(texts: readonly string[]): boolean {
  const all = texts.join('');
  return (all.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) > (all.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

/** Whether any text is Cyrillic in the Russian answer and not in the Uzbek one; undefined if there are no texts. */
export function isTranslated(uz: unknown, ru: unknown): boolean | undefined {
  const pairs = pairsOf(uz, ru);
  if (pairs.length === 0) return undefined;
  return pairs.some((pair) => isCyrillic([pair[1]]) && !isCyrillic([pair[0]]));
}

/**
 * What is wrong with the locales of an answer in Uzbek (Latin script) and one in Russian. Equal names prove nothing, since names
 * may be the same in both; equal sentences prove that the locale is ignored.
 */
export function localeDifference(uz: unknown, ru: unknown): string | undefined {
  const pairs = pairsOf(uz, ru);
  const differing = pairs.filter((pair) => pair[0] !== pair[1]);
  if (differing.length > 0) {
    const [first, second] = [differing.map((pair) => pair[0]), differing.map((pair) => pair[1])];
    return isCyrillic(first) && !isCyrillic(second) ? 'uz and ru are swapped' : undefined;
  }
  const texts = pairs.map(([text]) => text);
  const sentence = texts.find(isSentence);
  if (texts.length > 0 && isCyrillic(texts)) return 'ru is answered to uz as well: the locale is ignored';
  return sentence && `uz is answered to ru as well: the locale is ignored (${JSON.stringify(sentence.slice(0, 60))})`;
}

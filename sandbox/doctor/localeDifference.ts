/** A text somebody reads: names of files, identifiers and addresses are the same in every language. */
const isText = (value: string) => /\p{L}{2}/u.test(value) && !/^(?:\/|https?:|[\w-]+$)/.test(value);

/** A name may have several words and be the same in every language. */
const isSentence = (text: string) => /(?:\S+\s+){3}.*[.!?]|(?:\S+\s+){8}/.test(text);

type Pair = [uz: string, ru: string];

/** Texts of two answers that stand at the same place. */
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

/** Whether any text is in Russian in the Russian answer and not in the Uzbek one; undefined where there are no texts. */
export function isTranslated(uz: unknown, ru: unknown): boolean | undefined {
  const pairs = pairsOf(uz, ru);
  if (pairs.length === 0) return undefined;
  return pairs.some((pair) => isCyrillic([pair[1]]) && !isCyrillic([pair[0]]));
}

/**
 * What is wrong between the answers in Uzbek (Latin letters) and in Russian. Names that are the same in both languages decide
 * nothing; whole sentences that are the same do.
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

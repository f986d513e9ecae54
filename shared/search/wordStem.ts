/** Endings of Uzbek nouns and verbs, several of which follow one another: case, number, owner, question, tense. */
const UZBEK =
  /^(?:lar|lari|larim|laring|ning|ni|gacha|ga|ka|qa|dagi|dan|da|imiz|ingiz|im|ing|am|ang|si|i|mi|siz|lik|ligi|lig|li|roq|moqchi|moqda|moq|yapman|yapti|aman|amiz|asiz|adi|ish|ilgan|gan|dim|ding|dik|di)$/;
/** Endings of Russian nouns, adjectives and verbs as foldSearchText writes them; one a word. */
const RUSSIAN =
  /^(?:iyami|yami|ami|yax|ax|ogo|ego|omu|emu|imi|iyu|uyu|yuyu|aya|yaya|oye|oe|iye|ie|ee|ix|im|om|em|yom|oy|ey|iy|ov|ev|yov|yu|ya|ye|yi|at|yat|it|et|ut|yut|al|il|ala|ila|ali|ili|sya|a|e|i|o|u|y)$/;

/** A shorter beginning is that of too many words. */
const MIN = 4;

/**
 * The beginning of a folded word that its other forms share: without the endings of Uzbek and Russian, in which a letter that the bare word
 * drops may remain. Undefined: nothing can be taken away, or too little would be left.
 */
export function wordStem(word: string): string | undefined {
  let stem = without(UZBEK, word);
  for (let next = without(UZBEK, stem); next !== stem; next = without(UZBEK, stem)) stem = next;
  stem = without(RUSSIAN, stem);
  return stem === word ? undefined : stem;
}

function without(endings: RegExp, word: string): string {
  // The longest ending that leaves enough.
  for (let length = MIN; length < word.length; length += 1)
    if (endings.test(word.slice(length))) return word.slice(0, length);
  return word;
}

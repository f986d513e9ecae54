import { type ConfigData, HtmlValidate } from 'html-validate';

/** All rules of html-validate, with what is accepted and why. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document', 'html-validate:browser'],
  rules: {
    // React writes `charSet` and `hrefLang`; HTML has no case there.
    'attr-case': 'off',
    // Filters are check boxes of one name, and a query repeats it.
    'form-dup-name': 'off',
    // React makes ids that begin with `_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Our own files come from the same origin; a stranger's would need a checksum.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A search of one field is sent by Enter (HTML, implicit submission), and its icon is no button.
    'wcag/h32': 'off',
    // `text` is what an input without a type is.
    'no-implicit-input-type': 'off',
    // `autocapitalize` is allowed on every element; browsers do not capitalize passwords anyway.
    'input-attributes': 'off',
    // ARIA allows a name on lists of terms.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

/**
 * A piece of a streamed document stands behind it until a script puts it in the place of its placeholder: until then both have the landmark.
 * Documents that come whole, from the cache or for a player, have it once, and are checked.
 */
const PIECE = /<div hidden(?:="")? id="S:/;

/** What html-validate finds in documents, by their name: `{name}: {rule} {message}`, each rule once a document. */
export async function htmlValidateErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const validator = new HtmlValidate(CONFIG);
  const found: string[] = [];
  for (const [name, text] of documents) {
    const { results } = await validator.validateString(text);
    const byRule = new Map(
      results
        .flatMap(({ messages }) => messages)
        .filter(({ ruleId }) => ruleId !== 'unique-landmark' || !PIECE.test(text))
        .map(({ ruleId, message, selector }) => [ruleId, `${message} (${selector ?? ''})`]),
    );
    for (const [rule, message] of byRule) found.push(`${name}: ${rule} ${message}`);
  }
  return found;
}

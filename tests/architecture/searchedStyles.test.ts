import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Style rules for paper alone cost the screen nothing. */
const PRINT = /@media print \{[\s\S]*?\n\}/g;
/**
 * The page's root or shell that depends on something in it, however short the path is: when an element that any `:has()` names comes or goes,
 * browsers style anew what any rule with `:has()` ends in, in the whole of the page. A shell with an attribute is that of a few pages; there one
 * attribute may be asked for.
 */
const FROM_ROOT =
  /(?:^|[\s,}])(?:(?::root|html|body|main|\*)(?:\[[^\]]*\])?|\.shell(?:\[[^\]]*\](?!:has\(\[[\w-]+\]\)))?):has\([^{]*/gm;
/** A tag beside an element with `:has()`: each insertion restyles every element of that tag. */
const BESIDE = /:has\([^{,]*\)\s*[+~]\s*(?:\*|[a-z]+)\s*(?=[,{])/g;

test('no style sheet searches the whole page, or restyles every element of a tag, when something is inserted', () => {
  const files = globSync('client/**/*.css');
  expect(files.length).toBeGreaterThan(200);
  const wrong = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(PRINT, '');
    return [FROM_ROOT, BESIDE].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([selector]) => `${file}: ${selector.trim()}`),
    );
  });
  expect(wrong).toEqual([]);
});

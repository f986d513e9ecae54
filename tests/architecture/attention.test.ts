import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** A live region in a branch or a prop: it comes with its text, and most screen readers say nothing. News marked `data-said` are said. */
const INSERTED = /(?:&&|\?|:|\w=\{)\s*\(?\s*<(\w+)[^<>]*\brole="status"/g;
/** A region that is the whole of what a component returns. Status is rendered always. */
const RETURNED = /return \(?\s*<(\w+)[^<>]*\brole="status"/g;

test('no status region is inserted together with its text', () => {
  const found = sourceFiles('client')
    .filter(({ name }) => name.endsWith('.tsx') && name !== 'client/ui/layout/Status.tsx')
    .flatMap(({ name, text }) =>
      [...text.matchAll(INSERTED), ...text.matchAll(RETURNED)].map(
        ({ index }) => `${name}: ${text.slice(index, index + 60)}`,
      ),
    );
  expect(found).toEqual([]);
});

/** The two controls that say `aria-disabled` instead. */
const OWN = new Set(['client/ui/navigation/PressButton.tsx', 'client/ui/forms/controls/choice/CheckInput.tsx']);

const NATIVE = /<(?:button|input)\b(?:[^<>]|=>)*?\sdisabled\b/g;
/** Input shows a lock; the others get the attribute through a spread. A field is not disabled by a press of its own. */
const FIELDS = new Set(['client/ui/forms/controls/Input.tsx']);

test('no button or checkbox is natively disabled, which would drop the focus to the page when its own press disables it', () => {
  const found = sourceFiles('client')
    .filter(({ name }) => name.endsWith('.tsx') && !OWN.has(name) && !FIELDS.has(name))
    .flatMap(({ name, text }) => [...text.matchAll(NATIVE)].map(([part]) => `${name}: ${part.slice(0, 60)}`));
  expect(found).toEqual([]);
});

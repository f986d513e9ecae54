import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** A live region in a branch: it comes with its text, and most screen readers say nothing. */
const INSERTED = /(?:&&|\?|:)\s*\(?\s*<(\w+)[^<>]*\brole="status"/g;

/** Whole views: the first content of a dialog or page, or an outcome that gets the focus. */
const VIEWS = new Set([
  'client/entities/form/OutcomeNote.tsx',
  'client/features/auth/screen/AuthDialog.tsx',
  'client/features/cashier/StatementPage.tsx',
  'client/features/cashier/explain/Explain.tsx',
]);

test('no status region is inserted together with its text', () => {
  const found = sourceFiles('client')
    .filter(({ name }) => name.endsWith('.tsx') && !VIEWS.has(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(INSERTED)].map(({ index }) => `${name}: ${text.slice(index, index + 60)}`),
    );
  expect(found).toEqual([]);
});

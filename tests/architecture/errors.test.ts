import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** An import of the catalogue's value; its types may be imported anywhere. */
const CATALOGUE = /\berrorCatalogue\b/;

test('outside shared/errors, code reads what follows from an error through presentError, not the catalogue', () => {
  const files = sourceFiles('shared', 'config', 'client', 'server', 'sandbox', 'scripts', 'bench');
  const readers = files.filter(({ text }) => CATALOGUE.test(text)).map(({ name }) => name);
  expect(readers).toContain('shared/errors/presentError.ts');
  expect(readers.filter((name) => !name.startsWith('shared/errors/'))).toEqual([]);
});

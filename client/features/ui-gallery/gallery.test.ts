import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const read = (pattern: string) => globSync(pattern).filter((file) => !file.includes('.test.'));
const importsOf = (files: string[]) =>
  new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\/ui\/[a-z/]+\/)[A-Z]\w+(?=\.tsx')/g) ?? []));

/** They have no look of their own: callers pass the class, or what is shown. */
const WITHOUT_LOOK = ['ContentLink', 'ErrorBoundary', 'GetForm', 'LocaleLink'];

test('every client/ui component with a look used outside client/ui is in the gallery, and every other one has an owner', () => {
  const shown = importsOf(read('client/features/ui-gallery/*.tsx'));
  const used = importsOf(read('client/{app,dialogs,features,entities,i18n}/**/*.tsx'));
  const known = read('client/ui/**/[A-Z]*.tsx')
    .map((file) => basename(file, '.tsx'))
    .filter((name) => !WITHOUT_LOOK.includes(name));
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter((name) => used.has(name) && !shown.has(name))).toEqual([]);
  // A part without an owner is not shown anywhere.
  const owned = new Set(
    read('client/ui/**/*.tsx').flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<='\.[^']*\/)[A-Z]\w+(?=\.tsx')/g) ?? [],
    ),
  );
  expect(known.filter((name) => !shown.has(name) && !owned.has(name))).toEqual([]);
});

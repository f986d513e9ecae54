import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { importingLate } from './importLateComponents.ts';

test('importingLate, for a module that awaits its late component, imports the component and awaits nothing', () => {
  const file = 'client/app/shell/header/Header.tsx';
  const code = importingLate(readFileSync(file, 'utf8'), file);
  expect(code).toContain("import { PlayerControls as loaded } from './PlayerControls.tsx';");
  expect(code).toMatch(/SSR\s*\? loaded\s*: lateComponent\(load\)/);
  expect(code).not.toContain('await');
});

test('importingLate, for a module with two late components, imports both', () => {
  const file = 'client/features/profile/settings/ContactsCard.tsx';
  const code = importingLate(readFileSync(file, 'utf8'), file);
  expect(code).toContain("import { AddEmailForm as loadedEmailForm } from './AddEmailForm.tsx';");
  expect(code).toContain("import { AddPhoneForm as loadedPhoneForm } from './AddPhoneForm.tsx';");
  expect(code).toMatch(/SSR\s*\? loadedEmailForm\s*: lateComponent\(loadEmailForm\)/);
  expect(code).toMatch(/SSR\s*\? loadedPhoneForm\s*: lateComponent\(loadPhoneForm\)/);
  expect(code).not.toContain('await');
});

test('importingLate, for every module of the client that awaits on the server, leaves no await at the module’s level', () => {
  const late = sourceFiles('client').filter(({ text }) => /import\.meta\.env\.SSR\s*\?[^:]*?await /.test(text));
  expect(late.length).toBeGreaterThan(15);
  const awaiting = late.filter(({ name, text }) => /SSR\s*\?[^:]*?await /.test(importingLate(text, name)));
  expect(awaiting.map(({ name }) => name)).toEqual([]);
});

test('importingLate, for another way to load, throws with the name of the file', () => {
  const code =
    "const load = () => import('./Part.tsx');\nexport const Part = import.meta.env.SSR ? await load() : late(load);";
  expect(() => importingLate(code, 'client/LatePart.ts')).toThrow('client/LatePart.ts');
});

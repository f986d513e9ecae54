import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { importingLate } from './importLate.ts';

test('importingLate, for a module with two late components, imports both and defers nothing', () => {
  const file = 'client/features/profile/settings/ContactsCard.tsx';
  const code = importingLate(readFileSync(file, 'utf8'), file);
  expect(code).toMatch(
    /^import \{ AddEmailForm as late0 \} from '\.\/AddEmailForm\.tsx'; import \{ AddPhoneForm as late1 \} from '\.\/AddPhoneForm\.tsx';/,
  );
  expect(code).toContain('const AddEmailForm = late0;');
  expect(code).not.toContain('import(');
});

test.each(["late(() => import('./Part.tsx'), 'Part')", 'late(\n  () => import("./Part.tsx"),\n  "Part",\n)'])(
  'importingLate finds the call %j',
  (call) => {
    expect(importingLate(`const Part = ${call};`, 'client/Page.tsx')).toBe(
      "import { Part as late0 } from './Part.tsx';const Part = late0;",
    );
  },
);

test('importingLate, for every module of the client that has late components, leaves no call', () => {
  const files = sourceFiles('client').filter(({ name, text }) => /\blate\(/.test(text) && !name.endsWith('/late.ts'));
  expect(files.length).toBeGreaterThan(15);
  for (const { name, text } of files) expect(importingLate(text, name)).not.toMatch(/\blate\(/);
});

test('importingLate, for a call with another argument, throws with the name of the file', () => {
  const code = "const load = () => import('./Part.tsx');\nexport const Part = late(load, 'Part');";
  expect(() => importingLate(code, 'client/Page.tsx')).toThrow('client/Page.tsx');
});

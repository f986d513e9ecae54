import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importingLate } from './importLateComponents.ts';

const file = 'client/app/shell/header/PlayerCorner.ts';

test('importingLate, for a module that awaits its late component, imports the component and awaits nothing', () => {
  const code = importingLate(readFileSync(file, 'utf8'), file);
  expect(code).toContain("import { PlayerControls as loaded } from './PlayerControls.tsx';");
  expect(code).toMatch(/SSR\s*\? loaded\s*: lateComponent\(load\)/);
  expect(code).not.toContain('await');
});

test('importingLate, for another way to load, throws with the name of the file', () => {
  const code =
    "const load = () => import('./Part.tsx');\nexport const Part = import.meta.env.SSR ? await load() : late(load);";
  expect(() => importingLate(code, 'client/LatePart.ts')).toThrow('client/LatePart.ts');
});

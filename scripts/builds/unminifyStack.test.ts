import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unminifyStack } from './unminifyStack.ts';

/** Column 10 of line 1 is line 3, column 5 of the source. */
function maps(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const map = { version: 3, sources: ['../../../client/app/page.ts'], names: ['load'], mappings: 'SAEIA' };
  writeFileSync(path.join(folder, 'site-BcD1234.js.map'), JSON.stringify(map));
  return folder;
}
const STACK = 'Error: x\n    at a (https://yulduz.uz/assets/site-BcD1234.js:1:10)\n    at /assets/gone.js:2:5';

test('unminifyStack replaces places in built files by those of the sources, and leaves files without a map', () => {
  expect(unminifyStack(`${STACK}\n`, maps())).toBe(
    'Error: x\n    at a (client/app/page.ts:3:5 (load))\n    at /assets/gone.js:2:5',
  );
});

test('unminifyStack reads the stack out of a log line', () => {
  const line = JSON.stringify({ event: 'client_error', message: 'x', stack: STACK });
  expect(unminifyStack(line, maps())).toContain('client/app/page.ts:3:5');
});

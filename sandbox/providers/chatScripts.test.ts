import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAT_KINDS } from '#sandbox/platform/chatProviders.ts';
import { CHAT_SCRIPT } from './chatScripts.ts';

test.each(CHAT_KINDS)('the stand-in of the chat vendors has %s, and docs/integrations/chat.md its row', (kind) => {
  expect(CHAT_SCRIPT).toMatch(new RegExp(`^    ${kind}\\(\\) \\{$`, 'm'));
  expect(readFileSync('docs/integrations/chat.md', 'utf8')).toContain(`\n| \`${kind}\` |`);
});

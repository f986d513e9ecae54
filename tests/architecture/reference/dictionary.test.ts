import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the example of docs/integrations/dictionary.md replaces messages that exist, with their values and links', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/integrations/dictionary.md', 'utf8')) ?? [];
  const entries = Object.entries(JSON.parse(example) as Record<string, string>);
  const messageOf = (id: string) => {
    const file = readFileSync(`client/i18n/messages/uz/${id.slice(0, id.indexOf('.'))}.json`, 'utf8');
    return (JSON.parse(file) as Record<string, string>)[id];
  };
  const marks = (text = '') => text.match(/\{\w+\}|<\w+>/g) ?? [];
  expect(entries.length).toBeGreaterThan(2);
  for (const [id, text] of entries) expect([id, marks(text)]).toEqual([id, marks(messageOf(id))]);
});

import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A test language written from right to left: every message is the Uzbek one in brackets, so that a text which is not a message is visible. */
export const pseudoLanguage = { code: 'ar', name: 'العربية' };

const TABLE = 'shared/languages.ts';
const MESSAGES = ['client/i18n/messages', 'server/i18n/messages'];

/** Adds the test language to a copy of the sources: an entry of the table and the message folders. Rejects when a file is missing. */
export async function addLanguage(folder: string): Promise<void> {
  const { code, name } = pseudoLanguage;
  const table = path.join(folder, TABLE);
  const text = await readFile(table, 'utf8');
  const entry = `  ${code}: { name: '${name}', openGraph: 'ar_AE', direction: 'rtl', som: 'UZS' },\n`;
  await writeFile(table, text.replace('} as const satisfies', `${entry}} as const satisfies`));
  for (const messages of MESSAGES) {
    const target = path.join(folder, messages, code);
    await cp(path.join(folder, messages, 'uz'), target, { recursive: true });
    for (const file of await readdir(target)) {
      const texts = JSON.parse(await readFile(path.join(target, file), 'utf8')) as Record<string, string>;
      const marked = Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, `⟦${message}⟧`]));
      await writeFile(path.join(target, file), JSON.stringify(marked));
    }
  }
}

import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A test language written from right to left: every message is the Uzbek one in brackets, so that a text which is not a message is visible. */
export const pseudoLanguage = {
  code: 'ar',
  name: 'العربية',
  /** What is not translated yet: a file of every page, one of an area, and a message. */
  lacks: { files: ['errors.json', 'offline.json', 'providers.json'], message: 'shell.notFoundText' },
};

const TABLE = 'shared/languages.ts';
const MESSAGES = ['client/i18n/messages', 'server/i18n/messages'];

/** Adds the test language to a copy of the sources: an entry of the table and the message folders, which are not complete. Rejects when a file is missing. */
export async function addLanguage(folder: string): Promise<void> {
  const { code, name, lacks } = pseudoLanguage;
  const table = path.join(folder, TABLE);
  const text = await readFile(table, 'utf8');
  const entry = `  ${code}: { name: '${name}', openGraph: 'ar_AE', direction: 'rtl', som: 'UZS' },\n`;
  await writeFile(table, text.replace('} as const satisfies', `${entry}} as const satisfies`));
  for (const messages of MESSAGES) {
    const target = path.join(folder, messages, code);
    await cp(path.join(folder, messages, 'uz'), target, { recursive: true });
    for (const file of await readdir(target)) {
      if (lacks.files.includes(file)) {
        await rm(path.join(target, file));
        continue;
      }
      const texts = JSON.parse(await readFile(path.join(target, file), 'utf8')) as Record<string, string>;
      const known = Object.entries(texts).filter(([id]) => id !== lacks.message);
      const marked = Object.fromEntries(known.map(([id, message]) => [id, `⟦${message}⟧`]));
      await writeFile(path.join(target, file), JSON.stringify(marked));
    }
  }
}

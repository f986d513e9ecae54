import { readdirSync, readFileSync } from 'node:fs';

/** Every message of a folder of messages in one language, by id, as written. */
export function messagesIn(folder: string, locale: string): Record<string, string> {
  const files = readdirSync(`${folder}/${locale}`).filter((file) => file.endsWith('.json'));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(`${folder}/${locale}/${file}`, 'utf8'))));
}

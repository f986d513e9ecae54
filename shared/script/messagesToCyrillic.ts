import { type MessageNode, messageToCyrillic } from './messageToCyrillic.ts';

/** Compiled messages by their ids, in Cyrillic letters. */
export function messagesToCyrillic<T extends MessageNode>(
  messages: Readonly<Record<string, T[]>>,
): Record<string, T[]> {
  return Object.fromEntries(Object.entries(messages).map(([id, nodes]) => [id, messageToCyrillic(nodes)]));
}

import { type MessageNode, messageToCyrillic } from './messageToCyrillic.ts';

/** Transliterates compiled messages by id to Cyrillic. */
export function messagesToCyrillic<T extends MessageNode>(
  messages: Readonly<Record<string, T[]>>,
): Record<string, T[]> {
  return Object.fromEntries(Object.entries(messages).map(([id, nodes]) => [id, messageToCyrillic(nodes)]));
}

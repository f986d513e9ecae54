import { toCyrillic } from './toCyrillic.ts';

/** The text-related part of a node of a compiled ICU message: a literal has type 0, a select or plural `options`, a tag `children`. */
export interface MessageNode {
  type: number;
  value?: string;
  options?: Record<string, { value: MessageNode[] }>;
  children?: MessageNode[];
}

/** Transliterates a compiled message to Cyrillic; names of arguments, tags and choices are kept. */
export function messageToCyrillic<T extends MessageNode>(nodes: readonly T[]): T[] {
  return nodes.map((node) => ({
    ...node,
    ...(node.type === 0 && node.value !== undefined ? { value: toCyrillic(node.value) } : {}),
    ...(node.children ? { children: messageToCyrillic(node.children) } : {}),
    ...(node.options ? { options: optionsToCyrillic(node.options) } : {}),
  }));
}

function optionsToCyrillic(options: NonNullable<MessageNode['options']>): NonNullable<MessageNode['options']> {
  return Object.fromEntries(
    Object.entries(options).map(([choice, option]) => [choice, { ...option, value: messageToCyrillic(option.value) }]),
  );
}

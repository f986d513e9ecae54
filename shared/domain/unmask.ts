import { compileMask } from './compileMask.ts';

/** What the player typed, without the mask's literals; the value of a field configured with `unmask`. */
export function unmask(mask: string, masked: string): string {
  const tokens = compileMask(mask);
  return Array.from(masked)
    .filter((_, index) => tokens[index] instanceof RegExp)
    .join('');
}

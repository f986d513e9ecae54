import { compileMask } from './compileMask.ts';

/** Removes the mask's literals from masked text; the value of a field configured with `unmask`. */
export function unmask(mask: string, masked: string): string {
  const tokens = compileMask(mask);
  return Array.from(masked)
    .filter((_, index) => tokens[index] instanceof RegExp)
    .join('');
}

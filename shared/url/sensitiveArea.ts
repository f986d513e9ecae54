import { stripLocale } from '#shared/locales.ts';
import { readSegments } from './readSegments.ts';

/**
 * The sensitive area of a path: below `paths.cashier` or `paths.profileVerification`; undefined: none. Written as literals, because
 * every page loads this and must not load the table of paths.
 */
export function sensitiveArea(path: string): 'cashier' | 'verification' | undefined {
  const [first, second] = readSegments(stripLocale(path));
  if (first === 'cashier') return first;
  return first === 'profile' && second === 'verification' ? second : undefined;
}

import { stripLocale } from '../locales.ts';
import { readSegments } from './readSegments.ts';

/** Which sensitive pages a path is one of: below `paths.cashier` or `paths.profileVerification`. In words, not by the table of paths: every page carries this. */
export function sensitiveArea(path: string): 'cashier' | 'verification' | undefined {
  const [first, second] = readSegments(stripLocale(path));
  if (first === 'cashier') return first;
  return first === 'profile' && second === 'verification' ? second : undefined;
}

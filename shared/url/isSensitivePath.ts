import { stripLocale } from '../locales.ts';
import { readSegments } from './readSegments.ts';

/**
 * Whether only our own code may run on a page, that is below `paths.cashier` or `paths.profileVerification`: cards and
 * documents of identity are given there, so nobody else's may read along, be it the operator's, a tracker's or a chat's
 * . `path`: with its language or without. In words, not by the table of paths: every page carries this.
 */
export function isSensitivePath(path: string): boolean {
  const [first, second] = readSegments(stripLocale(path));
  return first === 'cashier' || (first === 'profile' && second === 'verification');
}

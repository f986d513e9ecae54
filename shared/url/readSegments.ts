import { decodeSegment } from './decodeSegment.ts';

/**
 * The segments of a path as the router compares them: percent-decoded, lower case, without empty ones. A check of the raw address
 * would be bypassed by `/%63ashier` and `/Cashier`. Query and hash are ignored.
 */
export function readSegments(path: string): string[] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => decodeSegment(segment).toLowerCase());
}

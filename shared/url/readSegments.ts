import { decodeSegment } from './decodeSegment.ts';

/**
 * The segments of a path as the router compares them: percent-decoded, lower case, no empty ones. A check that reads the
 * address as it was written would be walked past by `/%63ashier` and `/Cashier`. Query and fragment are not looked at.
 */
export function readSegments(path: string): string[] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => decodeSegment(segment).toLowerCase());
}

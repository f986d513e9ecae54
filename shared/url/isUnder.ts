import { readSegments } from './readSegments.ts';

/** Whether a path is one of `places` or below it, as the router reads both. All without their language. */
export function isUnder(path: string, places: readonly string[]): boolean {
  const segments = readSegments(path);
  return places.some((place) => readSegments(place).every((segment, at) => segment === segments[at]));
}

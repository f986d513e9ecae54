import { readSegments } from './readSegments.ts';

/** Whether a path equals one of `places` or is below it, compared like the router does. All without their language. */
export function isUnder(path: string, places: readonly string[]): boolean {
  const segments = readSegments(path);
  return places.some((place) => readSegments(place).every((segment, index) => segment === segments[index]));
}
